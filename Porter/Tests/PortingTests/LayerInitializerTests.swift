import Porting
import Testing

@Suite("Initializers of layers") struct LayerInitializerTests {
  private static func port(_ body: String, in type: String = "CALayer") -> PortedFile {
    Ported.file("import UIKit\nclass Dot: \(type) {\n\(body)\n}\n")
  }

  @Test(
    "without arguments become required",
    arguments: ["CALayer", "CAShapeLayer", "CAGradientLayer", "CATextLayer"]
  )
  func required(type: String) {
    let ported = Self.port("  override init() { super.init() }", in: type)
    #expect(ported.text.contains("\n  required override init() { super.init() }\n"))
    #expect(
      ported.text.contains(
        "required override init(layer: Any) {\n        super.init(layer: layer)\n"
      )
    )
    #expect(
      ported.lines(.edit) == [
        "2: required init(layer:) is added to class Dot, which doesn't inherit it",
        "3: required is added to init(), which makes the layer of a view",
      ]
    )
    #expect(Ported.file(ported.text).text == ported.text)
  }

  @Test("become required in a class whose superclass is the module's, and in a convenience")
  func inherited() {
    let module = Ported.module([
      "import UIKit\nclass A: CAShapeLayer {}\n",
      "import UIKit\npublic class B: A {\n  public convenience override init() { self.init(layer: 1) }\n}\n",
    ])
    #expect(module[0].notes.isEmpty)
    #expect(module[1].text.contains("\n  required public convenience override init() {"))
  }

  @Test("are added where another initializer keeps the class from inheriting them")
  func added() {
    let ported = Self.port(
      "  let a: Int\n  init(a: Int) { self.a = a; super.init() }\n"
        + "  required init?(coder: NSCoder) { fatalError() }"
    )
    #expect(
      ported.text.hasPrefix(
        "import UIKit\nclass Dot: CALayer {\n    required override init() {\n"
          + "        fatalError(\"init() has not been implemented\")\n    }\n"
          + "    required override init(layer: Any) {\n"
          + "        fatalError(\"init(layer:) has not been implemented\")\n    }\n  let a: Int\n"
      )
    )
    #expect(
      ported.lines(.edit).map { $0.prefix(20) } == ["2: required init() i", "2: required init(lay"]
    )
    #expect(Ported.file(ported.text).text == ported.text)
  }

  @Test("that are added copy a plain layer where the class can copy one")
  func copying() {
    let ported = Self.port(
      "  var a = 1\n  override init(layer: Any) { super.init(layer: layer) }\n"
        + "  required init?(coder: NSCoder) { fatalError() }"
    )
    #expect(
      ported.text.contains(
        "    required override convenience init() {\n        self.init(layer: CALayer())\n    }\n"
      )
    )
    #expect(ported.text.contains("\n  var a = 1\n  required override init(layer: Any) {"))
    #expect(ported.lines(.edit).first?.hasSuffix("it calls init(layer:)") == true)
  }

  @Test("stay away where the class inherits them, and from views")
  func untouched() {
    for text in [
      "import UIKit\nclass A: CALayer {\n  convenience init(a: Int) { self.init() }\n}\n",
      "import UIKit\nclass A: CALayer {\n  required init() { super.init() }\n"
        + "  required override init(layer: Any) { super.init(layer: layer) }\n}\n",
      "import UIKit\nclass A: CALayer {\n  var a = 1\n}\n",
      "import UIKit\nclass A: UIControl {\n  init() { super.init(frame: .zero) }\n}\n",
    ] {
      #expect(Ported.file(text).text == text)
    }
  }

  @Test("of animations: the one without arguments alone, added where others keep it away")
  func animations() {
    let plain = Self.port("  override init() { super.init() }", in: "CABasicAnimation")
    #expect(plain.text.contains("\n  required override init() { super.init() }\n"))
    let other = Self.port(
      "  init(a: Int) { super.init() }\n  required init?(coder: NSCoder) { fatalError() }",
      in: "CABasicAnimation"
    )
    #expect(other.text.contains("required init() {\n        super.init()\n    }"))
    #expect(!other.text.contains("init(layer:"))
  }
}
