import UIKit

class Palette: UIControl {
    let shades = [UIColor.redColor(), UIColor.greenColor(), UIColor.blueColor()]
    var chosen = 0
    var stop = CGFloat.min

    init(frame: CGRect) {
        super.init(frame: frame)
        autoresizingMask = .FlexibleWidth | .FlexibleHeight
        build()
    }

    required init(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        build()
    }

    func build() {
        for (i, shade) in enumerate(shades) {
            let field = CALayer()
            field.backgroundColor = shade.CGColor
            field.frame.origin.x = CGFloat(i) * 20
            layer.addSublayer(field)
        }
        self.layer.sublayers[0].borderWidth = 1
        for field in self.layer.sublayers { field.opacity = 0.5 }
        exclusiveTouch = true
    }

    override class func layerClass() -> AnyClass { return CAShapeLayer.self }

    func reset() {
        let shape = self.layer as CAShapeLayer
        shape.lineWidth = 2
        chosen = countElements(shades) - 1
        UIView.animateWithDuration(0.2, delay: 0, options: nil, animations: { self.alpha = 1 }, completion: nil)
        UIView.animateWithDuration(0.2, delay: 0,
            options: UIViewAnimationOptions.CurveEaseOut | UIViewAnimationOptions.BeginFromCurrentState,
            animations: { self.alpha = 0 }, completion: nil)
    }

    override func beginTrackingWithTouch(touch: UITouch, withEvent event: UIEvent) -> Bool {
        var nearest = CGFloat.max
        for (i, field) in enumerate(layer.sublayers) {
            let distance = abs(field.frame.midX - touch.locationInView(self).x)
            if distance < nearest { nearest = distance; chosen = i }
        }
        return nearest > superview?.bounds.width
    }

    override func endTrackingWithTouch(touch: UITouch, withEvent event: UIEvent) {
        super.endTrackingWithTouch(touch, withEvent: event)
        if touch.tapCount > 1 { stop = 0 }
    }
}

class Trail: UIView {
    var places: [CGPoint] = []
    var path: CGPath!

    override init(frame: CGRect) { super.init(frame: frame) }

    required init(coder aDecoder: NSCoder) { super.init(coder: aDecoder)! }

    override func touchesBegan(touches: NSSet, withEvent event: UIEvent) {
        let touch = touches.anyObject() as UITouch
        places.insert(touch.locationInView(self), atIndex: 0)
    }

    override func touchesMoved(touches: NSSet, withEvent event: UIEvent) {
        for touch: AnyObject in touches {
            places.append((touch as UITouch).locationInView(self))
        }
        if event.allTouches()?.count == 1 { places.removeAtIndex(0) }
    }

    override func touchesEnded(touches: NSSet, withEvent event: UIEvent) {
        var move = CGAffineTransformMakeTranslation(3, 4)
        path = CGPathCreateWithEllipseInRect(CGRectMake(0, 0, 2, 2), &move)
    }
}
