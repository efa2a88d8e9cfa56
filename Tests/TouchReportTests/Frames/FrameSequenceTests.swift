import Expectations
import SampleScripts
import Testing
import TouchCore
import TouchGraphics
import TouchRecording
import TouchStage
import UIKit

@testable import TouchReport

/// Frame sequences.
@MainActor
struct FilmTests {
  @Test("frame N shows the time N / rate; the last is the first at rest")
  func frames() throws {
    let renderer = try Script.renderer(Script.finger([60, 60]), scene: BoxScene())
    var moments: [TouchTime] = []
    let count = FrameSequence(rate: 10).render(renderer) { frame, _ in
      expectEqual(frame, moments.count)
      moments.append(renderer.now)
    }
    expectEqual(count, 5)
    expectEqual(moments, [0, 0.1, 0.2, 0.3, 0.4].map { .seconds($0) })
  }

  @Test("frames don't drift, whatever the rate", arguments: [1, 7, 23.976, 30, 60, 240])
  func times(rate: Double) {
    let sequence = FrameSequence(rate: rate)
    let late = sequence.time(of: 100_000)
    #expect(abs(late.seconds - 100_000 / rate) < 1e-6)
    expectEqual(sequence.frame(showing: late), 100_000)
    expectEqual(sequence.frame(showing: late + .tick), 100_001)
    expectEqual(sequence.frame(showing: late - .tick), 100_000)
  }

  @Test("files are numbered so that they sort")
  func names() {
    expectEqual(FrameSequence.name(of: 0), "frame-00000.svg")
    expectEqual(FrameSequence.name(of: 99_999), "frame-99999.svg")
    expectEqual(FrameSequence.name(of: 123_456), "frame-123456.svg")
  }

  @Test("a picture in which nothing changes is drawn once, and every frame is shown")
  func rest() throws {
    let renderer = try Script.renderer(
      Script.finger([60, 60], lifts: false) + Script.finger(from: 1_000, [60]),
      scene: BoxScene()
    )
    var pictures: [DisplayList] = []
    var changes = 0
    let count = FrameSequence(rate: 10).render(renderer) { _, picture in
      if picture != pictures.last { changes += 1 }
      pictures.append(picture)
    }
    #expect(count > 10_000)
    #expect(changes < 20)
    // As they are where each is drawn by itself.
    for frame in [0, 3, 500, 9_999, 10_003] {
      let alone = try Script.renderer(
        Script.finger([60, 60], lifts: false) + Script.finger(from: 1_000, [60]),
        scene: BoxScene()
      )
      alone.run(to: FrameSequence(rate: 10).time(of: frame))
      expectEqual(pictures[frame], alone.picture())
    }
  }

  @Test("timers, animations, fading marks and touches each change the picture where they are due")
  func changes() throws {
    final class Blinking: UIViewController {
      let box = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))

      override func viewDidLoad() {
        super.viewDidLoad()
        box.backgroundColor = .red
        view.addSubview(box)
        after(1) { $0.backgroundColor = .blue }
        after(1.7) { box in UIView.animate(withDuration: 0.45) { box.frame.origin.x = 200 } }
        after(6) { $0.backgroundColor = .green }
      }

      private func after(_ time: Double, _ change: @escaping @MainActor (UIView) -> Void) {
        _ = Timer.scheduledTimer(withTimeInterval: time, repeats: false) { [box] _ in
          MainActor.assumeIsolated { change(box) }
        }
      }
    }
    let frames = Script.finger([60, 60, 90]) + Script.finger(from: 6.2, [60, 80])
    var pictures: [DisplayList] = []
    let sequence = FrameSequence(rate: 20)
    let renderer = try Script.renderer(frames, scene: Blinking())
    let count = sequence.render(renderer) { pictures.append($1) }
    #expect(count == pictures.count && count > 120)
    let alone = try Script.renderer(frames, scene: Blinking())
    for (frame, picture) in pictures.enumerated() {
      alone.run(to: sequence.time(of: frame))
      expectEqual(picture, alone.picture(), "frame \(frame)")
    }
  }

  @Test("a sequence begins with a part, and counts from there")
  func start() {
    let sequence = FrameSequence(rate: 10, from: .seconds(5))
    expectEqual(sequence.time(of: 0), .seconds(5))
    expectEqual(sequence.time(of: 3), .seconds(5.3))
    expectEqual(sequence.frame(showing: .seconds(5.25)), 3)
    expectEqual(sequence.frame(showing: .zero), 0)
  }

  @Test("a sequence can be cancelled")
  func breakingOff() throws {
    struct Enough: Error {}
    let renderer = try Script.renderer(Script.finger([60, 60]), scene: BoxScene())
    var shown = 0
    #expect(throws: Enough.self) {
      try FrameSequence(rate: 10).render(renderer) { _, _ throws(Enough) in
        shown += 1
        if shown == 2 { throw Enough() }
      }
    }
    expectEqual(shown, 2)
  }

  @Test("two sequences of one recording are the same")
  func determinism() throws {
    func pictures() throws -> [String] {
      var frames: [String] = []
      let renderer = try Script.renderer(DemoSample.frames, scene: BoxScene())
      _ = FrameSequence(rate: 5).render(renderer) { frames.append($1.svg(title: "\($0)")) }
      return frames
    }
    try expectEqual(pictures(), pictures())
  }
}

/// Strips of stills.
@MainActor
struct FilmStripTests {
  private func strip(_ frames: [TouchFrame], count: Int = 12) throws -> KeyFrames {
    KeyFrames(try Script.renderer(frames, scene: BoxScene()), count: count)
  }

  @Test("the first and the last picture are always included, and no more than requested")
  func ends() throws {
    for count in [2, 3, 12] {
      let frames = try strip(DemoSample.frames, count: count).frames
      expectEqual(frames.count, count)
      expectEqual(frames.first?.time, .zero)
      #expect((frames.last?.time ?? .zero) > .seconds(6.2))
      #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.time < $1.time })
    }
  }

  @Test("every event is listed under a picture, in order")
  func events() throws {
    let frames = Script.finger([60, 60]) + Script.finger(from: 1, [60, 80, 120, 120])
    for count in [2, 4, 12] {
      let events = try strip(frames, count: count).frames.flatMap(\.events)
      expectEqual(events, ["tap recognized", "pan began", "pan ended"])
    }
  }

  @Test("what the scene reports is listed too, except updates and misses")
  func notes() throws {
    let scene = BoxScene()
    let renderer = try Script.renderer(Script.finger([60, 60]), scene: scene)
    scene.onTap = { [stage = renderer.play.stage] in
      for (event, role) in [
        ("force", GestureNote.Role.update), ("opened", .success), ("missed", .miss(.lifted)),
      ] {
        let time = stage.application.now
        stage.tell(GestureNote(time: time, gesture: "box", event: event, role: role))
      }
    }
    let events = KeyFrames(renderer).frames.flatMap(\.events)
    expectEqual(events.sorted(), ["box opened", "tap recognized"])
  }

  @Test("times of recognitions take precedence over times of mere motion")
  func interest() throws {
    let places = (0..<40).map { 60 + 5 * Double($0) }
    let frames = try strip(Script.finger(places), count: 4).frames
    expectEqual(frames[1].events, ["pan began"])
    expectEqual(frames[2].events, ["pan ended"])
  }

  @Test("an hour without events isn't sampled thirty times a second")
  func idle() throws {
    let frames = Script.finger([60, 60]) + Script.finger(from: 3_600_000, [60, 60])
    let strip = try strip(frames)
    #expect(strip.looks < 1000)
    #expect(strip.frames.count <= 12)
    #expect((strip.frames.last?.time ?? .zero) > .seconds(3_600_000))
    expectEqual(strip.frames.flatMap(\.events), ["tap recognized", "tap recognized"])
  }

  @Test("a finger that rests for a million seconds isn't sampled")
  func gap() throws {
    let frames = Script.finger([60, 60, 60], lifts: false) + Script.finger(from: 1e6, [60])
    let strip = try strip(frames)
    #expect(strip.looks < 100)
    #expect(strip.frames.count <= 12)
    #expect((strip.frames.last?.time ?? .zero) >= .seconds(1e6))
  }

  @Test("a strip of a part begins with the part")
  func part() throws {
    let renderer = try Script.renderer(Script.finger(from: 5, [60, 60]), scene: BoxScene())
    let frames = KeyFrames(renderer, from: .seconds(4)).frames
    expectEqual(frames.first?.time, .seconds(4))
    expectEqual(frames.flatMap(\.events), ["tap recognized"])
  }

  @Test("the sheet has a cell for each still, with its time and events")
  func sheet() throws {
    let strip = try strip(Script.finger([60, 60]))
    let sheet = strip.sheet(title: "A title")
    let texts = sheet.commands.compactMap { command in
      if case .text(let text) = command { text.text } else { nil }
    }
    expectEqual(texts.first, "A title")
    #expect(texts.contains("0.00 s"))
    #expect(texts.contains("tap recognized"))
    let pictures = sheet.commands.count { if case .list = $0 { true } else { false } }
    expectEqual(pictures, strip.frames.count)
    #expect(strip.sheet().height < sheet.height)
    for command in sheet.commands {
      if case .text(let text) = command { #expect(sheet.bounds.maxY > text.position.y) }
    }
  }

  @Test("long texts are truncated, and more than four events are counted")
  func crowded() throws {
    var strip = try strip(Script.finger([60, 60]), count: 2)
    strip = KeyFrames(
      frames: strip.frames.map { keyFrame in
        var keyFrame = keyFrame
        keyFrame.events = (1...6).map { "event \($0) of a recognizer with a very long name" }
        return keyFrame
      }
    )
    let texts = strip.sheet(title: String(repeating: "long ", count: 100)).commands.compactMap {
      if case .text(let text) = $0 { text.text } else { nil }
    }
    expectEqual(texts.first?.hasSuffix("…"), true)
    expectEqual(texts.count { $0 == "and 3 more" }, 2)
    expectEqual(texts.count { $0.hasPrefix("event 3") }, 2)
    expectEqual(texts.count { $0.hasPrefix("event 4") }, 0)
    #expect(texts.filter { $0.hasPrefix("event") }.allSatisfy { $0.count < 30 })
  }
}
