import Expectations
import Testing
import TouchCore

@testable import TouchRecording

/// Contacts whose location isn't known yet.
struct UnlocatedContactTests {
  private let screen = Script()
  private static let touch = 0x14A

  @Test("Recording formats 4.1 a contact begins at its own time where its axis speaks first")
  func oneAxis() {
    let reading = screen.id(1).x(139).report().y(659).report().lift().report().read()
    expectEqual(reading.story, "1b | 1e")
    expectEqual(reading.frames.map(\.time), [.zero, .milliseconds(20)])
    expectEqual(reading.contacts.map(\.position), Array(repeating: Point(x: 139, y: 659), count: 2))
    expectEqual(reading.count(of: .beganBeforeAxis), 1)
    expectEqual(reading.count(of: .axisNeverReported), 0)
  }

  @Test("Recording formats 4.1 what moved on the other axis meanwhile keeps its time and its value")
  func otherAxisMoves() {
    let reading = screen.id(1).x(10).report().x(12).report().x(14).y(50).report().y(60).report()
      .lift().report().read()
    expectEqual(reading.story, "1b | 1m | 1m | 1m | 1e")
    expectEqual(reading.contacts.map(\.position.x), [10, 12, 14, 14, 14])
    expectEqual(reading.contacts.map(\.position.y), [50, 50, 50, 60, 60])
  }

  @Test("Recording formats 4.1 neither axis has spoken: both are waited for")
  func bothAxes() {
    let reading = screen.id(1).report().y(7).report().x(5).report().lift().report().read()
    expectEqual(reading.story, "1b | 1e")
    expectEqual(reading.contacts[0].position, Point(x: 5, y: 7))
    expectEqual(reading.frames[0].time, .zero)
  }

  @Test("Recording formats 4.1 other contacts keep their order and their frames")
  func others() {
    let reading = screen.id(1).at(1, 1).slot(1).id(2).x(40).report().slot(0).x(2).report()
      .slot(1).y(90).slot(0).x(3).report().lift().slot(1).lift().report().read()
    expectEqual(reading.story, "1b 2b | 1m | 1m | 1e 2e")
    expectEqual(reading.frames[0].contacts[1].position, Point(x: 40, y: 90))
  }

  @Test("Recording formats 4.1 an axis that speaks as the contact ends still locates it")
  func atTheLift() {
    let reading = screen.id(1).x(5).report().y(9).lift().report().read()
    expectEqual(reading.story, "1b | 1e")
    #expect(reading.contacts.allSatisfy { $0.position == Point(x: 5, y: 9) })
    expectEqual(reading.count(of: .axisNeverReported), 0)
  }

  @Test("Recording formats 4.1 0 counts where the axis never speaks: by the lift, or by the end")
  func never() {
    let lifted = screen.id(1).x(5).report().lift().report().read()
    expectEqual(lifted.story, "1b | 1e")
    expectEqual(lifted.contacts[0].position, Point(x: 5, y: 0))
    let left = screen.id(1).x(5).report().x(6).report().read()
    expectEqual(left.story, "1b | 1m")
    expectEqual(left.contacts.map(\.position), [Point(x: 5, y: 0), Point(x: 6, y: 0)])
    for reading in [lifted, left] { expectEqual(reading.count(of: .axisNeverReported), 1) }
  }

  @Test("Recording formats 4.1 the slot remembers what was said: the next contact begins at once")
  func remembered() {
    let reading = screen.id(1).x(5).report().y(9).report().lift().report().id(2).x(6).report()
      .read()
    expectEqual(reading.story, "1b | 1e | 2b")
    expectEqual(reading.contacts[2].position, Point(x: 6, y: 9))
    expectEqual(reading.count(of: .beganBeforeAxis), 1)
    expectEqual(reading.count(of: .beganWithoutPosition), 1)
  }

  @Test("Recording formats 4.1 a contact that turns out to be a palm never began")
  func palm() {
    let reading = screen.id(1).x(5).report().tool(2).report().lift().report().tool(0).report()
      .id(2).at(1, 1).report().read()
    expectEqual(reading.story, "2b")
    expectNil(reading.brokenPromise)
    expectEqual(reading.count(of: .palm), 1)
  }

  @Test("Recording formats 4.1 SYN_DROPPED ends the wait")
  func dropped() {
    let reading = screen.id(1).x(5).report().dropped().report().y(9).report().lift().report()
      .id(2).at(1, 1).report().read()
    expectEqual(reading.story, "1b | 1c | 2b")
    expectEqual(reading.count(of: .axisNeverReported), 1)
  }

  @Test("Recording formats 4.1 a touch that is down and up in one report doesn't wait")
  func oneReport() {
    let reading = screen.id(1).x(5).lift().report().id(2).at(1, 1).report().read()
    expectEqual(reading.story, "1b | 1e | 2b")
    expectNil(reading.brokenPromise)
  }

  @Test("Recording formats 4.1 a single touch waits likewise, in its own words")
  func singleTouch() {
    let single = Script(axes: ["00 0 389 0 0 0", "01 0 843 0 0 0"])
    let reading = single.abs(0, 5).key(Self.touch, 1).report().abs(0, 8).report().abs(1, 6).report()
      .key(Self.touch, 0).report().read()
    expectEqual(reading.story, "1b | 1m | 1e")
    expectEqual(reading.contacts.map(\.position.x), [5, 8, 8])
    #expect(reading.contacts.allSatisfy { $0.position.y == 6 })
  }

  @Test("Recording formats 4.1 only so much waits: then the contact begins where its axis speaks")
  func limit() {
    for count in [FrameQueue.mostUnlocated - 2, FrameQueue.mostUnlocated + 2] {
      var script = screen.id(1).x(5).slot(1).id(2).at(1, 1).report(after: 1000)
      for step in 0..<count { script = script.x(step % 2 + 2).report(after: 1000) }
      let reading = script.slot(0).y(9).report().lift().report().read()
      let first = reading.frames.first { $0.contacts.contains { $0.id.rawValue == 1 } }
      let isInTime = count < FrameQueue.mostUnlocated
      expectEqual(first?.time, (isInTime ? .zero : .milliseconds(Int64(count) + 1)))
      expectEqual(first?.contacts.first { $0.id.rawValue == 1 }?.position, Point(x: 5, y: 9))
      expectNil(reading.brokenPromise)
    }
  }

  @Test("Recording formats 4.6 after BTN_TOUCH 0, packets of touch size 0 are leftovers")
  func leftovers() {
    let pad = Script(axes: ["30 0 2048 0 0", "35 0 389 0 0", "36 0 843 0 0"])
    func packet(_ script: Script, _ size: Int) -> Script {
      script.abs(0x30, size).at(5, 5).packet()
    }
    var script = packet(pad, 400).key(Self.touch, 1).report()
    script = packet(script, 0).key(Self.touch, 0).report()
    let ghost = packet(script, 0).report()
    let reading = packet(ghost, 300).key(Self.touch, 1).report().read()
    expectEqual(reading.story, "1b | 1e | 2b")
    expectEqual(reading.count(of: .leftoverPacket), 1)
    // Neither a size without a release nor a release without a size makes a leftover.
    expectEqual(packet(script, 1).report().read().story, "1b | 1e | 2b")
    expectEqual(packet(packet(pad, 400).report(), 0).report().read().story, "1b | 1m")
  }

  @Test("Recording formats 4.6 where no size is reported, packets of pressure 0 are leftovers")
  func leftoversByPressure() {
    let pad = Script(axes: ["30 0 99 0 0", "35 0 389 0 0", "36 0 843 0 0", "3a 0 255 0 0"])
    func packet(_ script: Script, _ size: Int?, pressure: Int) -> Script {
      let sized = size.map { script.abs(0x30, $0) } ?? script
      return sized.at(5, 5).abs(0x3A, pressure).packet()
    }
    for (size, ghosts) in [(Int?.none, 1), (9, 0)] {
      var script = packet(pad, size, pressure: 80).key(Self.touch, 1).report()
      script = packet(script, size, pressure: 0).key(Self.touch, 0).report()
      let reading = packet(script, size, pressure: 0).report().read()
      expectEqual(reading.story, (ghosts == 1 ? "1b | 1e" : "1b | 1e | 2b"))
      expectEqual(reading.count(of: .leftoverPacket), ghosts)
    }
  }
}
