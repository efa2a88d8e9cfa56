import Expectations
import Foundation
import SampleScripts
import Scenes
import Testing
import TouchCore
import TouchRecording
import TouchStage
import UIKit

@testable import TouchReport

/// The page.
@MainActor
struct ReportPageTests {
  /// A report on frames that touch the workbench.
  private func page(
    _ frames: [TouchFrame],
    _ scene: Scene = .workbench,
    name: String = "demo.touches",
    gesture: String? = nil
  ) -> ReportPage {
    let stage = TouchStage(
      scene: scene.makeViewController(),
      size: CGSize(width: 390, height: 844),
      maximumForce: 6.667
    )
    let recorder = ReportRecorder(stage)
    stage.play(frames)
    var page = recorder.page(name: name, scene: scene.name)
    page.gesture = gesture
    return page
  }

  /// The data in a page.
  private func record(_ page: ReportPage) throws -> [String: Any] {
    let html = page.html
    let start = try #require(html.range(of: #"id="record">"#)?.upperBound)
    let end = try #require(html[start...].range(of: "</script>")?.lowerBound)
    let data = Data(html[start..<end].utf8)
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  private func frame(_ time: Double, _ phase: Contact.Phase, x: Double) -> TouchFrame {
    let contact = Contact(id: Contact.ID(1), phase: phase, position: Point(x: x, y: 300), force: 1)
    return TouchFrame(time: .seconds(time), contacts: [contact])
  }

  @Test("a page on a part begins where the part does, one on a whole recording at 0")
  func begin() throws {
    var part = page([frame(83.5, .began, x: 10), frame(83.6, .ended, x: 10)])
    try expectNil(record(part)["begin"])
    #expect(!part.html.contains(" s to 8"))
    part.begin = .seconds(83.4)
    try expectEqual(record(part)["begin"] as? Int, 83_400_000)
    #expect(part.html.contains(" · 83.400 s to 8"))
  }

  @Test("is the same bytes each time")
  func deterministic() {
    expectEqual(page(DemoSample.frames).html, page(DemoSample.frames).html)
  }

  @Test("loads nothing, and closes all of its elements")
  func selfContained() {
    let html = page(DemoSample.frames).html
    for word in ["src=", "@import", "url(", "fetch(", "{{", "https://"] {
      #expect(!html.contains(word), "\(word)")
    }
    // XML's namespace names are the only addresses, and aren't loaded.
    let addresses = html.components(separatedBy: "http://").dropFirst()
    #expect(addresses.allSatisfy { $0.hasPrefix("www.w3.org/2000/svg") })
  }

  @Test("a page that has no room for more says so, and keeps its size")
  func full() throws {
    func long(_ seconds: Int) -> ReportPage {
      let stage = TouchStage(
        scene: Scene.workbench.makeViewController(),
        size: CGSize(width: 390, height: 844)
      )
      let recorder = ReportRecorder(stage, room: 30_000)
      var contact = Contact(id: Contact.ID(1), phase: .began, position: Point(x: 99, y: 99))
      stage.play(TouchFrame(time: .zero, contacts: [contact]))
      contact.phase = .moved
      for step in 1...(seconds * 120) {
        contact.position.x = 99 + Double(step % 100)
        stage.play(TouchFrame(time: .seconds(Double(step) / 120), contacts: [contact]))
      }
      stage.finish()
      return recorder.page(name: "long")
    }
    expectNil(long(1).length)
    let (some, more) = (long(30), long(60))
    #expect((some.length?.seconds ?? 0) >= 30)
    #expect((more.length?.seconds ?? 0) >= 60)
    expectEqual(some.analysis, more.analysis)
    #expect(some.html.contains("only a part: until "))
    #expect(some.html.contains("choose another one with --from and --to"))
    expectEqual(some.html.utf8.count, more.html.utf8.count)
  }

  @Test("a page is written in pieces, none of which holds all of a kind")
  func pieces() {
    let page = page(DemoSample.frames)
    var pieces: [String] = []
    page.write { pieces.append($0) }
    expectEqual(pieces.joined(), page.html)
    pieces.removeAll { [PageFiles.script, PageFiles.style].contains($0) }
    let whole = pieces.reduce(0) { $0 + $1.utf8.count }
    #expect(pieces.allSatisfy { $0.utf8.count < whole / 10 })
  }

  @Test("its policy names its script and its style, and allows nothing else")
  func policy() throws {
    let html = page(DemoSample.frames).html
    let policy = try #require(
      html.firstRange(of: /http-equiv="Content-Security-Policy" content="(.*?)">/).map { html[$0] }
    )
    #expect(policy.contains("default-src 'none'"))
    #expect(!policy.contains("unsafe"))
    for (name, directive) in [("script", "script-src"), ("style", "style-src")] {
      let start = try #require(html.range(of: "<\(name)>")?.upperBound)
      let end = try #require(html[start...].range(of: "</\(name)>")?.lowerBound)
      let hash = ContentHash.base64(of: Array(html[start..<end].utf8))
      #expect(policy.contains("\(directive) 'sha256-\(hash)'"))
    }
  }

  @Test(
    "hashes are SHA-256",
    arguments: [
      ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
      ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
      (String(repeating: "a", count: 119), "MeulHDE6XAgiat8Y1KNZz9/Y0ugWsT9K+VL36mWE3Ps="),
    ]
  )
  func hashes(text: String, hash: String) {
    let found = ContentHash.base64(of: Array(text.utf8))
    expectEqual(found.count, 44)
    expectEqual(found, hash)
  }

  @Test("contains the touches' radii, and the hovering pointers apart from them")
  func widthsAndPointers() throws {
    func frame(_ time: Double, _ id: Int, _ phase: Contact.Phase, _ radius: Double? = nil)
      -> TouchFrame
    {
      let contact = Contact(
        id: Contact.ID(id),
        phase: phase,
        position: Point(x: 100, y: 300),
        radius: radius
      )
      return TouchFrame(time: .seconds(time), contacts: [contact])
    }
    let page = page([
      frame(0, 1, .regionEntered), frame(0.1, 1, .regionMoved), frame(0.2, 1, .regionExited),
      frame(0.3, 2, .began, 12.5), frame(0.4, 2, .ended, 11),
      // One whose beginning is missing, one that touches while it hovers, and one that stays.
      frame(0.5, 3, .regionExited), frame(0.6, 4, .regionEntered), frame(0.7, 4, .began),
      frame(0.8, 4, .ended), frame(0.9, 5, .regionEntered),
    ])
    expectEqual(page.hovers.map { $0.samples.count }, [3, 1, 1])
    expectEqual(page.hovers.map(\.isOver), [true, true, false])
    let record = try record(page)
    let hovers = try #require(record["hovers"] as? [[String: Any]])
    expectEqual(hovers.map { $0["finger"] as? Int }, [1, 1, 1])
    expectEqual(hovers.map { $0["outcome"] as? String }, ["left", "left", nil])
    expectEqual(hovers.first?["path"] as? [Int], [0, 1000, 3000, 100_000, 0, 0, 100_000, 0, 0])
    let touches = try #require(record["touches"] as? [[String: Any]])
    expectEqual(touches.map { $0["radius"] as? Int }, [1, nil])
    expectEqual(
      touches.first?["path"] as? [Int],
      [
        300_000, 1000, 3000, 125, 100_000, 0, 0, -15,
      ]
    )
    #expect(page.html.contains("3 hovering pointers"))
  }

  @Test("contains every touch, attempt and sentence")
  func data() throws {
    let page = page(DemoSample.frames)
    let record = try record(page)
    let attempts = try #require(record["attempts"] as? [[String: Any]])
    expectEqual((record["touches"] as? [Any])?.count, page.analysis.log.touches.count)
    expectEqual(attempts.count, page.analysis.sequences.reduce(0) { $0 + $1.attempts.count })
    #expect(attempts.allSatisfy { ($0["why"] as? String)?.hasSuffix(".") == true })
    let winners = attempts.filter { $0["outcome"] as? String == "ended" }
    expectEqual(winners.count, page.analysis.sequences.reduce(0) { $0 + $1.winners.count })
    #expect(winners.allSatisfy { ($0["title"] as? String)?.hasSuffix("was recognized") == true })
  }

  @Test("lists which recognizers prevent and which wait for others")
  func relations() throws {
    let page = page(DemoSample.frames)
    let names = page.analysis.log.recognizers.map(\.name)
    let attempts = try #require(try record(page)["attempts"] as? [[String: Any]])
    let links = attempts.compactMap { attempt -> String? in
      guard let link = attempt["link"] as? String, let one = attempt["r"] as? Int,
        let other = attempt["other"] as? Int
      else { return nil }
      return "\(names[one]) \(link) by \(names[other])"
    }
    #expect(links.contains("tap required by doubleTap"))
    #expect(links.contains("pan prevented by longPress"))
    let waiting = attempts.flatMap { ($0["blocks"] as? [[Int]]) ?? [] }.filter { $0[0] == 1 }
    #expect(!waiting.isEmpty)
    #expect(waiting.allSatisfy { $0.count == 4 && names[$0[3]] == "doubleTap" })
  }

  @Test("marks a near miss by its amount, and a clear miss not at all")
  func nearMisses() throws {
    func misses(_ travel: Double) throws -> [String] {
      let frames = [
        frame(1, .began, x: 100), frame(1.1, .moved, x: 100 + travel),
        frame(1.2, .ended, x: 100 + travel),
      ]
      let page = page(frames)
      let tap = try #require(page.analysis.log.recognizers.firstIndex { $0.name == "twoFingerTap" })
      let press = try #require(page.analysis.log.recognizers.firstIndex { $0.name == "pan" })
      let attempts = try #require(try record(page)["attempts"] as? [[String: Any]])
      return attempts.filter { [tap, press].contains($0["r"] as? Int ?? -1) }
        .compactMap { $0["miss"] as? String }
    }
    // A pan needs 10 points (rule 6.7); a quarter less is still a near miss.
    try expectEqual(misses(9), ["1 pt too little"])
    try expectEqual(misses(5), [])
  }

  @Test("shows the requested gesture first")
  func focus() throws {
    let page = page(DemoSample.frames, gesture: "pinch")
    let pinch = page.analysis.log.recognizers.firstIndex { $0.name == "pinch" }
    try expectEqual(record(page)["focus"] as? Int, pinch)
    try expectNil(record(self.page(DemoSample.frames))["focus"])
  }

  @Test("can't be broken by a name")
  func escaping() {
    let name = "</script><img onerror=\"alert(1)\">&{{record}}"
    let html = page([], name: name).html
    #expect(!html.contains("<img"))
    let escaped = "&lt;/script&gt;&lt;img onerror=&quot;alert(1)&quot;&gt;&amp;{{record}}"
    #expect(html.contains("<h1>\(escaped)</h1>"))
  }

  @Test("exists for a recording without a touch as well")
  func empty() throws {
    let page = page([])
    expectEqual((try record(page)["attempts"] as? [Any])?.isEmpty, true)
    #expect(page.html.contains("no gesture was recognized"))
  }

  @Test("recording changes nothing: a recorded play has the transcript of one that isn't recorded")
  func transparent() {
    for scene in [Scene.workbench, .scroll] {
      func stage() -> TouchStage {
        TouchStage(scene: scene.makeViewController(), size: CGSize(width: 390, height: 844))
      }
      let plain = stage().transcript(of: DemoSample.frames)
      let recorded = stage()
      var entries: [TranscriptEntry] = []
      recorded.probe { if case .action(let entry) = $0 { entries.append(entry) } }
      let recorder = ReportRecorder(recorded)
      recorded.play(DemoSample.frames)
      expectEqual(entries, plain)
      #expect(recorder.page(name: "demo").pictures.frames.count > 1)
    }
  }

  @Test("records a scene while no finger is down: a page decelerates")
  func deceleration() {
    let page = page(frames("scroll-flick"), .scroll)
    let touches = page.analysis.log.touches
    let lift = touches[0].last
    let catching = touches[1].began
    let looks = page.pictures.frames.count { lift < $0.time && $0.time < catching }
    // Sixty samples a second, and each shows motion.
    #expect(looks >= Int((catching - lift).seconds * 55))
  }
}
