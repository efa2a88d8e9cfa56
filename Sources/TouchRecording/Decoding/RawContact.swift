import TouchCore

/// The raw values of a slot or a packet: a state and the tool that touches.
struct RawContact: Hashable {
  var state = TouchState()
  private var tool: Int32 = 0

  init() {}

  var isPalm: Bool { tool == EventCode.Tool.palm }

  var kind: Contact.Kind { tool == EventCode.Tool.pen ? .pencil : .direct }

  /// Sets the value of an `ABS_MT_…` axis; ignores axes that the device's mapping doesn't use.
  mutating func set(_ code: UInt16, _ value: Int32, _ mapping: ContactMapping) {
    switch code {
    case EventCode.Abs.positionX: state.x = value
    case EventCode.Abs.positionY: state.y = value
    case EventCode.Abs.multitouchPressure where mapping.maximumPressure != nil:
      state.pressure = value
    case EventCode.Abs.touchMajor where mapping.touchMajorScale != nil: state.touchMajor = value
    case EventCode.Abs.toolType: tool = value
    default: break
    }
  }
}
