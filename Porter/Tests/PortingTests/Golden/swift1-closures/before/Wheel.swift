import UIKit.UIGestureRecognizer

typealias Turn = (Wheel) -> Void

protocol WheelWatcher: class {
    func wheel(#turned: CGFloat)
}

class Wheel: UIPanGestureRecognizer {
    class Listener: NSObject {
        var turn: Turn

        init(turn: Turn) {
            self.turn = turn
            super.init()
        }

        func heard(recognizer: UIGestureRecognizer) {
            turn(recognizer as! Wheel)
        }
    }

    let listener: Listener
    var later: (() -> Void)?
    weak var watcher: WheelWatcher?

    init(view: UIView, turn: Turn = { (wheel) in return () }) {
        listener = Listener(turn: turn)
        super.init(target: listener, action: "heard:")
        view.addGestureRecognizer(self)
    }

    func rest(#after: CGFloat, then: () -> Void) {
        later = then
        watcher?.wheel(turned: after)
    }

    func each(@noescape body: (Int) -> Void) {
        for i in 0..<3 { body(i) }
    }
}
