import Expectations
import Foundation
import Testing
import TouchCore
import TouchRecording
import TouchStage
import UIKit

@testable import TouchRecorder

/// When lines come to the disk, and what happens where they can't.
@MainActor
struct RecordingFileTests {
  let folder = Folder()
  let recorder = EventRecorder()

  private func makeStage() -> TouchStage {
    TouchStage(scene: UIViewController(), size: CGSize(width: 390, height: 844)) { frame in
      let window = RecordingWindow(frame: frame)
      window.recorder = recorder
      return window
    }
  }

  private func move(_ stage: TouchStage, _ x: Double, at time: TouchTime) {
    let phase: Contact.Phase = x == 0 ? .began : .moved
    let contact = Contact(id: Contact.ID(1), phase: phase, position: Point(x: x, y: 9))
    stage.play(TouchFrame(time: time, contacts: [contact]))
  }

  private func text() throws -> String { try Folder.text(of: recorder.file) }

  @Test("has each line whole after half a second, with touches and without")
  func waits() throws {
    let stage = makeStage()
    recorder.start(in: folder.url)
    try expectEqual(text(), "")
    move(stage, 0, at: .milliseconds(100))
    stage.application.advance(to: .milliseconds(599))
    try expectEqual(text(), "")
    stage.application.advance(to: .milliseconds(600))
    try expectEqual(text().split(separator: "\n").count, 2)
    // The timer ends where nothing touches, so that a quiet app isn't woken.
    stage.application.advance(to: .seconds(20))
    expectNil(stage.application.nextDeadline)
    // It comes back with the next touch.
    move(stage, 1, at: .seconds(20))
    try expectEqual(text().split(separator: "\n").count, 2)
    stage.application.advance(to: .seconds(20.5))
    try expectEqual(text().split(separator: "\n").count, 3)
    stage.application.advance(to: .seconds(40))
    for step in 1...400 { move(stage, Double(step + 1), at: .seconds(40 + Double(step) / 100)) }
    #expect(try text().hasSuffix("}\n"))
    // 4 s at 100 a second, less the half second that may wait.
    #expect(try text().split(separator: "\n").count >= 2 + 350)
  }

  @Test("has its lines in time also where another recording was stopped while lines waited")
  func again() throws {
    let stage = makeStage()
    recorder.start(in: folder.url)
    move(stage, 0, at: .milliseconds(100))
    recorder.stop()
    recorder.start(in: folder.url)
    move(stage, 1, at: .milliseconds(200))
    try expectEqual(text(), "")
    stage.application.advance(to: .milliseconds(700))
    #expect(try text().hasSuffix("}\n"))
  }

  @Test("doesn't depend on the timer while touches come: a main loop that is busy runs none")
  func busy() throws {
    let stage = makeStage()
    recorder.start(in: folder.url)
    let output = Output(
      try LineFile(creating: folder.url.appendingPathComponent("own").path),
      start: .zero
    )
    output.begin(TouchesHeader(screen: ScreenSize(width: 100, height: 100)))
    output.append(TouchFrame(time: .milliseconds(10), contacts: []))
    #expect(!output.isDue)
    output.append(TouchFrame(time: .milliseconds(499), contacts: []))
    #expect(!output.isDue)
    output.append(TouchFrame(time: .milliseconds(500), contacts: []))
    #expect(output.isDue)
    withExtendedLifetime(stage) {}
  }

  @Test("is named by the first free number, and none is ever replaced")
  func names() throws {
    let stage = makeStage()
    let first = recorder.start(in: folder.url)
    expectEqual(first?.lastPathComponent, "touches-1.touches")
    try "precious".write(
      to: folder.url.appendingPathComponent("touches-2.touches"),
      atomically: true,
      encoding: .utf8
    )
    expectEqual(recorder.start(in: folder.url)?.lastPathComponent, "touches-3.touches")
    expectEqual(recorder.start(in: folder.url, named: "pan")?.lastPathComponent, "pan-1.touches")
    recorder.stop()
    try expectEqual(
      Folder.text(of: folder.url.appendingPathComponent("touches-2.touches")),
      "precious"
    )
    // Without a touch it has a header nevertheless.
    try expectEqual(
      Folder.text(of: first),
      "{\"touches\":1,\"screen\":{\"width\":390,\"height\":844}}\n"
    )
    withExtendedLifetime(stage) {}
  }

  @Test("that can't be made: one call, and the app goes on")
  func unwritable() {
    let stage = makeStage()
    var failures: [String] = []
    recorder.onFailure = { failures.append("\($0)") }
    expectNil(recorder.start(in: URL(fileURLWithPath: "/proc/nowhere")))
    #expect(!recorder.isRecording)
    move(stage, 0, at: .milliseconds(10))
    stage.finish()
    expectEqual(failures.count, 1)
    expectEqual(
      failures.first?.hasPrefix("/proc/nowhere/touches-1.touches: can't be written ("),
      true,
      "\(failures)"
    )
  }

  @Test(
    "on a full disk: one call, recording stops, touches are delivered, and another can be started"
  )
  func full() throws {
    var touched = 0
    final class Counter: UIView {
      var body: () -> Void = {}
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { body() }
    }
    let stage = makeStage()
    let view = Counter(frame: stage.window.bounds)
    view.body = { touched += 1 }
    stage.window.rootViewController?.view.addSubview(view)
    var failures: [RecordingError] = []
    // The recorder has the closure: a strong reference would keep both, and the folder with them.
    recorder.onFailure = { [folder, unowned recorder] error in
      failures.append(error)
      recorder.start(in: folder.url)
    }
    recorder.start(try LineFile(creating: "/dev/full", isExclusive: false))
    for step in 0..<200 { move(stage, Double(step), at: .milliseconds(10 * Int64(step))) }
    expectEqual(touched, 199)
    expectEqual(failures.map(\.kind), [.unwritable])
    expectEqual(failures.first?.description.contains("No space left on device"), true)
    recorder.stop()
    #expect(try text().split(separator: "\n").count > 100)
  }

  @Test("is over where it is stopped: what touches later is delivered, and isn't in it")
  func stopped() throws {
    let stage = makeStage()
    recorder.start(in: folder.url)
    #expect(recorder.isRecording)
    move(stage, 0, at: .milliseconds(100))
    recorder.stop()
    #expect(!recorder.isRecording)
    let whole = try text()
    expectEqual(whole.split(separator: "\n").count, 2)
    for step in 1...100 { move(stage, Double(step), at: .milliseconds(100 + 10 * Int64(step))) }
    stage.application.advance(to: .seconds(9))
    try expectEqual(text(), whole)
  }

  @Test("is over where it can't be written, and of that there is one call")
  func fullWithoutAnother() throws {
    let stage = makeStage()
    var failures = 0
    recorder.onFailure = { _ in failures += 1 }
    recorder.start(try LineFile(creating: "/dev/full", isExclusive: false))
    for step in 0..<400 { move(stage, Double(step), at: .milliseconds(10 * Int64(step))) }
    #expect(!recorder.isRecording)
    expectEqual(failures, 1)
    recorder.stop()
    expectEqual(failures, 1)
  }

  @Test("keeps whole lines where one couldn't be written whole")
  func cut() throws {
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    let path = folder.url.appendingPathComponent("cut").path
    var file: LineFile? = try LineFile(creating: path)
    file?.add(Array("one\n".utf8))
    try file?.flush()
    file?.add(Array("two\n".utf8))
    try expectEqual(String(contentsOfFile: path, encoding: .utf8), "one\n")
    file = nil
    // What waits is written at the end.
    try expectEqual(String(contentsOfFile: path, encoding: .utf8), "one\ntwo\n")
    #expect(throws: RecordingError.self) { try LineFile(creating: path) }
  }

  @Test("is complete where the recorder goes while it records")
  func gone() throws {
    let stage = TouchStage(scene: UIViewController(), size: CGSize(width: 390, height: 844)) {
      frame in
      RecordingWindow(frame: frame)
    }
    let window = try require(stage.window as? RecordingWindow, "a recording window")
    let file = window.recorder.start(in: folder.url)
    move(stage, 0, at: .milliseconds(10))
    window.recorder = EventRecorder()
    try expectEqual(Folder.text(of: file).split(separator: "\n").count, 2)
  }
}
