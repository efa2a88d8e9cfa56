#if !hasFeature(Embedded)
  import TouchCore
  public import TouchGraphics

  /// A method that is called after a delay.
  final class PerformRequest {
    let target: AnyObject
    let selector: Selector
    let argument: Any?
    var deadline: DeadlineQueue.Deadline?

    init(_ target: AnyObject, _ selector: Selector, _ argument: Any?) {
      (self.target, self.selector, self.argument) = (target, selector, argument)
    }

    /// Whether it is the one that a client wants to cancel.
    func isMeant(by selector: Selector, _ argument: Any?) -> Bool {
      guard self.selector == selector else { return false }
      guard let own = self.argument, let argument else {
        return self.argument == nil && argument == nil
      }
      if let own = own as? AnyHashable, let other = argument as? AnyHashable { return own == other }
      return own as AnyObject === argument as AnyObject
    }
  }

  extension UIApplication {
    /// Runs a closure when what is due now is over.
    func runInNextTurn(_ body: @escaping @MainActor () -> Void) {
      _ = deadlines.schedule(at: now.onClock, action: body)
    }

    /// Calls a method after a delay; the target and the argument are kept until then.
    func perform(_ request: PerformRequest, afterDelay delay: TimeInterval) {
      wait(for: max(TouchTime(seconds: delay), .zero), with: request)
      noteStart(unless: { [weak request] in UIView.shows(request?.target) }) {
        [unowned self, weak request] other in
        guard let request, let deadline = request.deadline, deadline.isPending else { return }
        performRequests.removeAll { $0 === request }
        deadlines.cancel(deadline)
        other.wait(for: deadline.time - now, with: request)
      }
    }

    private func wait(for span: TouchTime, with request: PerformRequest) {
      performRequests.append(request)
      request.deadline = deadlines.schedule(at: (now + span).onClock, isRecurring: false) {
        [weak self] in
        self?.performRequests.removeAll { $0 === request }
        let found = request.selector.perform(
          on: request.target,
          sender: request.argument as AnyObject?
        )
        precondition(found, "perform(_:with:afterDelay:): the object doesn't have the method.")
      }
    }

    /// Cancels what was to be called on a target.
    func cancelPerformRequests(of target: AnyObject, where isMeant: (PerformRequest) -> Bool) {
      let gone = performRequests.filter { $0.target === target && isMeant($0) }
      performRequests.removeAll { request in gone.contains { $0 === request } }
      for request in gone {
        if let deadline = request.deadline { deadlines.cancel(deadline) }
      }
    }
  }

  extension NSObjectProtocol {
    /// Calls a method once after a delay, on the application's clock; the object and the argument are kept until then.
    ///
    /// `NSObject.cancelPreviousPerformRequests(withTarget:)` cancels it.
    @preconcurrency @MainActor
    public func perform(
      _ aSelector: Selector,
      with anArgument: Any?,
      afterDelay delay: TimeInterval
    ) {
      UIApplication.shared.perform(
        PerformRequest(self as AnyObject, aSelector, anArgument),
        afterDelay: delay
      )
    }

    /// As `perform(_:with:afterDelay:)`; every mode of the run loop acts as the common one (rule 10.2).
    @preconcurrency @MainActor
    public func perform(
      _ aSelector: Selector,
      with anArgument: Any?,
      afterDelay delay: TimeInterval,
      inModes modes: [RunLoop.Mode]
    ) {
      perform(aSelector, with: anArgument, afterDelay: delay)
    }

    /// Calls a method now.
    ///
    /// - Returns: Nil: what the method returns is not known here.
    /// - Precondition: The object has the method.
    @preconcurrency @MainActor
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
      perform(aSelector, with: nil)
    }

    /// Calls a method with an argument now.
    ///
    /// - Returns: Nil: what the method returns is not known here.
    /// - Precondition: The object has the method.
    @preconcurrency @MainActor
    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
      let found = aSelector.perform(on: self as AnyObject, sender: object as AnyObject?)
      precondition(found, "perform(_:with:): the object doesn't have the method.")
      return nil
    }

    /// Whether the object is of the class whose method a selector names.
    @preconcurrency @MainActor
    public func responds(to aSelector: Selector!) -> Bool {
      aSelector?.isImplemented(by: self as AnyObject) ?? false
    }
  }

  extension NSObject {
    /// Cancels what `perform(_:with:afterDelay:)` is to call on a target.
    @preconcurrency @MainActor
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
      UIApplication.shared.cancelPerformRequests(of: aTarget as AnyObject) { _ in true }
    }

    /// Cancels what `perform(_:with:afterDelay:)` is to call on a target with a method and an argument.
    @preconcurrency @MainActor
    public class func cancelPreviousPerformRequests(
      withTarget aTarget: Any,
      selector aSelector: Selector,
      object anArgument: Any?
    ) {
      UIApplication.shared.cancelPerformRequests(of: aTarget as AnyObject) {
        $0.isMeant(by: aSelector, anArgument)
      }
    }
  }
#endif
