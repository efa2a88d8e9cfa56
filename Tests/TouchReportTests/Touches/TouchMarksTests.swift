import Expectations
import Testing
import TouchCore
import TouchGraphics

@testable import TouchReport

/// Marks of touches.
struct TouchMarksTests {
  private func frame(_ time: Double, _ contacts: Contact...) -> TouchFrame {
    TouchFrame(time: .seconds(time), contacts: contacts)
  }

  private func finger(
    _ id: Int,
    _ phase: Contact.Phase,
    x: Double = 50,
    force: Double? = nil,
    radius: Double? = nil
  ) -> Contact {
    Contact(
      id: Contact.ID(id),
      phase: phase,
      position: Point(x: x, y: 60),
      force: force,
      radius: radius
    )
  }

  private func picture(_ marks: TouchMarks, at time: Double) -> DisplayList {
    var list = DisplayList(width: 100, height: 100)
    marks.paint(at: .seconds(time), on: &list)
    return list
  }

  private func texts(_ list: DisplayList) -> [String] {
    list.commands.compactMap { if case .text(let text) = $0 { text.text } else { nil } }
  }

  /// The circles' radii, the largest first.
  private func radii(_ list: DisplayList) -> [Double] {
    list.commands.compactMap { command in
      switch command {
      case .fill(let path, _, _), .stroke(let path, _, _):
        path.elements.count == 6 ? path.bounds.map { ($0.maxX - $0.minX) / 2 } : nil
      default: nil
      }
    }.sorted(by: >)
  }

  @Test("fingers have the lowest free number, which is reused")
  func numbers() {
    var marks = TouchMarks()
    marks.take(frame(0, finger(7, .began), finger(9, .began)))
    expectEqual(texts(picture(marks, at: 0)), ["1", "2"])
    marks.take(frame(0.1, finger(7, .ended)))
    marks.take(frame(0.2, finger(11, .began)))
    expectEqual(marks.fingers.filter { $0.ended == nil }.map(\.number), [2, 1])
  }

  @Test("a wave expands from a new finger for 0.2 s")
  func fresh() {
    var marks = TouchMarks()
    marks.take(frame(0, finger(1, .began)))
    let early = picture(marks, at: 0.05).commands.count
    expectEqual(picture(marks, at: 0.199).commands.count, early)
    expectEqual(picture(marks, at: 0.2).commands.count, early - 1)
  }

  @Test("a lifted finger's mark fades for 0.3 s, a cancelled one's for 0.4 s")
  func fading() {
    var marks = TouchMarks()
    marks.take(frame(0, finger(1, .began)))
    #expect(!marks.areClear(at: .seconds(100)))
    marks.take(frame(1, finger(1, .ended)))
    #expect(!picture(marks, at: 1.29).isEmpty)
    #expect(picture(marks, at: 1.3).isEmpty)
    #expect(marks.areClear(at: .seconds(1.3)))
    #expect(!marks.areClear(at: .seconds(1.29)))
    marks.take(frame(2, finger(2, .began)))
    marks.take(frame(3, finger(2, .cancelled)))
    #expect(!picture(marks, at: 3.39).isEmpty)
    #expect(picture(marks, at: 3.4).isEmpty)
  }

  @Test("a cancelled finger's mark differs from a lifted one's, and so does a hovering pen's")
  func phases() {
    func shown(_ phase: Contact.Phase) -> DisplayList {
      var marks = TouchMarks()
      marks.take(frame(0, finger(1, phase.isRegion ? .regionEntered : .began)))
      marks.take(frame(0.5, finger(1, phase)))
      return picture(marks, at: 0.5)
    }
    let all = [shown(.moved), shown(.ended), shown(.cancelled), shown(.regionMoved)]
    expectEqual(Set(all).count, 4)
    #expect(all.allSatisfy { !$0.isEmpty })
    #expect(shown(.regionExited).isEmpty)
  }

  @Test("an interruption cancels all fingers that are down")
  func interruption() {
    var marks = TouchMarks()
    marks.take(frame(0, finger(1, .began), finger(2, .began)))
    marks.take(TouchFrame(time: .seconds(1), contacts: [], interruption: .system))
    #expect(marks.fingers.allSatisfy { $0.isCancelled })
    #expect(marks.areClear(at: .seconds(1.4)))
  }

  @Test(
    "the area grows with the force and with the contact's radius, and has a ring only with force"
  )
  func force() {
    func largest(force: Double?, radius: Double? = nil) -> Double {
      var marks = TouchMarks(maximumForce: 4)
      marks.take(frame(0, finger(1, .began, force: force, radius: radius)))
      return radii(picture(marks, at: 0.5))[0]
    }
    #expect(largest(force: 0.5) < largest(force: 1))
    #expect(largest(force: 1) < largest(force: 4))
    expectEqual(largest(force: 4), largest(force: 9))
    #expect(largest(force: 1, radius: 20) > largest(force: 1, radius: 15))
    expectEqual(largest(force: 1, radius: 3), largest(force: 1))
    expectEqual(largest(force: 1, radius: 40), largest(force: 1, radius: 400))
    func count(_ force: Double?, _ maximum: Double?) -> Int {
      var marks = TouchMarks(maximumForce: maximum)
      marks.take(frame(0, finger(1, .began, force: force)))
      return picture(marks, at: 0.5).commands.count
    }
    expectEqual(count(1, 4), count(nil, 4) + 2)
    expectEqual(count(1, nil), count(nil, nil))
    expectEqual(count(0, 4), count(nil, 4))
  }

  @Test("a line of the last 0.35 s follows a finger that moves 4 points or more")
  func trail() {
    func trail(of travel: Double, at time: Double) -> Path? {
      var marks = TouchMarks()
      marks.take(frame(0, finger(1, .began)))
      marks.take(frame(0.1, finger(1, .moved, x: 50 + travel)))
      for case .stroke(let path, _, _) in picture(marks, at: time).commands
      where path.elements.count == 2 {
        return path
      }
      return nil
    }
    expectNil(trail(of: 3.99, at: 0.2))
    #expect(trail(of: 4, at: 0.2) != nil)
    #expect(trail(of: 4, at: 0.35) != nil)
    expectNil(trail(of: 4, at: 0.351))
  }

  @Test("however long a finger moves, only its last samples are stored")
  func memory() {
    var marks = TouchMarks()
    marks.take(frame(0, finger(1, .began)))
    for step in 1...1000 {
      marks.take(frame(Double(step) / 100, finger(1, .moved, x: Double(step))))
    }
    #expect(marks.fingers[0].trail.count <= 37)
    for step in 1...100 {
      let time = 10 + Double(step)
      marks.take(frame(time, finger(step + 1, .began)))
      marks.take(frame(time + 0.1, finger(step + 1, .ended)))
    }
    #expect(marks.fingers.count <= 2)
  }

  @Test("contacts with invalid locations are ignored; one whose beginning is missing is shown")
  func odd() {
    var marks = TouchMarks()
    marks.take(frame(0, finger(1, .began, x: .nan)))
    #expect(marks.fingers.isEmpty)
    marks.take(frame(0, finger(2, .moved)))
    expectEqual(marks.fingers.count, 1)
    marks.take(frame(1, finger(3, .ended)))
    expectEqual(marks.areClear(at: .seconds(2)), false)
    marks.cancelAll(at: .seconds(2))
    #expect(marks.areClear(at: .seconds(2.4)))
  }

  @Test("a pen's shaft points towards its tail, and is short when it is upright")
  func pencil() {
    func shaft(_ altitude: Double) -> Path? {
      var marks = TouchMarks()
      var pen = finger(1, .began)
      pen.altitude = altitude
      pen.azimuth = 0
      marks.take(frame(0, pen))
      for case .stroke(let path, _, _) in picture(marks, at: 0.5).commands
      where path.elements.count == 2 {
        return path
      }
      return nil
    }
    expectNil(shaft(.pi / 2))
    #expect((shaft(0.5)?.currentPoint?.x ?? 0) > 40)
  }

  @Test("of fingers that are gone the last 64 are drawn, whatever comes at one moment")
  func crowd() {
    var marks = TouchMarks()
    marks.take(frame(1, finger(0, .began, x: 1)))
    for id in 1...20_000 {
      marks.take(frame(1, finger(id, .began)))
      marks.take(frame(1, finger(id, .ended)))
    }
    expectEqual(marks.fingers.count, 1 + TouchMarks.mostFading + 1)
    expectEqual(marks.fingers.first?.contact.position.x, 1)
    #expect(marks.fingers.allSatisfy { $0.number <= 2 })
    marks.cancelAll(at: .seconds(1))
    expectEqual(marks.fingers.first?.isCancelled, true)
    #expect(marks.areClear(at: .seconds(2)))
  }

  @Test("a line behind a finger has an end, however many moves come at one moment")
  func longTrail() {
    var marks = TouchMarks()
    marks.take(frame(1, finger(1, .began)))
    for step in 1...20_000 { marks.take(frame(1, finger(1, .moved, x: Double(step)))) }
    expectEqual(marks.fingers.first?.trail.count, TouchMarks.longestTrail)
    expectEqual(marks.fingers.first?.trail.last?.location.x, 20_000)
  }

  @Test("marks are still once the wave and the line behind a finger are gone, and before they fade")
  func still() {
    var marks = TouchMarks()
    expectEqual(marks.stillFrom, .zero)
    marks.take(frame(1, finger(1, .began)))
    marks.take(frame(1.9, finger(1, .moved, x: 60)))
    marks.take(frame(2, finger(1, .moved, x: 80)))
    let from = marks.stillFrom
    #expect(from > .seconds(2.35) && from < .seconds(2.36))
    expectEqual(picture(marks, at: from.seconds), picture(marks, at: 1_000))
    #expect(picture(marks, at: 2.2) != picture(marks, at: 1_000))
    marks.take(frame(3, finger(1, .ended, x: 80)))
    #expect(marks.stillFrom >= .seconds(3.3))
  }

  @Test("a finger that goes on after an interruption has no mark until it lands anew")
  func goesOnAfterInterruption() {
    var marks = TouchMarks()
    marks.take(frame(0, finger(1, .began)))
    marks.take(TouchFrame(time: .seconds(1), contacts: [], interruption: .system))
    marks.take(frame(2, finger(1, .moved, x: 70)))
    expectEqual(texts(picture(marks, at: 2)), [])
    marks.take(frame(3, finger(1, .ended, x: 70)))
    expectEqual(texts(picture(marks, at: 3)), [])
    marks.take(frame(4, finger(1, .began)))
    expectEqual(texts(picture(marks, at: 4)), ["1"])
  }
}
