import Expectations
import MarbleTesting
import Testing
import TouchCore
import UIKit

/// Drawing pictures.
@MainActor
struct MarblePictureTests {
  private static let picture = """
      at     0                  0.1     0.123456789   1.5
      1      b100,100           +15     +0*0.5        e+1,-2
      12p    b5.25,3            m1,2    -2            c
      do                                               interrupt
      V      b                  m             c
      pan                       began   changed       ended
    """

  @Test("reading, drawing and reading a picture yields the same picture")
  func roundTrip() throws {
    let marble = try MarbleParser.parse(Self.picture)
    let drawn = MarblePicture.text(of: marble)
    try expectEqual(MarbleParser.parse(drawn), marble, "\(drawn)")
    expectEqual(drawn, MarblePicture.text(of: try MarbleParser.parse(drawn)))
  }

  @Test("the columns are under their times, the fingers above the callbacks")
  func layout() throws {
    let marble = try MarbleParser.parse("at  0  .1\nV   b      e\n1   b  e\nW   b")
    expectEqual(
      MarblePicture.text(of: marble),
      """
        at  0         0.1
        1   b100,100  e
        V   b         e
        W   b
      """
    )
  }

  @Test("long pictures are cut")
  func cut() throws {
    var marble = Marble()
    for step in 0..<50 {
      marble.moments.append(
        Marble.Moment(
          time: .milliseconds(Int64(step * 100)),
          outputs: [[Marble.Output("V", "m")]]
        )
      )
    }
    let lines = MarblePicture.text(of: marble).split(separator: "\n")
    expectEqual(lines.count, 6)
    #expect(lines.allSatisfy { $0.count <= 100 })
    try expectEqual(MarbleParser.parse(lines.joined(separator: "\n")), marble)
  }

  @Test("a run that differs shows both pictures, one above the other, and the difference")
  func difference() throws {
    let application = UIApplication.launch(screen: CGSize(width: 400, height: 800))
    let window = UIWindow()
    window.isHidden = false
    let stage = MarbleStage(application)
    try expectNil(stage.play("at  0  .1\n1   b  e"))
    stage.acts["speak"] = { stage.note("V", "hello") }
    let text = try stage.play("at  1  1.1\n1   b  e\ndo     speak\nV      b")
    expectEqual(
      text,
      """
      expected
        at  1         1.1
        1   b100,100  e
        do            speak
        V             b
      seen
        at  1         1.1
        1   b100,100  e
        do            speak
        V             hello
                      ^
      """
    )
  }

  @Test("a recorded run becomes a picture that can be played")
  func run() throws {
    let application = UIApplication.launch(screen: CGSize(width: 400, height: 800))
    let stage = MarbleStage(application)
    let begin = Contact(id: Contact.ID(1), phase: .began, position: Point(x: 7, y: 8))
    stage.receive(TouchFrame(time: .zero, contacts: [begin]))
    stage.note("V", "b")
    stage.did("remove V")
    stage.receive(TouchFrame(time: .seconds(1), contacts: [], interruption: .system))
    stage.note("V", "c")
    expectEqual(
      stage.picture,
      """
        at  0              1
        1   b7,8
        do       remove_V  interrupt
        V   b              c
      """
    )
    stage.clear()
    expectEqual(stage.picture, "")
  }
}
