import Foundation
import Testing
import TouchCore
import TouchRecording
import UIKit

@testable import Kiosk

@MainActor
struct KioskTests {
  let lamp = LampViewController()

  private func makeHost() -> AppHost {
    AppHost(showing: lamp, on: CGSize(width: 800, height: 480), scale: 1)
  }

  /// A finger that lands, moves or lifts.
  private func finger(
    _ phase: Contact.Phase,
    at point: Point = Point(x: 400, y: 240),
    _ seconds: Double
  ) -> PanelReport {
    let contact = Contact(id: Contact.ID(1), phase: phase, position: point)
    return .frame(TouchFrame(time: .seconds(seconds), contacts: [contact]))
  }

  @Test func aTapSwitchesTheLampAndThePictureIsAnother() {
    let host = makeHost()
    #expect(host.turn(to: .zero) != nil)
    #expect(host.turn(to: .seconds(0.5)) == nil)
    #expect(host.turn(to: .seconds(0.7), [finger(.began, 0.6), finger(.ended, 0.7)]) != nil)
    #expect(lamp.brightness == 1)
  }

  @Test func aPanelThatIsLostLeavesNoFingerDown() {
    let host = makeHost()
    let up = Point(x: 400, y: 180)
    _ = host.turn(to: .seconds(0.2), [finger(.began, 0.1), finger(.moved, at: up, 0.2)])
    #expect(lamp.brightness == 0.25, "60 points, less the ten before the pan begins")
    _ = host.turn(to: .seconds(0.3), [.lost("unplugged")])
    _ = host.turn(to: .seconds(1), [finger(.began, 0.8), finger(.ended, 0.9)])
    #expect(lamp.brightness == 0, "a tap by another finger")
  }

  @Test func eventsOfTheKernelSwitchTheLamp() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "kiosk-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (device, description) = (folder.appending(path: "event5"), folder.appending(path: "desc"))
    // What evemu-describe prints of a panel that is 1600 by 960 units large: two units are a point.
    try """
    N: a panel
    A: 2f 0 9 0 0 0
    A: 35 0 1599 0 0 0
    A: 36 0 959 0 0 0
    A: 39 0 65535 0 0 0

    """.write(to: description, atomically: true, encoding: .utf8)
    // Struct input_event: seconds, microseconds, type, code, value.
    var bytes: [UInt8] = []
    func event(_ micros: Int64, _ type: UInt16, _ code: UInt16, _ value: Int32) {
      withUnsafeBytes(of: Int64(100).littleEndian) { bytes += $0 }
      withUnsafeBytes(of: micros.littleEndian) { bytes += $0 }
      withUnsafeBytes(of: type.littleEndian) { bytes += $0 }
      withUnsafeBytes(of: code.littleEndian) { bytes += $0 }
      withUnsafeBytes(of: value.littleEndian) { bytes += $0 }
    }
    event(0, 3, 0x39, 1)
    event(0, 3, 0x35, 800)
    event(0, 3, 0x36, 480)
    event(0, 0, 0, 0)
    event(90_000, 3, 0x39, -1)
    event(90_000, 0, 0, 0)
    try Data(bytes).write(to: device)

    let host = makeHost()
    let panel = TouchPanel(
      path: device.path,
      options: ReadingOptions(
        screen: ScreenSize(width: 800, height: 480),
        deviceDescription: description.path
      ),
      now: { .seconds(5) }
    )
    var reports: [PanelReport] = []
    while reports.last?.isLost != true { reports += panel.takeReports() }
    _ = host.turn(to: .seconds(6), reports)
    #expect(lamp.brightness == 1)
    guard case .frame(let first)? = reports.first else { return #expect(Bool(false)) }
    #expect(first.time == .seconds(5))
    #expect(first.contacts.first?.position == Point(x: 400, y: 240))
  }

  @Test func aCanvasIsToldThePicture() throws {
    let host = makeHost()
    lamp.view.alpha = 0.5
    var canvas = WordCanvas()
    canvas.paint(try #require(host.turn(to: .zero)))
    #expect(
      canvas.words == [
        "save", "transform", "layer 0.5", "fill", "fill", "write 0 %", "end", "restore",
      ]
    )
  }

  @Test func theFrontWindowHasTheFingerWhereItWantsIt() {
    let host = makeHost()
    let bar = BarWindow(frame: host.window.bounds)
    bar.isHidden = false
    _ = host.turn(to: .seconds(0.2), [finger(.began, 0.1), finger(.ended, 0.2)])
    #expect(lamp.brightness == 1 && bar.taps == 0)
    let top = Point(x: 400, y: 10)
    _ = host.turn(
      to: .seconds(1),
      [finger(.began, at: top, 0.8), finger(.ended, at: top, 0.9)]
    )
    #expect(lamp.brightness == 1 && bar.taps == 1)
  }

  @Test func twoScreensAreTwoApplications() {
    let other = LampViewController()
    let hosts = [
      makeHost(), AppHost(showing: other, on: CGSize(width: 1600, height: 960), scale: 2),
    ]
    let taps = [finger(.began, 0.1), finger(.ended, 0.2)]
    _ = hosts[0].turn(to: .seconds(0.2), taps)
    #expect(lamp.brightness == 1 && other.brightness == 0)
    _ = hosts[1].turn(to: .seconds(0.2), taps)
    #expect(lamp.brightness == 1 && other.brightness == 1)
    #expect(hosts.map { $0.window.bounds.width } == [800, 800])
  }
}

extension PanelReport {
  fileprivate var isLost: Bool {
    if case .lost = self { true } else { false }
  }
}

/// A canvas that writes down what it is told.
private struct WordCanvas: Canvas {
  var words: [String] = []

  mutating func save() { words.append("save") }
  mutating func restore() { words.append("restore") }
  mutating func transform(by map: Transform2D) { words.append("transform") }
  mutating func clip(to path: Path, _ rule: Path.FillRule) { words.append("clip") }
  mutating func beginLayer(opacity: Double, shadow: PaintShadow?) {
    words.append("layer \(opacity)")
  }
  mutating func endLayer() { words.append("end") }
  mutating func fill(_ path: Path, _ color: PaintColor, _ rule: Path.FillRule) {
    words.append("fill")
  }
  mutating func stroke(_ path: Path, _ color: PaintColor, _ pen: PaintStroke) {
    words.append("stroke")
  }
  mutating func write(_ text: PaintText) { words.append("write \(text.text)") }
}
