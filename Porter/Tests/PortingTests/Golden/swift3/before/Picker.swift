import UIKit

typealias Picked = (Void) -> (Void)

class Picker: UIControl {
    var picked: Picked?
    var asked: ((Void) -> Bool)?
    var told: (Bool) -> Void = { _ in }

    override var alignmentRectInsets: UIEdgeInsets { return UIEdgeInsetsMake(1, 1, 1, 1) }

    func place(in size: CGSize) {
        guard __CGSizeEqualToSize(size, bounds.size) == false else { return }
        frame = frame(forAlignmentRect: CGRect(origin: .zero, size: size))
        if __CGAffineTransformEqualToTransform(transform, CGAffineTransform.identity) { told(true) }
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        picked?()
        guard let asked = asked, asked() else { return }
        told(UIView.userInterfaceLayoutDirection(for: semanticContentAttribute) == .leftToRight)
    }
}

final class Looks: UIButton {
    convenience init(title: String) {
        self.init(frame: .zero)
        configuration = .filled()
        configuration?.title = title
        configuration?.contentInsets = .init(top: 10, leading: 14, bottom: 10, trailing: 14)
        configuration?.imagePlacement = .trailing
        configuration?.cornerStyle = .capsule
    }
}
