import UIKit

/// Hit tests of a tree of a depth, in which each view has a number of siblings in front of it that the point
/// isn't in.
@MainActor
enum HitTestWorkload {
  static func run(depth: Int, siblings: Int, _ count: Int) -> Int {
    let application = UIApplication.launch(screen: CGSize(width: 400, height: 800))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.makeKeyAndVisible()
    var view: UIView = window
    for level in 0..<depth {
      let child = UIView(frame: window.bounds)
      view.addSubview(child)
      // All in the deepest level: the tree stays small.
      if level == depth - 1 {
        for index in 0..<siblings {
          view.addSubview(UIView(frame: CGRect(x: 200 + index % 100, y: 400, width: 9, height: 9)))
        }
      }
      view = child
    }
    var hits = 0
    for step in 0..<count where window.hitTest(CGPoint(x: step % 100, y: 50), with: nil) === view {
      hits += 1
    }
    precondition(hits == count, "a hit test found another view")
    withExtendedLifetime(application) {}
    return hits
  }
}
