#if !hasFeature(Embedded)
  public import TouchGraphics

  /// What `addObserver(_:selector:name:object:)` added to a centre.
  private struct SelectorObservation {
    weak var center: NotificationCenter?
    weak var observer: AnyObject?
    let name: NSNotification.Name?
    weak var object: AnyObject?
    let token: any NSObjectProtocol
  }

  /// The observations of all centres by their observers.
  @MainActor private var observations: [ObjectIdentifier: [SelectorObservation]] = [:]

  extension NotificationCenter {
    /// Calls a method at each notification of a name and a sender, until the observer is gone or removed.
    ///
    /// The method takes nothing or the notification. The observer is held weakly. Notifications that are posted
    /// off the main thread are delivered on it, a turn later.
    ///
    /// - Parameters:
    ///   - observer: The object that has the method.
    ///   - aSelector: The method: `Selector(Self.changed(_:))`.
    ///   - aName: The notifications' name; nil for any.
    ///   - anObject: Who posts them; nil for any.
    @preconcurrency @MainActor
    public func addObserver(
      _ observer: Any,
      selector aSelector: Selector,
      name aName: NSNotification.Name?,
      object anObject: Any?
    ) {
      MainQueue.mark()
      let target = observer as AnyObject
      nonisolated(unsafe) let weakly = Weakly(target)
      let token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
        nonisolated(unsafe) let notification = notification
        let deliver: @MainActor () -> Void = {
          guard let target = weakly.object else { return }
          let found = aSelector.perform(on: target, sender: notification as AnyObject)
          precondition(found, "A notification's observer doesn't have the method of its selector.")
        }
        if Thread.isMainThread || DispatchQueue.getSpecific(key: MainQueue.key) != nil {
          MainActor.assumeIsolated(deliver)
        } else {
          DispatchQueue.main.async(execute: deliver)
        }
      }
      let key = ObjectIdentifier(target)
      observations[key] = (observations[key] ?? []).filter { $0.observer === target }
      observations[key]?.append(
        SelectorObservation(
          center: self,
          observer: target,
          name: aName,
          object: anObject.map { $0 as AnyObject },
          token: token
        )
      )
    }

    /// Takes an observer away, whether it was added with a selector or is what a closure was added as.
    @preconcurrency @MainActor
    public func removeObserver<Observer: AnyObject>(_ observer: Observer) {
      removeObservations(of: observer) { _ in true }
      removeObserver(observer as Any)
    }

    /// Takes an observer away from the notifications of a name and a sender; nil for any.
    @preconcurrency @MainActor
    public func removeObserver<Observer: AnyObject>(
      _ observer: Observer,
      name aName: NSNotification.Name?,
      object anObject: Any?
    ) {
      let object = anObject.map { $0 as AnyObject }
      removeObservations(of: observer) {
        (aName == nil || $0.name == aName) && (object == nil || $0.object === object)
      }
      removeObserver(observer as Any, name: aName, object: anObject)
    }

    @MainActor
    private func removeObservations(
      of observer: AnyObject,
      where isMeant: (SelectorObservation) -> Bool
    ) {
      let key = ObjectIdentifier(observer)
      for observation in observations[key] ?? []
      where observation.center === self && isMeant(observation) {
        removeObserver(observation.token as Any)
      }
      observations[key]?.removeAll { $0.center === self && isMeant($0) }
      if observations[key]?.isEmpty == true { observations[key] = nil }
    }
  }

  /// Tells the main queue, which any thread may serve once the main thread has given it away.
  private enum MainQueue {
    static let key = DispatchSpecificKey<Bool>()

    static func mark() { DispatchQueue.main.setSpecific(key: key, value: true) }
  }

  /// Holds an object weakly for a closure that any thread may own.
  private struct Weakly {
    weak var object: AnyObject?

    init(_ object: AnyObject) { self.object = object }
  }
#endif
