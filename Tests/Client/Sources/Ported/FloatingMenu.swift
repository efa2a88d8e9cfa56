import UIKit

/// A round button that unfolds others.
class FloatingMenu: UIView {
  let mainButton = UIButton(type: .custom)
  private(set) var items: [UIButton] = []
  private(set) var isOpen = false
  var onSelect: ((Int) -> Void)?
  var itemOffset = UIOffset(horizontal: 0, vertical: -60)

  override init(frame: CGRect) {
    super.init(frame: frame)
    mainButton.frame = bounds
    mainButton.setTitle("+", for: .normal)
    mainButton.setImage(UIImage(systemName: "plus"), for: .normal)
    mainButton.layer.cornerRadius = frame.width / 2
    mainButton.addTarget(self, action: Selector(Self.toggle).named("toggle"), for: .touchUpInside)
    mainButton.addInteraction(PressInteraction())
    addSubview(mainButton)
  }

  required init?(coder: NSCoder) { fatalError() }

  func addItem(_ title: String) {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.frame = bounds
    button.alpha = 0
    button.tag = items.count
    button.addTarget(
      self,
      action: Selector(Self.tapped(_:)).named("tapped(_:)"),
      for: .touchUpInside
    )
    insertSubview(button, belowSubview: mainButton)
    items.append(button)
  }

  func toggle() {
    isOpen.toggle()
    UIView.animate(
      withDuration: 0.3,
      delay: 0,
      usingSpringWithDamping: 0.8,
      initialSpringVelocity: 0.5,
      options: [.allowUserInteraction, .beginFromCurrentState]
    ) {
      self.mainButton.transform =
        self.isOpen ? CGAffineTransform(rotationAngle: .pi / 4) : .identity
      for (index, item) in self.items.enumerated() {
        let step = CGFloat(index + 1)
        item.transform =
          self.isOpen
          ? CGAffineTransform(
            translationX: self.itemOffset.horizontal * step,
            y: self.itemOffset.vertical * step
          ) : .identity
        item.alpha = self.isOpen ? 1 : 0
      }
    }
  }

  private func tapped(_ sender: UIButton) {
    onSelect?(sender.tag)
    toggle()
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    subviews.contains { !$0.isHidden && $0.alpha > 0 && $0.frame.contains(point) }
  }
}
