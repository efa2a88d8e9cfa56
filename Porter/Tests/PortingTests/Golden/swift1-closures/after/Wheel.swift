import UIKit

typealias Turn = (Wheel) -> Void

protocol WheelWatcher: class {
    func wheel(turned turned: CGFloat)
}

class Wheel: UIPanGestureRecognizer {
    class Listener: NSObject {
        var turn: Turn

        init(turn: @escaping Turn) {
            self.turn = turn
            super.init()
        }

        func heard(_ recognizer: UIGestureRecognizer) {
            turn(recognizer as! Wheel)
        }
    }

    let listener: Listener
    var later: (() -> Void)?
    weak var watcher: WheelWatcher?

    init(view: UIView, turn: @escaping Turn = { (wheel) in return () }) {
        listener = Listener(turn: turn)
        super.init(target: listener, action: Selector(Listener.heard(_:)).named("heard(_:)"))
        view.addGestureRecognizer(self)
    }

    func rest(after after: CGFloat, then: @escaping () -> Void) {
        later = then
        watcher?.wheel(turned: after)
    }

    func each(_ body: (Int) -> Void) {
        for i in 0..<3 { body(i) }
    }
}
