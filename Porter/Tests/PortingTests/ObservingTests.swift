import Porting
import Testing

@Suite("Key-value observing") struct ObservingTests {
  private static let change =
    "forKeyPath a: String?, of b: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?"
  private static let alone =
    "of key-value observing there are a view's frame, bounds, center, isHidden and alpha, a scroll view's contentOffset, contentSize, contentInset and panGestureRecognizer.state, a recognizer's state, and a control's isHighlighted, isSelected and isEnabled alone"

  @Test("of a scroll view's offset, size and inset is left as it is, by closure and by name")
  func kept() {
    let text = """
      import UIKit
      class A: UIView {
      var c: NSKeyValueObservation?
      static let size = "contentSize"
      func a(b: UIScrollView) {
      c = b.observe(\\.contentOffset, options: [.new]) { _, _ in }
      c = b.observe(\\UIScrollView.contentSize) { _, _ in }
      c = b.observe(\\.panGestureRecognizer.state) { _, _ in }
      c = b.panGestureRecognizer.observe(\\.state, options: [.new]) { _, _ in }
      b.addObserver(self, forKeyPath: "panGestureRecognizer.state", options: .new, context: nil)
      b.panGestureRecognizer.addObserver(self, forKeyPath: "state", options: .new, context: nil)
      b.addObserver(self, forKeyPath: A.size, options: .old, context: nil)
      b.addObserver(self, forKeyPath: "contentInset", options: .new, context: nil)
      b.removeObserver(self, forKeyPath: "contentInset")
      }
      override func observeValue(\(Self.change)) {
      super.observeValue(forKeyPath: a, of: b, change: change, context: context)
      }
      }

      """
    let ported = Ported.file(text)
    #expect(ported.text == text)
    #expect(ported.notes.isEmpty)
  }

  @Test("of whether a control is highlighted, selected or enabled is left as it is")
  func controls() {
    let text = """
      import UIKit
      class A: UIView {
      var c: NSKeyValueObservation?
      func a(b: UIButton) {
      c = b.observe(\\.isHighlighted, options: [.new]) { _, _ in }
      b.addObserver(self, forKeyPath: "highlighted", options: .new, context: nil)
      b.removeObserver(self, forKeyPath: "enabled")
      }
      override func observeValue(\(Self.change)) {}
      }

      """
    let ported = Ported.file(text)
    #expect(ported.text == text)
    #expect(ported.notes.isEmpty)
    let key =
      "b.addObserver(self, forKeyPath: #keyPath(UIButton.isSelected), options: [], context: nil)"
    let named = Ported.file("import UIKit\nclass A: UIView {\nfunc a(b: UIButton) { \(key) }\n}\n")
    #expect(named.text.contains("forKeyPath: \"selected\"") && named.lines(.cannot) == [])
  }

  @Test(
    "of anything else needs a hand, or is warned of",
    arguments: [
      (
        "b.observe(\\.transform) { _, _ in }",
        "\\.transform: \(alone); call what has to know from didSet"
      ),
      (
        "b.observe(\\A.scroll.contentOffset) { _, _ in }",
        "\\A.scroll.contentOffset: \(alone); call what has to know from didSet"
      ),
      (
        "b.addObserver(self, forKeyPath: \"transform\", options: [], context: nil)",
        "transform: \(alone); call what has to know from didSet"
      ),
      (
        "b.addObserver(self, forKeyPath: #keyPath(UIScrollView.tag), options: [], context: nil)",
        "tag: \(alone); call what has to know from didSet"
      ),
      ("b.removeObserver(self, forKeyPath: key)", "key: \(alone); another one traps"),
      (
        "b.addObserver(self, forKeyPath: \"isEnabled\", options: [], context: nil)",
        "isEnabled: no change is told of this key, as on iOS; enabled is told"
      ),
    ]
  )
  func others(call: String, note: String) {
    let ported = Ported.file(
      "import UIKit\nclass A: UIView {\nfunc a(b: UIScrollView) { \(call) }\n}\n"
    )
    let notes = ported.notes.filter { $0.kind != .edit }.map(\.text)
    #expect(notes == [note])
  }

  @Test("by a client's own method is left as it is")
  func own() {
    let text = """
      import UIKit
      class A: UIView {
      func observe<T>(_ path: KeyPath<A, T>) {}
      func a() { observe(\\.alpha) }
      }

      """
    let ported = Ported.file(text)
    #expect(ported.text == text)
    #expect(ported.notes.isEmpty)
  }

  @Test("by an object of Foundation's goes through a protocol, once")
  func objects() {
    let text = """
      import UIKit
      public class A: NSObject, UIScrollViewDelegate {
      public override func observeValue(\(Self.change)) {}
      }
      class B: NSObject {
      override func observeValue(\(Self.change)) {
      super.observeValue(forKeyPath: a, of: b, change: change, context: context)
      }
      }

      """
    let ported = Ported.file(text)
    #expect(ported.text.contains("class A: NSObject, UIScrollViewDelegate, NSKeyValueObserving {"))
    #expect(ported.text.contains("\npublic func observeValue("))
    #expect(ported.text.contains("class B: NSObject, NSKeyValueObserving {\nfunc observeValue("))
    #expect(ported.text.contains("\nfatalError(\"nothing observes this key path\")\n"))
    #expect(ported.lines(.cannot).isEmpty)
    #expect(
      ported.lines(.edit).contains(
        "7: super.observeValue becomes fatalError, which NSObject's is on iOS"
      )
    )
    let again = Ported.file(ported.text)
    #expect(again.text == ported.text)
  }

  @Test(
    "by an extension of such an object's class moves into the class; keys may be constants of key paths"
  )
  func extensions() {
    let ported = Ported.file(
      """
      import UIKit
      class A: NSObject {
      enum Key { static let offset = #keyPath(UIScrollView.contentOffset) }
      func a(b: UIScrollView) { b.addObserver(self, forKeyPath: Key.offset, options: .new, context: nil) }
      }
      extension A {
      override func observeValue(\(Self.change)) {
      super.observeValue(forKeyPath: a, of: b, change: change, context: context)
      }
      }

      """
    )
    #expect(ported.text.contains("class A: NSObject, NSKeyValueObserving {"))
    #expect(
      ported.text.contains(
        "\nfunc observeValue(\(Self.change)) {\nfatalError(\"nothing observes this key path\")\n}\n}\n"
      )
    )
    #expect(ported.notes.filter { $0.kind != .edit }.isEmpty)
    #expect(Ported.file(ported.text).text == ported.text)
  }

  @Test("of Swift 2 is written as it is now")
  func old() {
    let ported = Ported.file(
      """
      import UIKit
      class A: UIView {
      func a(b: UIScrollView) {
      b.addObserver(self, forKeyPath: "contentOffset", options: .New, context: nil)
      }
      override func observeValueForKeyPath(keyPath: String?, ofObject object: AnyObject?, change: [String : AnyObject]?, context: UnsafeMutablePointer<Void>) {
      print(change?[NSKeyValueChangeNewKey])
      print(change!["old"], other!["old"])
      super.observeValueForKeyPath(keyPath, ofObject: object, change: change, context: context)
      }
      }
      class B: NSObject {
      override func observeValueForKeyPath(keyPath: String, ofObject object: AnyObject, change: [NSObject : AnyObject], context: UnsafeMutablePointer<()>) {}
      }

      """
    )
    #expect(ported.lines(.cannot).isEmpty)
    #expect(
      ported.text.contains(
        "override func observeValue(\(Self.named)) {\nprint(change?[NSKeyValueChangeKey.newKey])\n"
          + "print(change![.oldKey], other![\"old\"])\n"
      )
    )
    #expect(
      ported.text.contains(
        "super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)"
      )
    )
    #expect(
      ported.text.contains(
        "class B: NSObject, NSKeyValueObserving {\nfunc observeValue(\(Self.named)) {}"
      )
    )
    #expect(ported.text.contains("options: .new,"))
    #expect(Ported.file(ported.text).text == ported.text)
  }

  @Test("a class of UIKit's that observes nothing itself adopts the protocol; a responder doesn't")
  func superclasses() {
    for (type, text) in [
      (
        "UIPresentationController",
        "class A: UIPresentationController, NSKeyValueObserving {\nfunc"
      ),
      ("UIView", "class A: UIView {\noverride func"),
    ] {
      let method = "override func observeValue(\(Self.named)) {}"
      let ported = Ported.file("import UIKit\nclass A: \(type) {\n\(method)\n}\n")
      #expect(ported.text.contains(text + " observeValue"))
    }
  }

  private static let named =
    "forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?"

  @Test("an extension of NSObject that observes the object itself is one of views")
  func observingExtension() {
    let ported = Ported.file(
      "import UIKit\nextension NSObject {\nfunc watch(_ o: NSObject) {\naddObserver(o, forKeyPath: \"frame\", options: .new, context: nil)\n}\n}\n"
    )
    #expect(ported.text.contains("extension UIView {\nfunc watch(_ o: UIResponder) {\n"))
    #expect(ported.lines(.warning).count == 1)
  }

  @Test("leaves out what tells of a change, unless the class declares it")
  func notices() {
    let call = "willChangeValue(forKey: \"a\")"
    let text = "import UIKit\nclass A: UIView {\nvar a = 0 {\nwillSet {\n\(call)\n}\n}\n"
    #expect(!Ported.file(text + "}\n").text.contains("ChangeValue"))
    #expect(
      Ported.file(text + "func willChangeValue(forKey key: String) {}\n}\n").text.contains(call)
    )
    let operation = text.replacing("A: UIView", with: "A: Operation")
    #expect(Ported.file(operation + "}\n").text.contains(call))
  }
}
