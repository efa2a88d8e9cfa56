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

/// What Swift 3 and 4 took, and later versions don't.
final class Slides: UIView {
    open let strip: UIScrollView = UIScrollView()
    private let edge = CAShapeLayer()
    let tone: CGColor = #colorLiteral(red: 0.2, green: 0.2, blue: 0.2, alpha: 1)

    func show() {
        layer.borderColor = #colorLiteral(red: 0.2, green: 0.2, blue: 0.2, alpha: 0.5)
        backgroundColor = #colorLiteral(red: 1, green: 1, blue: 1, alpha: 1)
        if self.responds(to: #selector(getter: contentScaleFactor)) { contentScaleFactor = 2 }
        UIView.animate(withDuration: 0.3, animations: { _ in self.alpha = 1 })
        UIView.animate(withDuration: 0.3, animations: { [weak self] _ in
            self?.alpha = 0
        }, completion: { _ in self.removeFromSuperview() })
        UIView.performWithoutAnimation { _ in
            self.strip.contentOffset = .zero
        }
        DispatchQueue.global().async { _ in print("later") }
    }
}

final class Drawer: UIViewController {
    override var childViewControllerForStatusBarStyle: UIViewController? { return childViewControllers.last }
    override var childViewControllerForStatusBarHidden: UIViewController? { return childViewControllers.last }
}
