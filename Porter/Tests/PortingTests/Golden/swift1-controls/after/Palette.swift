import UIKit

class Palette: UIControl {
    let shades = [UIColor.red, UIColor.green, UIColor.blue]
    var chosen = 0
    var stop = CGFloat.leastNormalMagnitude

    override init(frame: CGRect) {
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        build()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        build()
    }

    func build() {
        for (i, shade) in shades.enumerated() {
            let field = CALayer()
            field.backgroundColor = shade.cgColor
            field.frame.origin.x = CGFloat(i) * 20
            layer.addSublayer(field)
        }
        self.layer.sublayers![0].borderWidth = 1
        for field in self.layer.sublayers! { field.opacity = 0.5 }
        isExclusiveTouch = true
    }

    override class var layerClass: AnyClass { return CAShapeLayer.self }

    func reset() {
        let shape = self.layer as! CAShapeLayer
        shape.lineWidth = 2
        chosen = shades.count - 1
        UIView.animate(withDuration: 0.2, delay: 0, options: [], animations: { self.alpha = 1 }, completion: nil)
        UIView.animate(withDuration: 0.2, delay: 0,
            options: [UIView.AnimationOptions.curveEaseOut, UIView.AnimationOptions.beginFromCurrentState],
            animations: { self.alpha = 0 }, completion: nil)
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        var nearest = CGFloat.greatestFiniteMagnitude
        for (i, field) in layer.sublayers!.enumerated() {
            let distance = abs(field.frame.midX - touch.location(in: self).x)
            if distance < nearest { nearest = distance; chosen = i }
        }
        return nearest > (superview?.bounds.width ?? -.infinity)
    }

    override func endTracking(_ touch: UITouch!, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if touch.tapCount > 1 { stop = 0 }
    }
}

class Trail: UIView {
    var places: [CGPoint] = []
    var path: CGPath!

    override init(frame: CGRect) { super.init(frame: frame) }

    required init(coder aDecoder: NSCoder) { super.init(coder: aDecoder)! }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        let touch = touches.first as! UITouch
        places.insert(touch.location(in: self), at: 0)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent!) {
        for touch in touches {
            places.append((touch as UITouch).location(in: self))
        }
        if event.allTouches?.count == 1 { places.remove(at: 0) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        var move = CGAffineTransform(translationX: 3, y: 4)
        path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 2, height: 2), transform: &move)
    }
}
