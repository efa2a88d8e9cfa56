import UIKit

/// Shows its controller's view at the lower edge, before a dark one.
class Sheet: UIPresentationController {
    let shade = UIView()

    override func presentationTransitionWillBegin() {
        let containerView: UIView! = self.containerView
        shade.backgroundColor = UIColor.black
        shade.frame = containerView.bounds
        containerView.insertSubview(shade, at: 0)
        presentedView!.layer.cornerRadius = 8
    }

    override func containerViewWillLayoutSubviews() {
        // The shade is as large as all.
        shade.frame = containerView!.bounds
        presentedView!.frame = frameOfPresentedViewInContainerView
        if let view = containerView {
            view.setNeedsLayout()
        }
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        let all = self.containerView!.bounds
        return CGRect(x: 0, y: all.height / 2, width: all.width, height: all.height / 2)
    }
}
