import UIKit

final class Relay<Sender: UIGestureRecognizer> {
  var block: ((Sender) -> Void)?
  func fired(_ sender: UIGestureRecognizer) { (sender as? Sender).map { block?($0) } }
}

final class Center {
  static let shared = Center()
  func opened() {}
}

final class RelayedTap: UITapGestureRecognizer {
  let relay = Relay<UITapGestureRecognizer>()

  init(_ block: @escaping (UITapGestureRecognizer) -> Void) {
    relay.block = block
    super.init(target: relay, action: Selector(Relay<UITapGestureRecognizer>.fired(_:)).named("fired(_:)"))
  }

  init(center: Center) {
    super.init(target: center, action: Selector(Center.opened).named("opened"))
  }

  static func make() -> UITapGestureRecognizer {
    let other = Relay<UITapGestureRecognizer>()
    let tap = UITapGestureRecognizer(target: other, action: Selector(Relay<UITapGestureRecognizer>.fired).named("fired(_:)"))
    tap.addTarget(Center.shared, action: Selector(Center.opened).named("opened"))
    return tap
  }
}

final class BlockPinch: UIPinchGestureRecognizer {
  var block: (() -> Void)?

  override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
  convenience init(_ block: @escaping () -> Void) {
    self.init(target: nil, action: nil)
    self.block = block
  }
}

final class PlainPinch: UIPinchGestureRecognizer {
  convenience init(name: String) {
    self.init()
    self.name = name
  }
}
