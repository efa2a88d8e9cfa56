import Porting
import Testing

@Suite("The window of the application's delegate") struct DelegateWindowTests {
  private static func port(_ body: String, _ type: String = "UIView") -> PortedFile {
    Ported.file("import UIKit\nclass A: \(type) {\nfunc a() {\n\(body)\n}\n}\n")
  }

  private static func text(_ body: String) -> String {
    "import UIKit\nclass A: UIView {\nfunc a() {\n\(body)\n}\n}\n"
  }

  @Test(
    "is an optional of an optional where what is bound is used as an optional",
    arguments: [
      (
        "let d = UIApplication.shared.delegate\nif let w = d?.window { w?.addSubview(self) }",
        "let d = UIApplication.shared.delegate\nif let w = d.map({ $0.window }) { w?.addSubview(self) }"
      ),
      (
        "guard let w = UIApplication.shared.delegate?.window else { return }\nw!.addSubview(self)",
        "guard let w = UIApplication.shared.delegate.map({ $0.window }) else { return }\nw!.addSubview(self)"
      ),
      (
        "if let w = UIApplication.shared.delegate?.window, let v = w { v.addSubview(self) }",
        "if let w = UIApplication.shared.delegate.map({ $0.window }), let v = w { v.addSubview(self) }"
      ),
      (
        "if let d = UIApplication.shared.delegate, let w = d.window, w != nil { b(w) }",
        "if let d = UIApplication.shared.delegate, let w = Optional.some(d.window), w != nil { b(w) }"
      ),
      (
        "let d = UIApplication.shared.delegate\nguard let d, let w = d.window else { return }\nw?.addSubview(self)",
        "let d = UIApplication.shared.delegate\nguard let d, let w = Optional.some(d.window) else { return }\nw?.addSubview(self)"
      ),
      (
        "let w = UIApplication.shared.delegate?.window\nw??.addSubview(self)",
        "let w = UIApplication.shared.delegate.map({ $0.window })\nw??.addSubview(self)"
      ),
      (
        "let w = UIApplication.shared.delegate!.window\nif let v = w { v?.addSubview(self) }",
        "let w = Optional.some(UIApplication.shared.delegate!.window)\nif let v = w { v?.addSubview(self) }"
      ),
      (
        "let d: UIApplicationDelegate? = UIApplication.shared.delegate\nd?.window??.addSubview(self)",
        "let d: UIApplicationDelegate? = UIApplication.shared.delegate\nd?.window?.addSubview(self)"
      ),
    ]
  )
  func nested(before: String, after: String) {
    let ported = Self.port(before)
    #expect(ported.text == Self.text(after))
    #expect(ported.lines(.edit).count == 1)
    #expect(Ported.file(ported.text).text == ported.text)
  }

  @Test("may be asked of a property that is the delegate")
  func property() {
    let text =
      "class A {\nlet d = UIApplication.shared.delegate\nfunc a() { _ = (d?.window??.frame, self.d!.window!!.frame) }\n}\n"
    #expect(
      Ported.file(text).text.contains("(d?.window?.frame, self.d!.window!.frame)")
    )
  }

  @Test(
    "stays where it is used as a window, and so does what isn't the delegate's",
    arguments: [
      "if let w = UIApplication.shared.delegate?.window { w.addSubview(self) }",
      "let w = UIApplication.shared.delegate?.window\nw?.addSubview(self)",
      "let w = UIApplication.shared.delegate?.window\nif let v = w { v.addSubview(self) }",
      "if let w = b.delegate?.window { w?.addSubview(self) }",
      "let d = UIApplication.shared.delegate as? B\nif let w = d?.window { w?.addSubview(self) }",
      "let d: B? = b(UIApplication.shared.delegate)\nif let w = d?.window { w?.addSubview(self) }",
      "if let w = UIApplication.shared.delegate?.window { b { (w: B?) in w?.addSubview(self) } }",
    ]
  )
  func kept(text: String) { #expect(Self.port(text).text == Self.text(text)) }

  @Test("isn't there where no delegate of the module has one")
  func missing() {
    let use =
      "func a(b: UIView) { if let w = UIApplication.shared.delegate?.window { w?.addSubview(b) } }\n"
    let delegate = "import UIKit\nclass D: UIResponder, UIApplicationDelegate { }\n"
    let ported = Ported.module([delegate, "import UIKit\n" + use])[1]
    #expect(ported.lines(.edit).isEmpty)
    #expect(ported.lines(.cannot).count == 1)
    let having = Ported.module([
      delegate.replacing("{ }", with: "{ var window: UIWindow? }"), "import UIKit\n" + use,
    ])[1]
    #expect(having.text.contains("delegate.map({ $0.window })"))
  }
}
