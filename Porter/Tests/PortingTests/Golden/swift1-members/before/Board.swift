import UIKit

struct Place {
    var left: CGFloat!
    var top: CGFloat!
}

/// A wall of bricks that a ball hits.
class Board: UIView {
    typealias TouchHandler = (touches: NSSet, event: UIEvent) -> ()

    var handler: TouchHandler?
    var animator: UIDynamicAnimator!
    var collision: UICollisionBehavior?
    var drag: UIAttachmentBehavior?
    var places: [Place] = []

    override convenience init() {
        self.init(frame: CGRectZero)
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
    }

    required init(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        if aDecoder.containsValueForKey("names") {
            names = aDecoder.decodeObjectForKey("names") as [String]
        }
    }

    var names: [String] = []

    func start() {
        animator = UIDynamicAnimator(referenceView: self)
        collision = UICollisionBehavior(items: subviews)
        animator.addBehavior(collision)
    }

    func add(brick: UIView, number: Int, place: Place) {
        let left = place.left
        let right = left + brick.bounds.width
        brick.frame = CGRectMake(left, place.top, right - left, 20)
        collision?.removeBoundaryWithIdentifier(number)
        collision?.addBoundaryWithIdentifier(number, forPath: UIBezierPath(rect: brick.frame))
    }

    override func touchesBegan(touches: NSSet, withEvent event: UIEvent) {
        super.touchesBegan(touches, withEvent: event)
        handler?(touches: touches, event: event)
        let all = touches.allObjects as [UITouch]
        println(all.count)
    }

    override func touchesMoved(touches: Set<NSObject>, withEvent event: UIEvent) {
        super.touchesMoved(touches as Set<NSObject>, withEvent: event)
    }

    override func touchesEnded(touches: Set<NSObject>, withEvent event: UIEvent) {
        animator.removeBehavior(drag)
    }
}
