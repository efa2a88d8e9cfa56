import Expectations
import Testing
import TouchCore

@testable import TouchRecording

/// What a reader must accept.
struct MustCopeTests {
  private static let touch = 0x14A
  private static let pen = 0x140
  private let screen = Script()

  @Test(
    "Recording formats 4.1 a contact may begin without x or y: the slot's last value applies, or 0"
  )
  func missingPositions() {
    let reading = screen.id(1).y(20).report().lift().report()
      .id(2).x(30).report().lift().report().read()
    expectEqual(reading.story, "1b | 1e | 2b | 2e")
    expectEqual(
      reading.contacts.map(\.position),
      [
        Point(x: 0, y: 20), Point(x: 0, y: 20), Point(x: 30, y: 20), Point(x: 30, y: 20),
      ]
    )
    expectEqual(reading.count(of: .beganWithoutPosition), 1)
    expectEqual(reading.count(of: .axisNeverReported), 1)
  }

  @Test("Recording formats 4.2 the slot is omitted if it didn't change, also at the beginning")
  func slotLeftOut() {
    let reading = screen.id(1).at(10, 10).slot(1).id(2).at(50, 50).report()
      .x(51).report().slot(0).x(11).report().read()
    expectEqual(reading.story, "1b 2b | 2m | 1m")
    expectEqual(reading.count(of: .fingersDownAtEnd), 2)
    expectEqual(reading.summary.stillDown, 2)
  }

  @Test("Recording formats 4.3 an id that changes in its slot ends the old contact")
  func swappedID() {
    let reading = screen.id(1).at(10, 10).report().id(2).x(90).report().lift().report().read()
    expectEqual(reading.story, "1b | 1e 2b | 2e")
    expectEqual(reading.frames[1].contacts.map(\.position.x), [10, 90])
    expectEqual(reading.count(of: .swappedTrackingID), 1)
  }

  @Test("Recording formats 4.4 a lift without a contact is ignored and counted")
  func orphanLift() {
    let reading = screen.lift().report().id(1).at(1, 1).report().read()
    expectEqual(reading.story, "1b")
    expectEqual(reading.summary.warnings.first?.warning, .orphanLift)
    expectEqual(
      reading.summary.warnings.first?.description,
      "A finger was lifted that had never touched down; ignored. (once at line 5)"
    )
  }

  @Test(
    "Recording formats 4.4 a recording may begin during a contact: its first complete location begins it"
  )
  func midContact() {
    let reading = screen.pressure(5).report().x(10).report().y(20).report().x(11).report()
      .lift().report().x(50).report().read()
    expectEqual(reading.story, "1b | 1m | 1e")
    expectEqual(reading.contacts[0].position, Point(x: 10, y: 20))
    expectEqual(reading.count(of: .beganInMidContact), 1)
  }

  @Test("Recording formats 4.5 several contacts begin and end in one frame")
  func together() {
    let reading = screen.slot(0).id(1).at(1, 1).slot(1).id(2).at(9, 9).report()
      .slot(0).lift().slot(1).lift().report().read()
    expectEqual(reading.story, "1b 2b | 1e 2e")
    expectEqual(reading.summary.mostAtOnce, 2)
  }

  @Test("Recording formats 4.5 down and up in one report makes two frames at one time")
  func singleReport() {
    let reading = screen.id(1).at(1, 1).lift().report().id(2).report().read()
    expectEqual(reading.story, "1b | 1e | 2b")
    expectEqual(reading.frames[0].time, reading.frames[1].time)
    expectEqual(reading.count(of: .singleReportContact), 1)
  }

  @Test("Recording formats 4.6 a report's value may be 1")
  func reportOfOne() {
    expectEqual(screen.id(1).at(1, 1).report(value: 1).read().story, "1b")
  }

  @Test(
    "Recording formats 4.6 protocol A: the nearest point continues the contact, an absent one is lifted"
  )
  func packets() {
    let plain = Script(axes: ["35 0 389 0 0", "36 0 843 0 0"])
    let reading = plain.at(10, 10).packet().at(100, 100).packet().report()
      .at(103, 100).packet().at(12, 10).packet().report()
      .at(104, 100).packet().report()
      .packet().report().read()
    expectEqual(reading.story, "1b 2b | 2m 1m | 1e 2m | 2e")
    expectEqual(reading.contacts.last?.position, Point(x: 104, y: 100))
  }

  @Test("Recording formats 4.6 protocol A: a jump across the screen is a lift and a new touch")
  func packetJump() {
    let plain = Script(axes: ["35 0 389 0 0", "36 0 843 0 0"])
    let reading = plain.at(10, 10).packet().report().at(380, 800).packet().report()
      .key(Self.touch, 0).report().read()
    expectEqual(reading.story, "1b | 1e 2b | 2e")
  }

  @Test("Recording formats 4.6 protocol A: a tracking id takes precedence over nearness")
  func packetIDs() {
    let plain = Script(axes: ["35 0 389 0 0", "36 0 843 0 0"])
    let reading = plain.id(4).at(10, 10).packet().id(5).at(30, 10).packet().report()
      .id(4).at(28, 10).packet().id(5).at(12, 10).packet().report().read()
    expectEqual(reading.story, "1b 2b | 1m 2m")
    expectEqual(reading.frames[1].contacts.map(\.position.x), [28, 12])
  }

  @Test("Recording formats 4.6 a plain touch screen has x, y and BTN_TOUCH only")
  func singleTouch() {
    let plain = Script(axes: ["00 0 389 0 0", "01 0 843 0 0"])
    let reading = plain.abs(0, 5).abs(1, 6).key(Self.touch, 1).report().abs(0, 7).report()
      .key(Self.touch, 0).report().abs(0, 70).report().read()
    expectEqual(reading.story, "1b | 1m | 1e")
    expectEqual(reading.contacts.map(\.kind), [.direct, .direct, .direct])
  }

  @Test(
    "Recording formats 4.5 · 4.6 a plain screen's down and up in one report is a contact, a lift alone is none"
  )
  func singleTouchInOneReport() {
    let plain = Script(axes: ["00 0 389 0 0", "01 0 843 0 0"]).abs(0, 5).abs(1, 6)
    let touched = plain.key(Self.touch, 1).key(Self.touch, 0).report().read()
    expectEqual(touched.story, "1b | 1e")
    expectEqual(touched.count(of: .singleReportContact), 1)
    let lifted = plain.key(Self.touch, 0).report().abs(0, 6).report().read()
    expectEqual(lifted.story, "")
    expectEqual(lifted.count(of: .singleReportContact), 0)
  }

  @Test("Recording formats 4.6 a pen hovers, touches and hovers again before it leaves")
  func pen() throws {
    let pen = Script(axes: [
      "00 0 389 0 0 0", "01 0 843 0 0 0", "18 0 1000 0 0 0", "1a -64 63 0 0 57",
      "1b -64 63 0 0 57",
    ])
    let reading = pen.abs(0, 5).abs(1, 6).abs(0x1A, 57).key(Self.pen, 1).report()
      .abs(0, 7).report()
      .abs(0x18, 500).key(Self.touch, 1).report()
      .abs(0, 9).report()
      .abs(0x18, 0).key(Self.touch, 0).report()
      .abs(0, 0).abs(1, 0).key(Self.pen, 0).report().read()
    expectEqual(reading.story, "1E | 1M | 1X 2b | 2m | 2e 3E | 3X")
    #expect(reading.contacts.allSatisfy { $0.kind == .pencil })
    // The zeros of a pen that leaves mean nothing.
    expectEqual(reading.contacts.last?.position, Point(x: 9, y: 6))
    let down = try #require(reading.contacts.first { $0.phase == .began })
    expectEqual(down.force, 3.3333)
    // A tilt of one radian to the right leaves an altitude of π/2 - 1.
    #expect(abs((down.altitude ?? 0) - (.pi / 2 - 1)) <= 0.000_05)
    expectEqual(down.azimuth, 0)
    expectNil(reading.contacts[0].force)
  }

  @Test("Recording formats 4.6 a pen that only hovers makes frames, and no error")
  func hover() {
    let pen = Script(axes: ["00 0 389 0 0", "01 0 843 0 0"])
    let reading = pen.abs(0, 5).abs(1, 6).key(Self.pen, 1).report().key(Self.pen, 0).report().read()
    expectEqual(reading.story, "1E | 1X")
    expectNil(reading.error)
    expectEqual(reading.summary.contacts, 0)
    expectEqual(reading.summary.hovers, 1)
  }

  @Test("Recording formats 3.1 a tool type of 1 is a pen, of 2 a palm that is cancelled")
  func toolTypes() {
    let reading = screen.id(1).tool(1).at(1, 1).report().tool(2).report().x(5).report()
      .lift().report().id(2).report().lift().report()
      .id(3).tool(0).report().read()
    expectEqual(reading.story, "1b | 1c | 2b")
    expectEqual(reading.contacts[0].kind, .pencil)
    expectEqual(reading.contacts[2].kind, .direct)
    expectEqual(reading.count(of: .palm), 2)
  }

  @Test("Recording formats 4.7 semi-mt touchpads count more fingers than they have slots")
  func semiMultitouch() {
    let reading = screen.id(1).at(1, 1).slot(1).id(2).at(5, 5).key(0x14E, 1).report().read()
    expectEqual(reading.story, "1b 2b")
    expectEqual(reading.count(of: .moreFingersThanSlots), 1)
  }

  @Test("Recording formats 4.8 the rate is the median interval; pauses don't count")
  func rate() {
    var script = screen.id(1).at(1, 1).report()
    for step in 2..<12 { script = script.x(step).report(after: step == 6 ? 3_000_000 : 25_000) }
    expectEqual(script.lift().report().read().summary.rate, 40)
  }

  @Test("Recording formats 4.9 a minimum other than 0, and different resolutions")
  func minimum() {
    let reading = Script(axes: ["35 1000 1549 0 0 55", "36 -490 489 0 0 98"])
      .id(1).at(1055, -392).report().read()
    // A millimetre has 163 / 25.4 points.
    expectEqual(reading.contacts.map(\.position), [Point(x: 6.4173, y: 6.4173)])
    expectEqual(reading.header?.screen, ScreenSize(width: 64.1732, height: 64.1732))
  }

  @Test("Recording formats 4.10 zero pressure before the lift is not a move, in one report or two")
  func zeroPressure() {
    let panel = Script(axes: ["35 0 389 0 0", "36 0 843 0 0", "3a 0 255 0 0"])
    let two = panel.id(1).at(1, 1).pressure(50).report().pressure(0).report().lift().report()
      .read()
    expectEqual(two.story, "1b | 1e")
    expectEqual(two.count(of: .zeroPressureBeforeLift), 1)
    let one = panel.id(1).at(1, 1).pressure(50).report().pressure(0).lift().report().read()
    expectEqual(one.story, "1b | 1e")
    let none = panel.id(1).at(1, 1).pressure(50).report().pressure(0).report()
      .pressure(9).report().lift().report().read()
    expectEqual(none.story, "1b | 1m | 1m | 1e")
    expectEqual(none.frames[1].contacts[0].force, 0)
  }

  @Test(
    "Recording formats 4.10 a light finger isn't delayed for long: after 100 ms a zero is a move"
  )
  func zeroPressureForLong() {
    let panel = Script(axes: ["35 0 389 0 0", "36 0 843 0 0", "3a 0 255 0 0"])
    let reading = panel.id(1).at(1, 1).pressure(50).report().pressure(0).report(after: 200_000)
      .slot(1).id(2).at(9, 9).report().slot(0).lift().report().read()
    expectEqual(reading.story, "1b | 1m | 2b | 1e")
  }

  @Test(
    "Recording formats 4.11 SYN_DROPPED: reading resumes at the next report, and active contacts are cancelled"
  )
  func dropped() {
    let reading = screen.id(1).at(1, 1).report()
      .x(2).dropped().x(300).report()
      .x(301).report().lift().report().id(2).report().read()
    expectEqual(reading.story, "1b | 1c | 2b")
    expectEqual(reading.contacts[1].position, Point(x: 1, y: 1))
    expectEqual(reading.count(of: .droppedEvents), 1)
    expectEqual(reading.count(of: .ignoredAfterDrop), 1)
  }

  @Test("Recording formats 4.11 SYN_DROPPED cancels packets, single touches and pens alike")
  func droppedElsewhere() {
    let plain = Script(axes: ["35 0 389 0 0", "36 0 843 0 0"])
    expectEqual(
      plain.at(1, 1).packet().report().dropped().report().at(2, 2).packet().report().read().story,
      "1b | 1c | 2b"
    )
    let single = Script(axes: ["00 0 389 0 0", "01 0 843 0 0"])
    expectEqual(
      single.abs(0, 5).abs(1, 5).key(Self.touch, 1).report().dropped().report()
        .abs(0, 6).report().key(Self.touch, 0).report().key(Self.touch, 1).report().read().story,
      "1b | 1c | 2b"
    )
    expectEqual(
      single.abs(0, 5).abs(1, 5).key(Self.pen, 1).report().dropped().report()
        .abs(0, 6).report().read().story,
      "1E | 1X | 2E"
    )
  }

  @Test("Recording formats 4 time that runs backwards is held")
  func backwards() {
    let reading = screen.id(1).at(1, 1).report().x(2).report().back(15_000).x(3).report().read()
    expectEqual(reading.frames.map(\.time.nanoseconds), [0, 10_000_000, 10_000_000])
    expectEqual(reading.count(of: .timeWentBackwards), 2)
  }

  @Test("Recording formats 4 implausible slots are ignored")
  func absurdSlots() {
    let reading = screen.slot(2_147_483_647).id(1).at(1, 1).report().slot(-5).x(4).report()
      .slot(3).id(2).at(5, 5).report().read()
    expectEqual(reading.story, "1b")
    expectEqual(reading.count(of: .slotOutOfRange), 2)
  }

  @Test("Recording formats 4 an endless report is cut, a report without an end is dropped")
  func endlessReport() {
    var script = screen.id(1).at(1, 1)
    for step in 0..<5000 { script = script.x(step % 300) }
    let reading = script.report().x(7).read()
    expectEqual(reading.story, "1b")
    expectEqual(reading.count(of: .oversizedReport), 5003 - 4096)
    expectEqual(reading.count(of: .unfinishedReport), 1)
  }

  @Test(
    "Recording formats 4 keys that no touch is made of, and what is dropped, aren't part of a report"
  )
  func ignoredAtTheEnd() {
    let tap = screen.id(1).at(1, 1).report().lift().report()
    func unfinished(_ script: Script) -> Int { script.read().count(of: .unfinishedReport) }
    let volumeUp = 115
    expectEqual(unfinished(tap.key(volumeUp, 1)), 0)
    expectEqual(unfinished(tap.key(Self.touch, 1)), 1)
    expectEqual(unfinished(tap.key(Self.pen, 1)), 1)
    expectEqual(unfinished(tap.x(2)), 1)
    expectEqual(unfinished(tap.dropped().key(Self.touch, 1)), 0)
    expectEqual(unfinished(tap.dropped().x(2)), 0)
    expectEqual(unfinished(tap.dropped().x(2).report().x(3)), 1)
  }

  @Test("Recording formats 4 the mirror of a multitouch device (ABS_X, BTN_TOUCH) is not a contact")
  func mirror() {
    let reading = screen.key(Self.touch, 1).abs(0, 9).abs(1, 9).id(1).at(1, 1).report()
      .abs(0, 10).report().key(Self.touch, 0).lift().report().read()
    expectEqual(reading.story, "1b | 1e")
  }

  @Test("Recording formats 4 slot 255 is the last, slot 256 is ignored")
  func lastSlot() {
    let reading = screen.slot(255).id(1).at(1, 1).report().slot(256).id(2).at(5, 5).report()
      .slot(255).lift().report().read()
    expectEqual(reading.story, "1b | 1e")
    expectEqual(reading.count(of: .slotOutOfRange), 1)
  }

  @Test(
    "Recording formats 4.6 protocol A: in a report without ids, the nearest point continues the contact"
  )
  func packetIDsOfOneReport() {
    let plain = Script(axes: ["35 0 389 0 0", "36 0 843 0 0"])
    let reading = plain.at(10, 10).packet().at(100, 10).packet().report()
      .id(8).at(98, 10).packet().id(7).at(12, 10).packet().report()
      .id(7).at(14, 10).packet().at(96, 10).packet().report()
      .at(94, 10).packet().at(16, 10).packet().report().read()
    expectEqual(reading.story, "1b 2b | 2m 1m | 1m 2m | 2m 1m")
    expectEqual(reading.contacts.map(\.position.x), [10, 100, 98, 12, 14, 96, 94, 16])
  }

  @Test(
    "Recording formats 4.7 each BTN_TOOL key stands for its number of fingers",
    arguments: [(0x145, 1), (0x14D, 2), (0x14E, 3), (0x14F, 4), (0x148, 5)]
  )
  func fingerKeys(key: Int, count: Int) {
    for slots in max(count - 1, 1)...count {
      var script = screen
      for slot in 0..<slots { script = script.slot(slot).id(slot + 1).at(slot * 9, 5) }
      let reading = script.key(key, 1).report().read()
      expectEqual(reading.count(of: .moreFingersThanSlots), (slots < count ? 1 : 0))
    }
  }

  @Test(
    "Recording formats 4.6 a pen that hovers moves where only its tilt changes, along either axis"
  )
  func hoveringTilt() {
    let pen = Script(axes: [
      "00 0 389 0 0 0", "01 0 843 0 0 0", "1a -64 63 0 0 57", "1b -64 63 0 0 57",
    ])
    let reading = pen.abs(0, 5).abs(1, 6).key(Self.pen, 1).report()
      .abs(0x1A, 20).report().abs(0x1B, 20).report().abs(0x1B, 20).report().read()
    expectEqual(reading.story, "1E | 1M | 1M")
  }

  @Test("Recording formats 4.1 a single touch without x or y begins where they are reported first")
  func singleTouchWithoutPosition() {
    let single = Script(axes: ["00 0 389 0 0 0", "01 0 843 0 0 0"])
    let reading = single.key(Self.touch, 1).report().abs(0, 5).abs(1, 6).report()
      .key(Self.touch, 0).report().key(Self.touch, 1).report().read()
    expectEqual(reading.story, "1b | 1e | 2b")
    expectEqual(reading.frames.map(\.time), [.zero, .milliseconds(20), .milliseconds(30)])
    expectEqual(reading.contacts[0].position, Point(x: 5, y: 6))
    expectEqual(reading.count(of: .beganBeforeAxis), 1)
  }
}
