import Porting
import Testing

@Suite("Classes that are called as what only the engine sees") struct EngineNameTests {
  @Test(
    "are the file's own",
    arguments: ["TapHistory", "ZoomFlight", "DynamicShape", "LayerPainter", "Own"]
  )
  func hidden(name: String) {
    let ported = Ported.file(
      "import UIKit\nclass \(name): UIView {\ninit(coder c: NSCoder) { super.init(coder: c) }\n}\n"
    ).text
    #expect(ported.contains("init?(coder c: NSCoder)"))
    let text = "import UIKit\nclass A {}\nextension \(name) { func a() {} }\n"
    #expect(Ported.file(text).text == text)
  }
}
