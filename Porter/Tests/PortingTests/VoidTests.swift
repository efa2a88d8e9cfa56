import Porting
import Testing

@Suite("Functions of Void") struct VoidTests {
  @Test(
    "have no parameter, as Swift 3 meant it",
    arguments: [
      ("typealias A = (Void) -> Void", "typealias A = () -> Void"),
      ("var a: ((Void) -> (Int))?", "var a: (() -> (Int))?"),
      ("func a(b: @escaping (_: Void) -> Void) {}", "func a(b: @escaping () -> Void) {}"),
      ("let a: (()) -> Void = {}", "let a: () -> Void = {}"),
    ]
  )
  func emptied(before: String, after: String) {
    #expect(Ported.file(before).text == after)
  }

  @Test(
    "stay where they have others, or are called with their own",
    arguments: [
      "var a: (Bool) -> Void", "var a: (Void, Int) -> Void", "func a() -> Void {}",
      "let a: (Void) -> Void = b\na(())", "let a: (Void) -> Void = b\na(Void())",
    ]
  )
  func kept(text: String) { #expect(Ported.file(text).text == text) }

  @Test("keep a comment that stands beside the parameter")
  func comment() {
    let text = Ported.file("var a: (/* none */ Void) -> Void").text
    #expect(text.contains("/* none */"), "\(text)")
  }

  @Test("numbers that Swift 2 named by their type are values, and buttons of presses have small letters")
  func numbers() {
    let ported = Ported.file(
      "let a = [NSNumber(integer: UIPressType.Menu.rawValue), NSNumber(double: 2), NSNumber(value: 3)]"
    )
    #expect(
      ported.text.hasSuffix(
        "let a = [NSNumber(value: UIPress.PressType.menu.rawValue), NSNumber(value: 2), NSNumber(value: 3)]"
      ),
      "\(ported.text)"
    )
  }
}
