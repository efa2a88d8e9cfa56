import Porting
import Testing

@Suite("Attributes of text, whose keys were strings up to Swift 3") struct AttributeKeyTests {
  private static func text(_ body: String) -> String {
    Ported.file("import UIKit\nclass A: UIView {\n\(body)\n}\n").text
  }

  @Test(
    "have keys of their own now",
    arguments: [
      (
        "func a() {\nvar b: [String: Any] = [:]\nb[NSFontAttributeName] = c\nd(b)\n}",
        "var b: [NSAttributedString.Key: Any] = [:]"
      ),
      (
        "let b: [String : AnyObject] = [NSFontAttributeName: c]",
        "let b: [NSAttributedString.Key : AnyObject] = [NSAttributedString.Key.font: c]"
      ),
      (
        "let b = [NSFontAttributeName: c, NSForegroundColorAttributeName: d] as [String: Any]",
        "NSAttributedString.Key.foregroundColor: d] as [NSAttributedString.Key: Any]"
      ),
      (
        "func a() {\nvar b = [String: Any]()\nb[NSFontAttributeName] = c\n}",
        "var b = [NSAttributedString.Key: Any]()"
      ),
      (
        "func a() {\nvar b = Dictionary<String, Any>()\nb[NSKernAttributeName] = 1\n}",
        "var b = Dictionary<NSAttributedString.Key, Any>()"
      ),
      (
        "func a(b: [String: Any]?) { label.attributedText = NSAttributedString(string: c, attributes: b) }",
        "func a(b: [NSAttributedString.Key: Any]?) {"
      ),
      (
        "var b: [String: Any]?\nfunc c(d: NSString) -> CGSize { return d.size(attributes: self.b) }",
        "var b: [NSAttributedString.Key: Any]?"
      ),
      (
        "func a(b: UIColor) -> [String: Any] { return [NSForegroundColorAttributeName: b] }",
        "func a(b: UIColor) -> [NSAttributedString.Key: Any] {"
      ),
      (
        "var a: [String: Any] { return [NSForegroundColorAttributeName: b] }",
        "var a: [NSAttributedString.Key: Any] {"
      ),
      (
        "func a() -> [String: Any] {\nvar b = [String: Any]()\nb[NSFontAttributeName] = c\nreturn b\n}",
        "func a() -> [NSAttributedString.Key: Any] {"
      ),
    ]
  )
  func keys(old: String, now: String) {
    #expect(Self.text(old).contains(now))
  }

  @Test(
    "are not what other dictionaries hold",
    arguments: [
      "func a() {\nvar b: [String: Any] = [:]\nb[\"c\"] = d\n}",
      "func a() {\nvar b: [String: Any] = [:]\nb[c] = 1\nb[NSFontAttributeName.description] = 2\n}",
      "func a(b: [String: Any]) -> [String: Any] {\nlet c = NSAttributedString(string: d, attributes: e)\nreturn b\n}",
      "let b: [String: Any] = [c: NSForegroundColorAttributeName]",
      "func a(attributes: [String: Any]) { tracker.log(\"b\", attributes: attributes) }",
      "func a() {\nlet b: [String: Any] = [\"c\": 1]\nd = NSAttributedString(string: e, attributes: b)\n}",
      "func a(b: [String: Any]) { own.setAttributes(b) }",
    ]
  )
  func others(body: String) {
    #expect(!Self.text(body).contains("[NSAttributedString.Key: Any]"))
  }
}
