#if !hasFeature(Embedded)
  /// A trait, as those name it who observe it.
  public protocol UITraitDefinition {
    /// What the trait is.
    associatedtype Value
    /// What it is where nothing else is said.
    static var defaultValue: Value { get }
  }

  /// A trait that collections have; what a client defines changes nowhere.
  protocol CollectedTrait: UITraitDefinition where Value: Equatable {
    /// What it is in a collection.
    static func value(in traits: UITraitCollection) -> Value
  }

  /// The name of a trait's type.
  public typealias UITrait = any UITraitDefinition.Type

  /// Whether the interface is light or dark.
  public struct UITraitUserInterfaceStyle: CollectedTrait {
    /// Not specified.
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
    /// The collection's style.
    static func value(in traits: UITraitCollection) -> UIUserInterfaceStyle {
      traits.userInterfaceStyle
    }
  }

  /// How much room there is from side to side.
  public struct UITraitHorizontalSizeClass: CollectedTrait {
    /// Not specified.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    /// The collection's class.
    static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass {
      traits.horizontalSizeClass
    }
  }

  /// How much room there is from top to bottom.
  public struct UITraitVerticalSizeClass: CollectedTrait {
    /// Not specified.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    /// The collection's class.
    static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass {
      traits.verticalSizeClass
    }
  }

  /// The number of pixels per point.
  public struct UITraitDisplayScale: CollectedTrait {
    /// Not known.
    public static var defaultValue: CGFloat { 0 }
    /// The collection's scale.
    static func value(in traits: UITraitCollection) -> CGFloat { traits.displayScale }
  }

  /// The direction in which the language is read.
  public struct UITraitLayoutDirection: CollectedTrait {
    /// Not specified.
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
    /// The collection's direction.
    static func value(
      in traits: UITraitCollection
    ) -> UITraitEnvironmentLayoutDirection { traits.layoutDirection }
  }

  /// The size of text that the reader chose.
  public struct UITraitPreferredContentSizeCategory: CollectedTrait {
    /// Not specified.
    public static var defaultValue: UIContentSizeCategory { .unspecified }
    /// The collection's size.
    static func value(in traits: UITraitCollection) -> UIContentSizeCategory {
      traits.preferredContentSizeCategory
    }
  }

  /// The kind of device.
  public struct UITraitUserInterfaceIdiom: CollectedTrait {
    /// Not specified.
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
    /// The collection's kind.
    static func value(in traits: UITraitCollection) -> UIUserInterfaceIdiom {
      traits.userInterfaceIdiom
    }
  }

  /// What has traits.
  @preconcurrency @MainActor
  public protocol UITraitEnvironment: AnyObject {
    /// The traits.
    var traitCollection: UITraitCollection { get }
    /// Called when they changed.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
  }

  extension UIView: UITraitEnvironment {}
  extension UIViewController: UITraitEnvironment {}

  /// What was registered for changes of traits; hand it back to end that.
  public protocol UITraitChangeRegistration: AnyObject {}

  /// What observes traits of a view or a controller.
  final class TraitObserver: UITraitChangeRegistration {
    private let differs: (UITraitCollection, UITraitCollection) -> Bool
    /// Called with the view or the controller and its traits before.
    let handler: @MainActor (AnyObject, UITraitCollection) -> Void

    init(
      _ traits: [UITrait],
      _ handler: @escaping @MainActor (AnyObject, UITraitCollection) -> Void
    ) {
      self.handler = handler
      differs = { one, other in traits.contains { TraitObserver.differs($0, in: one, other) } }
    }

    private static func differs(
      _ trait: UITrait,
      in one: UITraitCollection,
      _ other: UITraitCollection
    ) -> Bool {
      func differs<Trait: CollectedTrait>(_ trait: Trait.Type) -> Bool {
        trait.value(in: one) != trait.value(in: other)
      }
      guard let collected = trait as? any CollectedTrait.Type else { return false }
      return differs(collected)
    }

    /// Tells the handler, if one of its traits is another.
    @MainActor
    func tell(_ object: AnyObject, from before: UITraitCollection, to after: UITraitCollection) {
      if differs(before, after) { handler(object, before) }
    }
  }

  /// What tells of changes of its traits.
  ///
  /// The views and controllers of the engine adopt it.
  @preconcurrency @MainActor
  public protocol UITraitChangeObservable: UITraitEnvironment {}

  extension UIView: UITraitChangeObservable {}
  extension UIViewController: UITraitChangeObservable {}

  extension UITraitChangeObservable {
    /// Registers a closure for changes of traits.
    ///
    /// It is called after `traitCollectionDidChange(_:)`, which Apple documents no order for.
    ///
    /// - Parameters:
    ///   - traits: The traits.
    ///   - handler: Called with this object and its traits before, when one of them changed.
    /// - Returns: What ends it, which needs not be kept.
    @discardableResult
    public func registerForTraitChanges(
      _ traits: [UITrait],
      handler: @escaping (Self, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
      let observer = TraitObserver(traits) { object, before in
        guard let object = object as? Self else { return }
        handler(object, before)
      }
      enroll(observer)
      return observer
    }

    /// Registers a closure for changes of traits that names this object's type itself, as `Self` in a class.
    ///
    /// - Parameters:
    ///   - traits: The traits.
    ///   - handler: Called with this object, if it is of the type, and its traits before, when one of them changed.
    /// - Returns: What ends it, which needs not be kept.
    @_disfavoredOverload
    @discardableResult
    public func registerForTraitChanges<Observable>(
      _ traits: [UITrait],
      handler: @escaping (Observable, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
      let observer = TraitObserver(traits) { object, before in
        guard let object = object as? Observable else { return }
        handler(object, before)
      }
      enroll(observer)
      return observer
    }

    /// Registers a method of an object for changes of traits.
    ///
    /// - Parameters:
    ///   - traits: The traits.
    ///   - target: Has the method; not retained.
    ///   - action: The method; it gets this object, if it takes one.
    /// - Returns: What ends it, which needs not be kept.
    @discardableResult
    public func registerForTraitChanges(
      _ traits: [UITrait],
      target: ActionTarget,
      action: Selector
    ) -> any UITraitChangeRegistration {
      let observer = TraitObserver(traits) { [weak target = target as AnyObject] object, _ in
        guard let target else { return }
        _ = action.perform(on: target, sender: object)
      }
      enroll(observer)
      return observer
    }

    /// Registers a method of this object for changes of traits.
    @discardableResult
    public func registerForTraitChanges(
      _ traits: [UITrait],
      action: Selector
    ) -> any UITraitChangeRegistration {
      let observer = TraitObserver(traits) { object, _ in
        _ = action.perform(on: object, sender: object)
      }
      enroll(observer)
      return observer
    }

    /// Ends what was registered.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
      if let view = self as? UIView {
        view.traitLook.extras?.traitObservers.removeAll { $0 === registration }
      } else if let controller = self as? UIViewController {
        controller.extras?.traitObservers.removeAll { $0 === registration }
      }
    }

    private func enroll(_ observer: TraitObserver) {
      if let view = self as? UIView {
        view.ownExtras.traitObservers.append(observer)
      } else if let controller = self as? UIViewController {
        controller.ownExtras.traitObservers.append(observer)
      }
    }
  }

  extension UIView {
    /// Tells what observes the traits of the view and of its controller.
    func tellTraitObservers(from before: UITraitCollection, to after: UITraitCollection) {
      for observer in traitLook.extras?.traitObservers ?? [] {
        observer.tell(self, from: before, to: after)
      }
      guard let controller else { return }
      for observer in controller.extras?.traitObservers ?? [] {
        observer.tell(controller, from: before, to: after)
      }
    }
  }
#endif
