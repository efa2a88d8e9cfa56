import Expectations
import Foundation
import Testing
import TouchCore
import UIKit

/// The order in which elements are read.
@MainActor struct AccessibilityOrderTests {
  private func label(_ text: String, _ x: CGFloat, _ y: CGFloat, in parent: UIView) -> UILabel {
    let label = UILabel(frame: CGRect(x: x, y: y, width: 40, height: 20))
    label.text = text
    parent.addSubview(label)
    return label
  }

  private func read(_ bench: Bench) -> [String] {
    bench.application.accessibilityOrder.map { $0.accessibilityLabel ?? "-" }
  }

  @Test("is from top to bottom, and in a row from left to right")
  func order() {
    let bench = Bench()
    _ = label("low", 0, 100, in: bench.window)
    _ = label("right", 60, 9, in: bench.window)
    _ = label("left", 0, 0, in: bench.window)
    expectEqual(read(bench), ["left", "right", "low"])
    bench.window.semanticContentAttribute = .forceRightToLeft
    expectEqual(read(bench), ["right", "left", "low"])
  }

  @Test("two are in one row if their middles are closer than half the lower one's height")
  func rows() {
    let bench = Bench()
    let (one, other) = (
      label("one", 60, 0, in: bench.window), label("other", 0, 0, in: bench.window)
    )
    other.frame.origin.y = 9.5
    expectEqual(read(bench), ["other", "one"])
    other.frame.origin.y = 10
    expectEqual(read(bench), ["one", "other"])
    one.frame.size.height = 40
    expectEqual(read(bench), ["other", "one"])
  }

  @Test("leaves out what is hidden, transparent, empty or a text without a word")
  func hidden() {
    let bench = Bench()
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    bench.window.addSubview(box)
    let text = label("text", 0, 0, in: box)
    expectEqual(read(bench), ["text"])
    box.isHidden = true
    expectEqual(read(bench), [])
    box.isHidden = false
    box.alpha = 0.005
    expectEqual(read(bench), [])
    box.alpha = 0.01
    expectEqual(read(bench), ["text"])
    box.accessibilityElementsHidden = true
    expectEqual(read(bench), [])
    box.accessibilityElementsHidden = false
    text.text = ""
    expectEqual(read(bench), [])
    text.text = "text"
    text.frame.size.width = 0
    expectEqual(read(bench), [])
  }

  @Test("reads an element, and not what is in it")
  func nested() {
    let bench = Bench()
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    box.accessibilityLabel = "box"
    bench.window.addSubview(box)
    _ = label("text", 0, 0, in: box)
    expectEqual(read(bench), ["text"])
    box.isAccessibilityElement = true
    expectEqual(read(bench), ["box"])
  }

  @Test("leaves out what lies beside a modal view, and not what lies elsewhere")
  func modal() {
    let bench = Bench()
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    bench.window.addSubview(box)
    _ = label("elsewhere", 0, 200, in: bench.window)
    _ = label("beside", 0, 0, in: box)
    let front = UIView(frame: box.bounds)
    box.addSubview(front)
    _ = label("modal", 0, 40, in: front)
    expectEqual(read(bench), ["beside", "modal", "elsewhere"])
    front.accessibilityViewIsModal = true
    expectEqual(read(bench), ["modal", "elsewhere"])
    front.isHidden = true
    expectEqual(read(bench), ["beside", "elsewhere"])
  }

  @Test("of a container is what it says, views and others")
  func container() {
    let bench = Bench()
    let box = UIView(frame: CGRect(x: 0, y: 50, width: 100, height: 100))
    bench.window.addSubview(box)
    let (one, two) = (label("one", 0, 0, in: box), label("two", 0, 40, in: box))
    let drawn = UIAccessibilityElement(accessibilityContainer: box)
    drawn.accessibilityLabel = "drawn"
    drawn.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 5, width: 10, height: 10)
    _ = label("three", 0, 80, in: box)
    box.accessibilityElements = [two, drawn, one]
    expectEqual(read(bench), ["two", "drawn", "one"])
    expectEqual(drawn.accessibilityFrame, CGRect(x: 5, y: 55, width: 10, height: 10))
    #expect(drawn.next === box)
  }

  @Test("An element's frame lies in that of the view or the element that it is in")
  func nestedElements() {
    let bench = Bench()
    let box = UIView(frame: CGRect(x: 10, y: 50, width: 100, height: 100))
    bench.window.addSubview(box)
    let outer = UIAccessibilityElement(accessibilityContainer: box)
    #expect(outer.accessibilityFrameInContainerSpace == .zero && outer.accessibilityFrame == .zero)
    #expect((outer.accessibilityContainer as? UIView) === box && outer.isAccessibilityElement)
    outer.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 6, width: 40, height: 40)
    let inner = UIAccessibilityElement(accessibilityContainer: outer)
    inner.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
    expectEqual(inner.accessibilityFrame, CGRect(x: 16, y: 58, width: 3, height: 4))
    box.frame.origin.x = 20
    expectEqual(inner.accessibilityFrame, CGRect(x: 26, y: 58, width: 3, height: 4))
    inner.accessibilityFrame = CGRect(x: 7, y: 7, width: 7, height: 7)
    box.frame.origin.x = 30
    expectEqual(inner.accessibilityFrame, CGRect(x: 7, y: 7, width: 7, height: 7))
  }

  @Test("keeps what a scroll view holds together, also what is scrolled out of sight")
  func scrolled() {
    let bench = Bench()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 50, width: 200, height: 100))
    scroll.contentSize = CGSize(width: 200, height: 400)
    bench.window.addSubview(scroll)
    _ = label("title", 0, 0, in: bench.window)
    _ = label("a", 0, 0, in: scroll)
    _ = label("b", 0, 300, in: scroll)
    scroll.contentOffset.y = 300
    expectEqual(read(bench), ["title", "a", "b"])
    expectEqual(bench.application.accessibilityTree.map { $0.parts?.count }, [nil, 2])
  }

  @Test("a container as large as the screen is in no row with what is in front of its middle")
  func large() {
    let bench = Bench()
    let scroll = UIScrollView(frame: bench.window.bounds)
    bench.window.addSubview(scroll)
    _ = label("inside", 0, 0, in: scroll)
    _ = label("low", 60, bench.window.bounds.midY - 10, in: bench.window)
    _ = label("high", 60, 100, in: bench.window)
    expectEqual(read(bench), ["inside", "high", "low"])
  }

  @Test("begins with the frontmost window, or has only the modal one")
  func windows() {
    let bench = Bench()
    _ = label("behind", 0, 0, in: bench.window)
    let front = UIWindow(frame: bench.window.frame)
    front.windowLevel = .alert
    _ = label("front", 0, 0, in: front)
    expectEqual(read(bench), ["behind"])
    front.isHidden = false
    expectEqual(read(bench), ["front", "behind"])
    front.accessibilityViewIsModal = true
    expectEqual(read(bench), ["front"])
  }

  @Test("has nothing behind what a controller presents")
  func presented() {
    let bench = Bench()
    let root = UIViewController()
    bench.window.rootViewController = root
    _ = label("behind", 0, 0, in: root.view)
    let over = UIViewController()
    over.modalPresentationStyle = .overFullScreen
    _ = label("over", 0, 0, in: over.view)
    root.present(over, animated: false)
    expectEqual(read(bench), ["over"])
    over.dismiss(animated: false)
    expectEqual(read(bench), ["behind"])
  }

  @Test("is the container's own where it tells its elements one by one")
  func toldOneByOne() {
    let bench = Bench()
    let dial = Dial(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    bench.window.addSubview(dial)
    _ = label("unread", 0, 0, in: dial)
    expectEqual(read(bench), ["unread"])
    dial.parts = ["end", "start"].map { name in
      let part = UIAccessibilityElement(accessibilityContainer: dial)
      part.accessibilityLabel = name
      part.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 0, width: 9, height: 9)
      return part
    }
    expectEqual(read(bench), ["end", "start"])
    dial.accessibilityElements = [dial.parts[1]]
    expectEqual(read(bench), ["start"])
  }

  @Test("a container that tells them at once answers one by one")
  func toldAtOnce() {
    let box = UIView()
    #expect(box.accessibilityElementCount() == 0 && box.accessibilityElement(at: 0) == nil)
    let (one, other) = (UIView(), UIView())
    box.accessibilityElements = [one, other]
    expectEqual(box.accessibilityElementCount(), 2)
    expectEqual(box.accessibilityElement(at: 1) as? UIView, other)
    expectNil(box.accessibilityElement(at: 2))
    expectNil(box.accessibilityElement(at: -1))
    expectEqual(box.index(ofAccessibilityElement: other), 1)
    expectEqual(box.index(ofAccessibilityElement: UIView()), .max)
  }
}

/// Tells its elements as apps of iOS 6 and before did.
@MainActor private final class Dial: UIView {
  var parts: [UIAccessibilityElement] = []
  override func accessibilityElementCount() -> Int { parts.count }
  override func accessibilityElement(at index: Int) -> Any? { parts[index] }
  override func index(ofAccessibilityElement element: Any) -> Int {
    parts.firstIndex { $0 === element as AnyObject } ?? NSNotFound
  }
}
