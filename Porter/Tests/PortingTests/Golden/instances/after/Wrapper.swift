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
