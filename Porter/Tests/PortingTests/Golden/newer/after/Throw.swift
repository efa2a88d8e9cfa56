import UIKit

extension CGVector {
    init(_ point: CGPoint, times factor: CGFloat = 1) {
        self.init()
        dx = point.x * factor
        dy = point.y * factor
    }
}

/// Keeps how fast a finger was, and is its own target.
class ThrowRecognizer: UIPanGestureRecognizer {
    private(set) var speed = CGVector.zero

    init() {
        super.init(target: nil, action: nil)
        addTarget(self, action: Selector(ThrowRecognizer.moved(_:)).named("moved(_:)"))
    }

    private func moved(_ pan: UIPanGestureRecognizer) {
        speed = CGVector(pan.velocity(in: pan.view), times: 0.5)
    }
}

enum Corner {
    case near, far
}

class Sheet: UIView {
    private var ownAnchorPoint: Corner?

    func take(_ point: CGPoint) {
        ownAnchorPoint = point.x < bounds.midX ? .near : .far
        layer.anchorPoint = CGPoint(x: self.ownAnchorPoint == .near ? 0 : 1, y: 0.5)
    }
}
