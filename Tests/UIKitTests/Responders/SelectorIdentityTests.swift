import Expectations
import Testing
import UIKit

@MainActor private final class Desk: UIView {
  var calls: [String] = []
  let button = UIControl()

  func go() { calls.append("go") }
  func stay() { calls.append("stay") }
  func sent(_ sender: UIControl) { calls.append("sent") }
  func tapped(_ tap: UITapGestureRecognizer) { calls.append("tapped") }

  /// As clients do who configure a view each time that it is shown.
  func configure() { button.addTarget(self, action: Selector(Self.go), for: .touchDown) }

  func press() -> [String] {
    calls = []
    button.sendActions(for: .touchDown)
    return calls
  }
}

/// Which selectors are one.
@MainActor
struct SelectorIdentityTests {
  /// A desk, and what the log says.
  private final class Log {
    var lines: [String] = []
  }

  private func desk() -> (Desk, Log) {
    let log = Log()
    UIApplication.launch(screen: CGSize(width: 10, height: 10)).onLog = { log.lines.append($0) }
    return (Desk(), log)
  }

  @Test("4.27 7.7 one line of code that runs twice adds one action")
  func twice() {
    let (desk, log) = desk()
    for _ in 0..<3 { desk.configure() }
    expectEqual(desk.press(), ["go"])
    expectEqual(log.lines, [])
    let tap = UITapGestureRecognizer()
    for _ in 0..<2 { tap.addTarget(desk, action: Selector(Desk.tapped(_:))) }
    tap.sendActionsForTest()
    expectEqual(desk.calls.filter { $0 == "tapped" }.count, 1)
  }

  @Test(
    "4.27 7.7 the same place of another file names another method, whichever letter differs",
    arguments: 0..<3
  )
  func otherFile(_ place: Int) {
    let (desk, log) = desk()
    let others: [StaticString] = ["Bar/Desk.swift", "Aar/Desk.swiff", "Aar/desk.swift"]
    let go = Selector(Desk.go, file: "Aar/Desk.swift", line: 9, column: 3)
    let stay = Selector(Desk.stay, file: others[place], line: 9, column: 3)
    desk.button.addTarget(desk, action: go, for: .touchDown)
    desk.button.addTarget(desk, action: stay, for: .touchDown)
    expectEqual(desk.press(), ["go", "stay"])
    // Both may be one method, which can't be told.
    #expect(log.lines.count == 1 && log.lines[0].contains("\(others[place]):9:3"))
  }

  @Test("4.27 7.7 an action is removed by another selector of the method")
  func removing() {
    let (desk, log) = desk()
    desk.configure()
    desk.button.addTarget(desk, action: Selector(Desk.sent(_:)), for: .touchDown)
    desk.button.removeTarget(desk, action: Selector(Desk.go), for: .touchDown)
    expectEqual(desk.press(), ["sent"])
    expectEqual(log.lines, [])
    let tap = UITapGestureRecognizer(target: desk, action: Selector(Desk.tapped(_:)))
    tap.removeTarget(desk, action: Selector(Desk.tapped(_:)))
    tap.sendActionsForTest()
    #expect(!desk.calls.contains("tapped"))
  }

  @Test(
    "where several actions could be meant, none is removed, and the log says where and what to do"
  )
  func doubt() throws {
    let (desk, log) = desk()
    desk.button.addTarget(desk, action: Selector(Desk.go), for: .touchDown)
    desk.button.addTarget(desk, action: Selector(Desk.stay), for: .touchDown)
    let added = try #require(log.lines.first)
    #expect(added.contains("SelectorIdentityTests.swift:") && added.contains(".named("))
    expectEqual(desk.press(), ["go", "stay"])
    desk.button.removeTarget(desk, action: Selector(Desk.go), for: .touchDown)
    expectEqual(desk.press(), ["go", "stay"])
    expectEqual(log.lines.count, 2)
    #expect(log.lines[1].contains("SelectorIdentityTests.swift:"))
    // Other events are no reason to doubt.
    desk.button.addTarget(desk, action: Selector(Desk.stay), for: .touchUpInside)
    expectEqual(log.lines.count, 2)
  }

  @Test("named selectors of one method are one wherever they are made, and others are not")
  func named() {
    let (desk, log) = desk()
    desk.button.addTarget(desk, action: Selector(Desk.go).named("Desk.go"), for: .touchDown)
    desk.button.addTarget(desk, action: Selector(Desk.go).named("Self.go"), for: .touchDown)
    desk.button.addTarget(desk, action: Selector(Desk.stay).named("stay"), for: .touchDown)
    expectEqual(desk.press(), ["go", "stay"])
    desk.button.removeTarget(
      desk,
      action: Selector(Desk.sent(_:)).named("sent(_:)"),
      for: .touchDown
    )
    expectEqual(desk.press(), ["go", "stay"])
    desk.button.removeTarget(desk, action: Selector(Desk.go).named("go"), for: .touchDown)
    expectEqual(desk.press(), ["stay"])
    expectEqual(log.lines, [])
    expectEqual(
      Selector(Desk.sent(_:)).named("Desk.sent(_:)"),
      Selector(Desk.go).named("sent( _: )")
    )
    #expect(Selector(Desk.go).named("go") != Selector(Desk.go).named("stay"))
  }

  @Test("a control tells its targets, and the actions of one of them for an event")
  func asking() {
    let (desk, _) = desk()
    final class Plain { func go() {} }
    let plain = Plain()
    desk.button.addTarget(
      desk,
      action: Selector(Desk.go).named("go"),
      for: [.touchDown, .touchCancel]
    )
    desk.button.addTarget(desk, action: Selector(Desk.sent(_:)).named("sent(_:)"), for: .touchDown)
    desk.button.addTarget(plain, action: Selector(Plain.go), for: .touchDown)
    desk.button.addTarget(nil, action: Selector(Desk.stay).named("stay"), for: .touchUpInside)
    desk.button.addAction(UIAction { _ in }, for: .touchDown)
    expectEqual(desk.button.allTargets.count, 3)
    #expect(desk.button.allTargets.contains(desk))
    #expect(desk.button.allTargets.contains { $0.base is NSNull })
    #expect(desk.button.allTargets.contains(ObjectIdentifier(plain)))
    #expect(!desk.button.allTargets.contains(UIView()))
    expectEqual(
      desk.button.actions(forTarget: desk, forControlEvent: .touchDown),
      ["go", "sent(_:)"]
    )
    expectEqual(desk.button.actions(forTarget: desk, forControlEvent: .touchCancel), ["go"])
    expectNil(desk.button.actions(forTarget: desk, forControlEvent: .touchUpInside))
    expectEqual(desk.button.actions(forTarget: nil, forControlEvent: .touchUpInside), ["stay"])
    let made = desk.button.actions(forTarget: plain, forControlEvent: .touchDown)
    expectEqual(made?.first?.contains("SelectorIdentityTests.swift:"), true)
    desk.button.removeTarget(desk, action: nil, for: .allEvents)
    #expect(!desk.button.allTargets.contains(desk))
  }
}

extension UITapGestureRecognizer {
  /// Runs the recognizer's actions by a tap.
  fileprivate func sendActionsForTest() {
    let bench = Bench()
    bench.v.addGestureRecognizer(self)
    bench.tap(at: 0)
  }
}
