import Porting
import Testing

@Suite("Types of functions") struct FunctionTypeTests {
  @Test(
    "have no labels, and neither have their calls",
    arguments: [
      (
        "var a: ((done: Bool) -> Void)?\nfunc b() { a?(done: true); c.a!(done: false) }",
        "var a: ((_ done: Bool) -> Void)?\nfunc b() { a?(true); c.a!(false) }"
      ),
      (
        "func a(b: (x: Int, Int, z: Int) -> Int) -> Int { return b(x: 1, 2, z:3) }",
        "func a(b: (_ x: Int, Int, _ z: Int) -> Int) -> Int { return b(1, 2, 3) }"
      ),
      (
        "typealias A = (done: Bool) -> Void\nlet a: A? = nil\nfunc b() { a?(done: true) }",
        "typealias A = (_ done: Bool) -> Void\nlet a: A? = nil\nfunc b() { a?(true) }"
      ),
      (
        "var a: ((_ done: Bool) -> Void)!\nfunc b() { self.a(done: true) }",
        "var a: ((_ done: Bool) -> Void)!\nfunc b() { self.a(true) }"
      ),
    ]
  )
  func unlabelled(before: String, after: String) {
    #expect(Ported.file(before).text == after)
  }

  @Test(
    "keep what is no label, and a call of a function that is declared keeps its own",
    arguments: [
      "var a: ((_ done: Bool) -> Void)?\nfunc b() { a?(true) }",
      "var a: (done: Bool, Int) = (done: true, 1)",
      "func a(b: Bool) {}\nfunc c() { a(b: true) }",
    ]
  )
  func kept(text: String) { #expect(Ported.file(text).text == text) }

  @Test("of which one has labels and a function has the same ones leave the calls alone")
  func ambiguous() {
    let after = Ported.file(
      "var a: (b: Bool) -> Void\nclass C { func a(b: Bool) {} }\nfunc d() { C().a(b: true) }"
    ).text
    #expect(after.contains("var a: (_ b: Bool) -> Void"))
    #expect(after.contains("C().a(b: true)"))
  }

  @Test(
    "have no labels where a local is made of one, an element or a result is one, or a closure has such parameters",
    arguments: [
      ("if let b = a { b(done: true) }", "if let b = a { b(true) }"),
      (
        "guard let b = self.a else { return }; b(done: true)",
        "guard let b = self.a else { return }; b(true)"
      ),
      ("let b = a; b?(done: true)", "let b = a; b?(true)"),
      ("let b = a!; let c = b; c(done: true)", "let b = a!; let c = b; c(true)"),
      ("if let a = a { a(done: true) }", "if let a = a { a(true) }"),
      ("if let a { a(done: true) }", "if let a { a(true) }"),
      ("{ [b = self.a] in b?(done: true) }()", "{ [b = self.a] in b?(true) }()"),
      ("for b in list { b(done: true) }", "for b in list { b(true) }"),
      ("list[0](done: true); list.first?(done: true)", "list[0](true); list.first?(true)"),
      (
        "make()(done: true); let b = make(); b(done: true)", "make()(true); let b = make(); b(true)"
      ),
      ("let b = { (done: Bool) in }; b(done: true)", "let b = { (done: Bool) in }; b(true)"),
    ]
  )
  func made(before: String, after: String) {
    func text(_ body: String, _ mark: String) -> String {
      "var a: ((\(mark)done: Bool) -> Void)?\nvar list: [(\(mark)done: Bool) -> Void] = []\n"
        + "func make() -> ((\(mark)done: Bool) -> Void) { return list[0] }\n"
        + "class C { func d() { \(body) } }\n"
    }
    let ported = Ported.file(text(before, "")).text
    #expect(ported == text(after, "_ "))
    #expect(Ported.file(ported).text == ported)
  }

  @Test(
    "are no matter of locals of the same name that are something else",
    arguments: [
      "let b = other; b(done: true)", "let a = C(); a(done: true)",
      "for b in others { b(done: true) }",
      "if let b = a { c.b(done: true); b2(done: true) }",
      "let b = { (other: Bool) in }; b(done: true)",
      "let b = list; b(done: true)",
    ]
  )
  func others(body: String) {
    let text = "var a: ((done: Bool) -> Void)?\nvar list: [(done: Bool) -> Void] = []\n"
    let rest = "class D { func d() { \(body) } }\n"
    #expect(Ported.file(text + rest).text.hasSuffix(rest))
  }

  @Test("another file's variable is called without labels too")
  func module() {
    let module = Ported.module([
      "class A { var b: ((c: Int) -> Void)? }", "func d(a: A) { a.b?(c: 1) }",
    ])
    #expect(module[1].text == "func d(a: A) { a.b?(1) }")
  }
}

@Suite("T! of Swift 4") struct UnwrappingTests {
  @Test(
    "loses its parentheses",
    arguments: [
      ("func a(_ b: (Set<Int>!), c: Int!) {}", "func a(_ b: Set<Int>!, c: Int!) {}"),
      ("var a: (Int!)", "var a: Int!"),
      ("func a() -> ((Int!)) { return nil }", "func a() -> Int! { return nil }"),
    ]
  )
  func bare(before: String, after: String) {
    #expect(Ported.file(before).text == after)
  }

  @Test(
    "becomes T? inside of another type",
    arguments: [
      ("var a: ((Int!) -> String!)?", "var a: ((Int?) -> String?)?"),
      ("var a: [Int!] = []", "var a: [Int?] = []"),
      ("var a: [String: Int!] = [:]", "var a: [String: Int?] = [:]"),
      ("typealias A = (Int!, b: String!)", "typealias A = (Int?, b: String?)"),
    ]
  )
  func inside(before: String, after: String) {
    #expect(Ported.file(before).text == after)
  }

  @Test(
    "loses its mark in a cast",
    arguments: [
      ("let a = b as! Int!", "let a = b as! Int"), ("let a = b as? Int!", "let a = b as? Int"),
    ]
  )
  func cast(before: String, after: String) {
    #expect(Ported.file(before).text == after)
  }

  @Test(
    "stays where Swift 5 has it",
    arguments: [
      "var a: Int!", "func a(b: Int!, c: inout Int!) -> Int! { return b }",
      "let a = { (b: Int!) in b }",
    ]
  )
  func kept(text: String) { #expect(Ported.file(text).text == text) }
}
