import UIKit

/// Watches a scroll view from an object that is no view.
open class Puller: NSObject {
    weak var scrollView: UIScrollView?
    private var isObserving = false

    fileprivate enum Key {
        static let offset = #keyPath(UIScrollView.contentOffset)
    }

    deinit {
        stop()
    }
}

extension Puller {
    override open func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey : Any]?, context: UnsafeMutableRawPointer?) {
        if keyPath == Key.offset {
            print(scrollView?.contentOffset ?? .zero)
        } else {
            super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        }
    }

    func start() {
        scrollView?.addObserver(self, forKeyPath: Key.offset, options: .new, context: nil)
        isObserving = true
    }

    fileprivate func stop() {
        if isObserving { scrollView?.removeObserver(self, forKeyPath: Key.offset) }
        isObserving = false
    }
}
