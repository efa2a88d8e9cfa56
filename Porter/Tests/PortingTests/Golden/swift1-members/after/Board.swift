import UIKit

struct Place {
    var left: CGFloat!
    var top: CGFloat!
}

/// A wall of bricks that a ball hits.
class Board: UIView {
    typealias TouchHandler = (_ touches: Set<UITouch>, _ event: UIEvent) -> ()

    var handler: TouchHandler?
    var animator: UIDynamicAnimator!
    var collision: UICollisionBehavior?
    var drag: UIAttachmentBehavior?
    var places: [Place] = []

    convenience init() {
        self.init(frame: CGRect.zero)
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        if aDecoder.containsValue(forKey: "names") {
            names = aDecoder.decodeObject(forKey: "names") as! [String]
        }
    }

    var names: [String] = []

    func start() {
        animator = UIDynamicAnimator(referenceView: self)
        collision = UICollisionBehavior(items: subviews)
        animator.addBehavior(collision!)
    }

    func add(_ brick: UIView, number: Int, place: Place) {
        let left: CGFloat! = place.left
        let right = left + brick.bounds.width
        brick.frame = CGRect(x: left, y: place.top, width: right - left, height: 20)
        collision?.removeBoundary(withIdentifier: NSNumber(value: number))
        collision?.addBoundary(withIdentifier: NSNumber(value: number), for: UIBezierPath(rect: brick.frame))
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent!) {
        super.touchesBegan(touches, with: event)
        handler?(touches, event)
        let all = Array(touches) as [UITouch]
        print(all.count)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let drag = drag { animator.removeBehavior(drag) }
    }
}
