import UIKit

/// Watches a scroll view from an object that is no view.
open class Puller: NSObject, NSKeyValueObserving {
    weak var scrollView: UIScrollView?
    private var isObserving = false

    fileprivate enum Key {
        static let offset = "contentOffset"
    }

    deinit {
        stop()
    }
    open func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey : Any]?, context: UnsafeMutableRawPointer?) {
        if keyPath == Key.offset {
            print(scrollView?.contentOffset ?? .zero)
        } else {
            fatalError("nothing observes this key path")
        }
    }
}

extension Puller {

    func start() {
        scrollView?.addObserver(self, forKeyPath: Key.offset, options: .new, context: nil)
        isObserving = true
    }

    fileprivate func stop() {
        if isObserving { scrollView?.removeObserver(self, forKeyPath: Key.offset) }
        isObserving = false
    }
}
