/// The kernel's names for types, codes and values, as `getevent -l` prints them.
///
/// Only those that touches are made of are known; any other is read as one without a meaning.
enum EventNames {
  static func type(_ name: Line) -> UInt32? {
    if name.equals("EV_ABS") { return UInt32(EventCode.absolute) }
    if name.equals("EV_KEY") { return UInt32(EventCode.key) }
    if name.equals("EV_SYN") { return UInt32(EventCode.synchronization) }
    return isName(name) ? UInt32(EventCode.unknown) : nil
  }

  static func code(_ name: Line) -> UInt32? {
    if let code = codes[String(decoding: name, as: UTF8.self)] { return UInt32(code) }
    return isName(name) ? UInt32(EventCode.unknown) : nil
  }

  static func value(_ name: Line) -> UInt32? {
    if name.equals("DOWN") || name.equals("MT_TOOL_PEN") { return 1 }
    if name.equals("UP") || name.equals("MT_TOOL_FINGER") { return 0 }
    if name.equals("REPEAT") || name.equals("MT_TOOL_PALM") { return 2 }
    return isName(name) ? 0 : nil
  }

  private static func isName(_ word: Line) -> Bool {
    word.count >= 2
      && word.allSatisfy {
        (0x41...0x5A).contains($0) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "_")
      } && (0x41...0x5A).contains(word[0])
  }

  private static let codes: [String: UInt16] = [
    "SYN_REPORT": EventCode.Syn.report,
    "SYN_CONFIG": EventCode.Syn.configuration,
    "SYN_MT_REPORT": EventCode.Syn.multitouchReport,
    "SYN_DROPPED": EventCode.Syn.dropped,
    "BTN_TOOL_PEN": 0x140,
    "BTN_DIGI": 0x140,
    "BTN_TOOL_RUBBER": 0x141,
    "BTN_TOOL_BRUSH": 0x142,
    "BTN_TOOL_PENCIL": 0x143,
    "BTN_TOOL_AIRBRUSH": 0x144,
    "BTN_TOOL_FINGER": EventCode.Key.toolFinger,
    "BTN_TOOL_QUINTTAP": EventCode.Key.toolQuintTap,
    "BTN_TOUCH": EventCode.Key.touch,
    "BTN_TOOL_DOUBLETAP": EventCode.Key.toolDoubleTap,
    "BTN_TOOL_TRIPLETAP": EventCode.Key.toolTripleTap,
    "BTN_TOOL_QUADTAP": EventCode.Key.toolQuadTap,
    "ABS_X": EventCode.Abs.x,
    "ABS_Y": EventCode.Abs.y,
    "ABS_PRESSURE": EventCode.Abs.pressure,
    "ABS_TILT_X": EventCode.Abs.tiltX,
    "ABS_TILT_Y": EventCode.Abs.tiltY,
    "ABS_MT_SLOT": EventCode.Abs.slot,
    "ABS_MT_TOUCH_MAJOR": EventCode.Abs.touchMajor,
    "ABS_MT_TOUCH_MINOR": 0x31,
    "ABS_MT_WIDTH_MAJOR": 0x32,
    "ABS_MT_WIDTH_MINOR": 0x33,
    "ABS_MT_ORIENTATION": 0x34,
    "ABS_MT_POSITION_X": EventCode.Abs.positionX,
    "ABS_MT_POSITION_Y": EventCode.Abs.positionY,
    "ABS_MT_TOOL_TYPE": EventCode.Abs.toolType,
    "ABS_MT_BLOB_ID": 0x38,
    "ABS_MT_TRACKING_ID": EventCode.Abs.trackingID,
    "ABS_MT_PRESSURE": EventCode.Abs.multitouchPressure,
    "ABS_MT_DISTANCE": 0x3B,
    "ABS_MT_TOOL_X": 0x3C,
    "ABS_MT_TOOL_Y": 0x3D,
  ]
}
