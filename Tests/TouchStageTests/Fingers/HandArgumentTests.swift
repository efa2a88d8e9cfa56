import Expectations
import Testing
import TouchCore
import TouchStage

/// What a hand that makes frames without a stage can and can't do.
struct HandArgumentTests {
  // As text: what an exit test captures is JSON, which has no NaN.
  @Test("a rate that no hand has traps", arguments: ["0", "1001", "nan"])
  func rates(text: String) async {
    await #expect(processExitsWith: .failure) { [text] in
      _ = SyntheticHand(seed: 1, rate: try #require(Double(text)))
    }
  }

  @Test("a time or a place that no hand can have traps", arguments: ["-0.1", "nan", "inf"])
  func hand(text: String) async {
    await #expect(processExitsWith: .failure) { [text] in
      var hand = SyntheticHand(seed: 1)
      hand.pause(try #require(Double(text)))
    }
    await #expect(processExitsWith: .failure) { [text] in
      var hand = SyntheticHand(seed: 1)
      hand.tap(at: .zero, for: try #require(Double(text)))
    }
    await #expect(processExitsWith: .failure) { [text] in
      var hand = SyntheticHand(seed: 1)
      // A negative location is one.
      hand.tap(at: Point(x: try #require(Double(text)) * .infinity, y: 0))
    }
  }

  @Test("a hand may wait no time, and touch for none: a frame")
  func shortestHand() {
    var hand = SyntheticHand(seed: 1)
    hand.pause(0)
    hand.tap(at: Point(x: -1, y: 2), for: 0)
    expectEqual(hand.frames.count, 2)
  }
}
