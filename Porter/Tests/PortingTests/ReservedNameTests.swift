import Porting
import Testing

@Suite("Members called Type and Protocol") struct ReservedNameTests {
  @Test(
    "stand between backticks where they are declared",
    arguments: [
      (
        "struct A {\nenum Type { case One }\nlet type: Type\nlet b = Type.One\n}",
        "struct A {\nenum `Type` { case One }\nlet type: Type\nlet b = Type.One\n}"
      ),
      (
        "class A { struct Type {}; class Protocol {} }",
        "class A { struct `Type` {}; class `Protocol` {} }"
      ),
      ("extension A { typealias Type = Int }", "extension A { typealias `Type` = Int }"),
      ("enum A { case Type, Other(Int) }", "enum A { case `Type`, Other(Int) }"),
      ("struct A { var Type = 1, b = 2 }", "struct A { var `Type` = 1, b = 2 }"),
      ("protocol A { associatedtype Type }", "protocol A { associatedtype `Type` }"),
    ]
  )
  func quoted(before: String, after: String) {
    let ported = Ported.file(before)
    #expect(ported.text == after)
    #expect(!ported.lines(.edit).isEmpty)
    #expect(Ported.file(after).text == after)
  }

  @Test(
    "are others than metatypes, types outside of types and methods",
    arguments: [
      "enum Type { case one }\nlet a = Type.one",
      "struct A { let b: A.Type = A.self }\nlet c: A.Type = A.self",
      "func a() { struct Type {}; let Type = 1 }",
      "struct A<Type> { let type: Type }",
      "struct A { func Type() {} }",
    ]
  )
  func kept(text: String) { #expect(Ported.file(text).text == text) }

  @Test("leave the metatype of the type around them what it is")
  func metatype() {
    let text = Ported.file("struct A { enum Type { case B } }\nlet a: A.Type = A.self").text
    #expect(text == "struct A { enum `Type` { case B } }\nlet a: A.Type = A.self")
  }

  @Test(
    "stand beside UIKit's colours, which Swift 2 called with their whole names",
    arguments: [
      ("groupTableViewBackgroundColor", "groupTableViewBackground"),
      ("lightTextColor", "lightText"), ("darkTextColor", "darkText"),
    ]
  )
  func colors(before: String, after: String) {
    let ported = Ported.file("import UIKit\nlet a = UIColor.\(before)()\n")
    #expect(ported.text == "import UIKit\nlet a = UIColor.\(after)\n")
    let own = "import UIKit\nlet a = Own.\(before)()\n"
    #expect(Ported.file(own).text == own)
  }
}
