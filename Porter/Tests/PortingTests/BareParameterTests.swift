import Porting
import Testing

@Suite("Types of functions without parentheses") struct BareParameterTests {
  @Test(
    "get them around their parameter, as Swift 3 asks for",
    arguments: [
      ("var a: Int -> Void", "var a: (Int) -> Void"),
      ("func a(b: Bool -> ()) {}", "func a(b: (Bool) -> ()) {}"),
      ("var a: (Int -> Bool)?", "var a: ((Int) -> Bool)?"),
      ("let a: [String] -> Int -> Bool", "let a: ([String]) -> (Int) -> Bool"),
      ("typealias A = Int? -> Void", "typealias A = (Int?) -> Void"),
    ]
  )
  func wrapped(before: String, after: String) {
    let ported = Ported.file(before)
    #expect(ported.text == after)
    #expect(ported.isValid)
  }

  @Test("are told of by their line")
  func told() {
    #expect(
      Ported.file("\nvar a: Int -> Void").lines(.edit) == ["2: Int -> … becomes (Int) -> …"]
    )
  }

  @Test("stay in a file that has another fault")
  func faulty() {
    let ported = Ported.file("var a: Int -> Void\nfunc (\n")
    #expect(!ported.isValid)
    #expect(ported.text == "var a: Int -> Void\nfunc (\n")
  }
}
