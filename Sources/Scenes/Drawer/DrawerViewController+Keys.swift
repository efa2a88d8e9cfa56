import DeliberateTouch
import UIKit

// The equal of reaching for a dot for a keyboard: arrows mark one, which then receives the keys that carry it.
extension DrawerViewController {
  /// The arrows, with the axis along which each goes.
  private static let arrows: [(input: String, isAcross: Bool, step: Int)] = [
    (UIKeyCommand.inputLeftArrow, true, -1), (UIKeyCommand.inputRightArrow, true, 1),
    (UIKeyCommand.inputUpArrow, false, -1), (UIKeyCommand.inputDownArrow, false, 1),
  ]

  /// The keys that mark a dot.
  var markingKeys: [UIKeyCommand] {
    Self.arrows.map { UIKeyCommand($0.input, action: Self.keyAction) }
  }

  private func answer(_ command: UIKeyCommand) {
    guard command.isAmong(markingKeys),
      let arrow = Self.arrows.first(where: { $0.input == command.input })
    else { return }
    moveMark(across: arrow.isAcross, by: arrow.step)
  }

  /// Marks the next dot in a direction, however far beside it lies; the first one if none is marked.
  ///
  /// In each direction the dots have an order, so that every one of them is reached.
  private func moveMark(across isAcross: Bool, by step: Int) {
    let locations = dots.filter { isInSight($0) }.map { dot in
      (dot: dot, center: dot.superview?.convert(dot.center, to: view) ?? .zero)
    }
    let order = locations.sorted { one, other in
      let (a, b) = (one.center, other.center)
      return isAcross ? (a.x, a.y) < (b.x, b.y) : (a.y, a.x) < (b.y, b.x)
    }
    let next = order.firstIndex { $0.dot.isFirstResponder }.map { $0 + step } ?? 0
    guard order.indices.contains(next) else { return }
    order[next].dot.becomeFirstResponder()
    UIAccessibility.post(notification: .layoutChanged, argument: order[next].dot)
  }

  #if os(iOS) || os(visionOS) || TOUCHSTONE_APPLE_SHAPE
    private static var keyAction: Selector { #selector(drawerSceneKeyPressed(_:)) }

    @objc private func drawerSceneKeyPressed(_ command: UIKeyCommand) { answer(command) }
  #else
    private static var keyAction: Selector { Selector(DrawerViewController.answer(_:)) }
  #endif
}
