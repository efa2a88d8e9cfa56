import UIKit

/// Shows its controller's view at the lower edge, before a dark one.
class Sheet: UIPresentationController {
    let shade = UIView()

    override func presentationTransitionWillBegin() {
        let containerView = self.containerView
        shade.backgroundColor = UIColor.blackColor()
        shade.frame = containerView.bounds
        containerView.insertSubview(shade, atIndex: 0)
        presentedView().layer.cornerRadius = 8
    }

    override func containerViewWillLayoutSubviews() {
        // The shade is as large as all.
        shade.frame = containerView.bounds
        presentedView().frame = frameOfPresentedViewInContainerView()
        if let view = containerView {
            view.setNeedsLayout()
        }
    }

    override func frameOfPresentedViewInContainerView() -> CGRect {
        let all = self.containerView.bounds
        return CGRectMake(0, all.height / 2, all.width, all.height / 2)
    }
}
