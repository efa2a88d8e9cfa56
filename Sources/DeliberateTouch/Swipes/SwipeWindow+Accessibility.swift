public import UIKit

// The equals of the window's gestures without touch: an action each, and the arrow keys.
extension SwipeWindow {
  /// Reports a gesture without a touch, to all that listen, as the touch would have been.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - view: The view to report it of; nil for the root controller's, or the window.
  public func perform(_ gesture: Gesture, on view: UIView? = nil) {
    report(gesture, view ?? rootViewController?.viewIfLoaded ?? self)
  }

  /// What the window recognizes: four swipes and its shapes.
  private var gestures: [Gesture] {
    let swipes = [SwipeDirection.left, .right, .up, .down].map { Gesture.swipe($0) }
    var names: [String] = []
    for template in shapes.templates where !names.contains(template.name) {
      names.append(template.name)
    }
    return swipes + names.map { .shape(PointCloudMatcher.Match(name: $0, score: 1)) }
  }

  /// An action for each gesture; for the window's elements too, where a reader offers only their own.
  public var gestureActions: [UIAccessibilityCustomAction] {
    let window = Unretained(self)
    return gestures.map { gesture in
      OfferedAction(name: actionTitle(gesture)) { _ in
        guard let window = window.object else { return false }
        window.perform(gesture)
        return true
      }
      .offered(by: self)
    }
  }

  nonisolated static func englishTitle(of gesture: Gesture) -> String {
    switch gesture {
    case .swipe(.left): "Swipe left"
    case .swipe(.right): "Swipe right"
    case .swipe(.up): "Swipe up"
    case .swipe(.down): "Swipe down"
    case .shape(let match): "Draw \(match.name)"
    }
  }

  // MARK: Keys

  private static let arrows: [(input: String, direction: SwipeDirection)] = [
    (UIKeyCommand.inputLeftArrow, .left), (UIKeyCommand.inputRightArrow, .right),
    (UIKeyCommand.inputUpArrow, .up), (UIKeyCommand.inputDownArrow, .down),
  ]

  /// An arrow for each direction.
  var swipeKeys: [UIKeyCommand] {
    Self.arrows.map { input, direction in
      let title = actionTitle(.swipe(direction))
      return UIKeyCommand(input, swipeKeyModifiers, title: title, action: Self.keyAction)
    }
  }

  private func answer(_ command: UIKeyCommand) {
    guard command.isAmong(swipeKeys),
      let arrow = Self.arrows.first(where: { $0.input == command.input })
    else { return }
    perform(.swipe(arrow.direction))
  }

  #if os(iOS) || os(visionOS) || TOUCHSTONE_APPLE_SHAPE
    private static var keyAction: Selector { #selector(swipeKeyPressed(_:)) }

    @objc private func swipeKeyPressed(_ command: UIKeyCommand) { answer(command) }
  #else
    private static var keyAction: Selector { Selector(SwipeWindow.answer(_:)) }
  #endif
}
