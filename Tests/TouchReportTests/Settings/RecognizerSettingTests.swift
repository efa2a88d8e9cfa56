import Expectations
import Testing
import TouchCore
import TouchReport
import TouchStage
import UIKit

/// Settings by name.
@MainActor
struct RecognizerSettingTests {
  private func recognizers() -> [UIGestureRecognizer] {
    _ = UIApplication.launch(screen: CGSize(width: 400, height: 800))
    let recognizers: [UIGestureRecognizer] = [
      UITapGestureRecognizer(), UILongPressGestureRecognizer(), UIPanGestureRecognizer(),
      UIPinchGestureRecognizer(), UIRotationGestureRecognizer(), UISwipeGestureRecognizer(),
      UIScreenEdgePanGestureRecognizer(),
    ]
    let names = ["tap", "press", "pan", "pinch", "rotation", "swipe", "edge.pan"]
    for (recognizer, name) in zip(recognizers, names) { recognizer.name = name }
    return recognizers
  }

  private func problem(_ text: String) -> String {
    do throws(RecognizerSetting.Problem) {
      for setting in try RecognizerSetting.list(text) {
        try setting.apply(to: recognizers(), RecognizerProperty.builtIn)
      }
      return ""
    } catch {
      return "\(error.problem); \(error.remedy)"
    }
  }

  @Test("every property of every recognizer can be read, set to its own value and to another one")
  func everything() throws {
    let recognizers = recognizers()
    var count = 0
    for recognizer in recognizers {
      for property in RecognizerProperty.builtIn {
        guard let value = property.value(of: recognizer) else { continue }
        count += 1
        let other = property.unit == .flag ? 1 - value : property.range.lowerBound
        for new in [other, value] {
          let setting = RecognizerSetting(
            recognizer: recognizer.name ?? "",
            property: property.name,
            value: property.text(new) == "unlimited" ? "32" : property.text(new)
          )
          try setting.apply(to: recognizers, RecognizerProperty.builtIn)
          if property.text(new) == "unlimited" { continue }
          let read = try #require(property.value(of: recognizer))
          #expect(abs(read - new) < 1e-3)
        }
      }
    }
    expectEqual(count, 51)
  }

  @Test("the properties have these units and ranges")
  func ranges() {
    let found = RecognizerProperty.builtIn.map { property in
      "\(property.name) \(property.unit) \(property.range.lowerBound)...\(property.range.upperBound)"
    }
    expectEqual(
      found,
      [
        "isEnabled flag 0.0...1.0", "cancelsTouchesInView flag 0.0...1.0",
        "delaysTouchesBegan flag 0.0...1.0", "delaysTouchesEnded flag 0.0...1.0",
        "numberOfTapsRequired count 1.0...10.0", "numberOfTouchesRequired count 1.0...32.0",
        "allowableMovement points 0.0...10000.0", "maximumDuration seconds 0.0...60.0",
        "maximumGap seconds 0.0...60.0", "maximumDistance points 0.0...10000.0",
        "numberOfTapsRequired count 0.0...10.0", "numberOfTouchesRequired count 1.0...32.0",
        "minimumPressDuration seconds 0.0...60.0", "allowableMovement points 0.0...10000.0",
        "minimumNumberOfTouches count 1.0...32.0", "maximumNumberOfTouches count 1.0...32.0",
        "slop points 0.0...10000.0", "edgeStrip points 0.0...10000.0",
        "slop points 0.0...10000.0", "slop degrees 0.0...180.0",
        "numberOfTouchesRequired count 1.0...32.0", "maximumDuration seconds 0.0...60.0",
        "minimumTravel points 0.0...10000.0", "maximumStray points 0.0...10000.0",
      ]
    )
  }

  @Test("what has no limit is set to unlimited again, and nothing else is")
  func unlimited() throws {
    let pan = UIPanGestureRecognizer()
    pan.name = "pan"
    func set(_ property: String, _ value: String) throws {
      try RecognizerSetting(recognizer: "pan", property: property, value: value)
        .apply(to: [pan], RecognizerProperty.builtIn)
    }
    try set("maximumNumberOfTouches", "2")
    expectEqual(pan.maximumNumberOfTouches, 2)
    try set("maximumNumberOfTouches", "unlimited")
    expectEqual(pan.maximumNumberOfTouches, 1_000_000)
    for property in ["minimumNumberOfTouches", "slop", "isEnabled"] {
      let problem = #expect(throws: RecognizerSetting.Problem.self) {
        try set(property, "unlimited")
      }
      expectEqual(problem?.remedy.contains("unlimited"), false, "\(property)")
    }
    let many = #expect(throws: RecognizerSetting.Problem.self) {
      try set("maximumNumberOfTouches", "33")
    }
    expectEqual(many?.remedy, "it takes a whole number from 1 to 32, or unlimited")
  }

  @Test("a range that ends high is named with its end")
  func highRange() {
    let problem = RecognizerSetting.Problem.badValue(
      RecognizerSetting(recognizer: "swipe", property: "minimumAcceleration", value: "x"),
      .number,
      0...1_000_000,
      orUnlimited: false
    )
    expectEqual(problem.remedy, "it takes a number from 0 to 1000000")
  }

  @Test("a threshold belongs to one recognizer")
  func own() throws {
    let recognizers = recognizers()
    let other = UITapGestureRecognizer()
    for setting in try RecognizerSetting.list("tap.allowableMovement=60, edge.pan.edgeStrip=30") {
      try setting.apply(to: recognizers, RecognizerProperty.builtIn)
    }
    expectEqual(recognizers[0].thresholds?.tapMovement, 60)
    expectEqual(recognizers[6].thresholds?.edgeStrip, 30)
    expectEqual(other.thresholds?.tapMovement, 45)
    expectNil(UIHoverGestureRecognizer().thresholds)
  }

  @Test("an invalid setting is refused with the valid ones")
  func problems() {
    expectEqual(
      problem("tap"),
      "tap is no setting; write NAME.PROPERTY=VALUE, as in tap.allowableMovement=60"
    )
    #expect(problem("").hasPrefix("nothing is no setting; "))
    #expect(problem(".a=1").hasPrefix(".a=1 is no setting; "))
    #expect(problem("tap.=1").hasPrefix("tap.=1 is no setting; "))
    #expect(problem("tap.a=").hasPrefix("tap.a= is no setting; "))
    expectEqual(
      problem("top.slop=1"),
      "there is no recognizer top to set slop of; did you mean tap? there are tap, press, pan, pinch, rotation, "
        + "swipe, edge.pan"
    )
    expectEqual(
      problem("pinch.slope=1"),
      "pinch has no property slope; did you mean slop? it has isEnabled, "
        + "cancelsTouchesInView, delaysTouchesBegan, delaysTouchesEnded, slop"
    )
    expectEqual(
      problem("pinch.slop=-1"),
      "-1 is no value for pinch.slop; it takes 0 to 10000 points"
    )
    expectEqual(
      problem("tap.numberOfTapsRequired=1.5"),
      "1.5 is no value for tap.numberOfTapsRequired; it takes a whole number from 1 to 10"
    )
    for value in ["1e2", "0x10", "nan", "inf", "٣", " 1", "10001"] {
      #expect(problem("pan.slop=\(value)").hasPrefix("\(value) is no value for pan.slop; "))
    }
    expectEqual(
      problem("tap.isEnabled=yes"),
      "yes is no value for tap.isEnabled; it takes true or false"
    )
  }
}
