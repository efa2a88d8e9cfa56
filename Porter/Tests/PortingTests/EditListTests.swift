import Testing

@testable import Porting

@Suite("Changes of bytes") struct EditListTests {
  @Test("keep every byte that none of them names, for 300 random lists")
  func random() {
    var random = Random(seed: 7)
    for _ in 0..<300 {
      let bytes = (0..<40).map { _ in UInt8(97 + random.next(26)) }
      var edits = EditList()
      var expected: [[UInt8]] = bytes.map { [$0] }
      var taken = Set<Int>()
      for _ in 0..<6 {
        let start = random.next(40)
        let end = min(40, start + 1 + random.next(5))
        guard taken.isDisjoint(with: start..<end) else {
          let isTaken = !edits.replace(start..<end, with: "-")
          #expect(isTaken)
          continue
        }
        taken.formUnion(start..<end)
        let text = ["", "X", "YZ"][random.next(3)]
        let isMade = edits.replace(start..<end, with: text)
        #expect(isMade)
        for index in start..<end { expected[index] = [] }
        expected[start] = Array(text.utf8)
      }
      #expect(edits.apply(to: bytes) == expected.flatMap(\.self))
    }
  }

  @Test("move a range with the changes inside it, and lose none of it")
  func moves() {
    var edits = EditList()
    edits.replace(5..<6, with: "F!")
    edits.move(4..<8, to: 2, before: "<", after: ">")
    #expect(edits.apply(to: Array("abcdefghij".utf8)) == Array("ab<eF!gh>cdij".utf8))
    // The place to move to is removed: what is moved stays all the same.
    edits.replace(1..<3, with: "")
    #expect(edits.apply(to: Array("abcdefghij".utf8)) == Array("a<eF!gh>\ndij".utf8))
  }
}
