import Expectations
import MarbleTesting
import Testing
import TouchCore

/// Reading pictures.
struct MarbleParserTests {
  private func contact(
    _ id: Int,
    _ phase: Contact.Phase,
    _ x: Double,
    _ y: Double,
    force: Double? = nil,
    kind: Contact.Kind = .direct
  ) -> Marble.Input {
    .touch(
      Contact(
        id: Contact.ID(id),
        phase: phase,
        position: Point(x: x, y: y),
        force: force,
        kind: kind
      )
    )
  }

  @Test("each column is a moment: a finger begins, moves by points and to locations, and ends")
  func finger() throws {
    let marble = try MarbleParser.parse(
      """
      at  0       .1   0.2     0.25  1
      1   b10,20  +15  -5,+2   m1,2  e
      """
    )
    expectEqual(marble.moments.map { $0.time.nanoseconds / 1_000_000 }, [0, 100, 200, 250, 1000])
    expectEqual(
      marble.moments.map { $0.inputs },
      [
        [[contact(1, .began, 10, 20)]], [[contact(1, .moved, 25, 20)]],
        [[contact(1, .moved, 20, 22)]], [[contact(1, .moved, 1, 2)]],
        [[contact(1, .ended, 1, 2)]],
      ]
    )
  }

  @Test("omitted locations, moves with a lift, forces and kinds")
  func details() throws {
    let marble = try MarbleParser.parse(
      """
      at   0       .1      .2
      2    b*0.5   +0*2    e+5
      3p   b1,1            c9,9
      """
    )
    expectEqual(
      marble.moments.map { $0.inputs },
      [
        [[contact(2, .began, 200, 100, force: 0.5), contact(3, .began, 1, 1, kind: .pencil)]],
        [[contact(2, .moved, 200, 100, force: 2)]],
        [[contact(2, .ended, 205, 100), contact(3, .cancelled, 9, 9, kind: .pencil)]],
      ]
    )
  }

  @Test("within a column, what starts farther right comes later")
  func order() throws {
    let marble = try MarbleParser.parse(
      """
      at   0               .1
      1    b            e
      2    b  +5   .       c
      do      speak
      V    b  m    e
      tap     ended
      """,
      acts: ["speak"]
    )
    let first = marble.moments[0]
    expectEqual(first.inputs.map { $0.count }, [2, 2, 1])
    expectEqual(first.inputs[1], [.act("speak"), contact(2, .moved, 205, 100)])
    expectEqual(
      first.outputs,
      [
        [Marble.Output("V", "b")], [Marble.Output("V", "m"), Marble.Output("tap", "ended")],
        [Marble.Output("V", "e")],
      ]
    )
    #expect(first.allows(Marble.Moment(time: .zero, outputs: [first.outputs.flatMap { $0 }])))
  }

  @Test("a second ruler continues; comments and empty lines are ignored")
  func blocks() throws {
    let marble = try MarbleParser.parse(
      """
      # a tap
      at  0
      1   b

      at  1
      1   e
      """
    )
    expectEqual(marble.moments.map { $0.inputs.count }, [1, 1])
  }

  @Test("fingers that are down before the picture continue")
  func continued() throws {
    let down = [Contact.ID(1): Point(x: 5, y: 6)]
    let marble = try MarbleParser.parse("at  0\n1   +1", fingers: down)
    expectEqual(marble.moments[0].inputs, [[contact(1, .moved, 6, 6)]])
  }

  @Test(
    "an error has its location, the problem and a remedy",
    arguments: [
      ("", 1, 1, "no time ruler"),
      ("V  b", 1, 1, "before the time ruler"),
      ("at", 1, 1, "no times"),
      ("at  0  x", 1, 8, "`x` is no time"),
      ("at  0  .1  .1", 1, 12, "not later"),
      ("at  0\n\tV b", 2, 1, "tab"),
      ("at  0\n1 b", 2, 3, "before the first column"),
      ("at  0\nlong b", 2, 1, "reaches into the first column"),
      ("at  0\nV   b\nV   e", 3, 1, "twice"),
      ("at  0\n1   x", 2, 5, "`x` is nothing that a finger can do"),
      ("at  0\n1   b10", 2, 5, "`b10` is nothing"),
      ("at  0\n1   +a", 2, 5, "`+a` is nothing"),
      ("at  0\n1   b*", 2, 5, "`b*` is nothing"),
      ("at  0\n1   e", 2, 5, "finger 1 is not down"),
      ("at  0  .1\n1   b  b", 2, 8, "though it is down"),
      ("at  0\ndo  dance", 2, 5, "how to do `dance`"),
    ]
  )
  func errors(picture: String, line: Int, column: Int, problem: String) throws {
    let error = try #require(throws: MarbleError.self) { try MarbleParser.parse(picture) }
    #expect((error.line, error.column) == (line, column))
    #expect(error.problem.contains(problem), "\(error)")
    #expect(!error.remedy.isEmpty)
  }

  @Test("an error shows its line with a mark under the column")
  func description() throws {
    let error = try #require(throws: MarbleError.self) {
      try MarbleParser.parse("at  0  .1\n1   b  b")
    }
    expectEqual(
      error.description,
      """
      line 2, column 8: finger 1 begins though it is down.
        1   b  b
               ^
      End it first with `e` or `c`, or use another number.
      """
    )
  }
}
