import UIKit

extension CGVector {
    init(_ point: CGPoint, times factor: CGFloat = 1) {
        dx = point.x * factor
        dy = point.y * factor
    }
}

/// Keeps how fast a finger was, and is its own target.
class ThrowRecognizer: UIPanGestureRecognizer {
    private(set) var speed = CGVector.zero

    init() {
        super.init(target: self, action: #selector(moved(_:)))
    }

    @objc private func moved(_ pan: UIPanGestureRecognizer) {
        speed = CGVector(pan.velocity(in: pan.view), times: 0.5)
    }
}

enum Corner {
    case near, far
}

class Sheet: UIView {
    private var anchorPoint: Corner?

    func take(_ point: CGPoint) {
        anchorPoint = point.x < bounds.midX ? .near : .far
        layer.anchorPoint = CGPoint(x: self.anchorPoint == .near ? 0 : 1, y: 0.5)
    }
}
