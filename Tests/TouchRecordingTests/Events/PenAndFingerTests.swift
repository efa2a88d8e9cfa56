import Expectations
import Testing
import TouchCore

@testable import TouchRecording

/// Recording formats: keys of pens and fingers.
struct PenAndFingerTests {
  /// A device with single touch axes and two keys, as evtest describes it, and one press without a tool's key.
  private func kind(keys: [(Int, String)]) -> Contact.Kind? {
    let codes = keys.map { "    Event code \($0.0) (\($0.1))\n" }.joined()
    let header = """
      Input driver version is 1.0.1
      Input device ID: bus 0x18 vendor 0x0 product 0x0 version 0x0
      Input device name: "Panel"
      Supported events:
        Event type 1 (EV_KEY)

      """
    let axes = """
        Event type 3 (EV_ABS)
          Event code 0 (ABS_X)
            Value      0
            Min        0
            Max      389
          Event code 1 (ABS_Y)
            Value      0
            Min        0
            Max      843
      Testing ... (interrupt to exit)
      Event: time 1.000000, type 3 (EV_ABS), code 0 (ABS_X), value 100
      Event: time 1.000000, type 3 (EV_ABS), code 1 (ABS_Y), value 200
      Event: time 1.000000, type 1 (EV_KEY), code 330 (BTN_TOUCH), value 1
      Event: time 1.000000, -------------- SYN_REPORT ------------
      Event: time 1.100000, type 1 (EV_KEY), code 330 (BTN_TOUCH), value 0
      Event: time 1.100000, -------------- SYN_REPORT ------------

      """
    let bench = Bench()
    return withExtendedLifetime(bench) {
      Reading(bench.file(header + codes + axes)).contacts.first?.kind
    }
  }

  @Test("a device with a pen's key and a finger's is no pen: a press without either is a finger's")
  func both() {
    expectEqual(kind(keys: [(320, "BTN_TOOL_PEN"), (330, "BTN_TOUCH")]), .pencil)
    expectEqual(
      kind(keys: [(320, "BTN_TOOL_PEN"), (325, "BTN_TOOL_FINGER"), (330, "BTN_TOUCH")]),
      .direct
    )
    expectEqual(kind(keys: [(330, "BTN_TOUCH")]), .direct)
  }

  @Test("keys are remembered as the pen's, or as others, in any order")
  func keys() {
    var device = DeviceDescription()
    #expect(device.hasPen == nil && !device.hasFinger)
    device.addKey(0x145)
    #expect(device.hasPen == false && device.hasFinger)
    device.addKey(0x140)
    #expect(device.hasPen == true && device.hasFinger)
  }
}
