#if !hasFeature(Embedded)
  extension UIView {
    /// Sets what is told of the block's animations by the methods below; nothing unless set.
    ///
    /// It is kept until the animations are over.
    public class func setAnimationDelegate(_ delegate: Any?) {
      UIApplication.shared.viewAnimations.change { $0.notices?.delegate = delegate as AnyObject? }
    }

    /// Sets the delegate's method that is called when the block's animations start, after the delay; none unless set.
    ///
    /// It takes as many as it has of these: the block's name, and its context.
    public class func setAnimationWillStart(_ selector: Selector?) {
      UIApplication.shared.viewAnimations.change { $0.notices?.start = selector }
    }

    /// Sets the delegate's method that is called when the block's animations are over; none unless set.
    ///
    /// It takes as many as it has of these: the block's name, whether all animations finished, as a number or a truth
    /// value, and its context. Without any animation it is called in the next turn.
    public class func setAnimationDidStop(_ selector: Selector?) {
      UIApplication.shared.viewAnimations.change { $0.notices?.stop = selector }
    }
  }
#endif
