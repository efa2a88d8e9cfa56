import Porting
import Testing

@Suite("Protocols that are bound to NSObject") struct BoundProtocolTests {
  @Test(
    "are bound to classes, as UIKit's classes are classes of Swift here",
    arguments: [
      ("protocol P: NSObject {}", "protocol P: AnyObject {}"),
      ("protocol P: Q, NSObject {}", "protocol P: Q, AnyObject {}"),
      ("protocol P where Self: NSObject {}", "protocol P where Self: AnyObject {}"),
      ("extension P where Self: NSObject {}", "extension P where Self: AnyObject {}"),
    ]
  )
  func bound(before: String, after: String) {
    let ported = Ported.file("import UIKit\n\(before)\n")
    #expect(ported.text == "import UIKit\n\(after)\n")
    #expect(ported.lines(.edit) == ["2: NSObject becomes AnyObject"])
  }

  @Test(
    "are told from classes that inherit from it, and from other conditions",
    arguments: ["class A: NSObject {}", "extension P where Self: UIView {}"]
  )
  func kept(text: String) {
    let file = "import UIKit\n\(text)\n"
    #expect(Ported.file(file).text == file)
  }
}
