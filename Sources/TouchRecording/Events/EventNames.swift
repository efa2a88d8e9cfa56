/// The kernel's names for types, codes and values, as `getevent -l` prints them.
///
/// Those that touches are made of have their numbers; other known ones are read as one without a
/// meaning. A name that doesn't exist is a damaged one.
enum EventNames {
  static func type(_ name: Line) -> UInt32? {
    if name.equals("EV_ABS") { return UInt32(EventCode.absolute) }
    if name.equals("EV_SYN") { return UInt32(EventCode.synchronization) }
    if name.equals("EV_KEY") { return UInt32(EventCode.key) }
    return otherTypes.contains(where: name.equals) ? UInt32(EventCode.unknown) : nil
  }

  static func code(_ name: Line, of type: UInt16) -> UInt32? {
    if let known = codes.first(where: { name.equals($0.name) }) { return UInt32(known.code) }
    let isKnown =
      switch type {
      case EventCode.absolute: otherAxes.contains(where: name.equals)
      case EventCode.synchronization: false
      case EventCode.key:
        name.starts(with: "KEY_") && isName(name) || otherButtons.contains(where: name.equals)
          || name.starts(with: "BTN_TRIGGER_HAPPY")
      default: isName(name)
      }
    return isKnown ? UInt32(EventCode.unknown) : nil
  }

  static func value(_ name: Line, of type: UInt16) -> UInt32? {
    if name.equals("DOWN") || name.equals("MT_TOOL_PEN") { return 1 }
    if name.equals("UP") || name.equals("MT_TOOL_FINGER") { return 0 }
    if name.equals("REPEAT") || name.equals("MT_TOOL_PALM") { return 2 }
    // Other values have numbers; of the tools there may be more.
    return name.starts(with: "MT_TOOL_") && isName(name) ? 0 : nil
  }

  private static func isName(_ word: Line) -> Bool {
    word.count >= 2
      && word.allSatisfy {
        (0x41...0x5A).contains($0) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "_")
      } && (0x41...0x5A).contains(word[0])
  }

  private static let otherTypes: [StaticString] = [
    "EV_REL", "EV_MSC", "EV_SW", "EV_LED", "EV_SND", "EV_REP", "EV_FF", "EV_PWR", "EV_FF_STATUS",
  ]

  private static let otherAxes: [StaticString] = [
    "ABS_Z", "ABS_RX", "ABS_RY", "ABS_RZ", "ABS_THROTTLE", "ABS_RUDDER", "ABS_WHEEL", "ABS_GAS",
    "ABS_BRAKE", "ABS_HAT0X", "ABS_HAT0Y", "ABS_HAT1X", "ABS_HAT1Y", "ABS_HAT2X", "ABS_HAT2Y",
    "ABS_HAT3X", "ABS_HAT3Y", "ABS_DISTANCE", "ABS_TOOL_WIDTH", "ABS_VOLUME", "ABS_PROFILE",
    "ABS_MISC", "ABS_RESERVED", "ABS_MAX",
  ]

  private static let otherButtons: [StaticString] = [
    "BTN_MISC", "BTN_0", "BTN_1", "BTN_2", "BTN_3", "BTN_4", "BTN_5", "BTN_6", "BTN_7", "BTN_8",
    "BTN_9", "BTN_MOUSE", "BTN_LEFT", "BTN_RIGHT", "BTN_MIDDLE", "BTN_SIDE", "BTN_EXTRA",
    "BTN_FORWARD", "BTN_BACK", "BTN_TASK", "BTN_JOYSTICK", "BTN_TRIGGER", "BTN_THUMB",
    "BTN_THUMB2", "BTN_TOP", "BTN_TOP2", "BTN_PINKIE", "BTN_BASE", "BTN_BASE2", "BTN_BASE3",
    "BTN_BASE4", "BTN_BASE5", "BTN_BASE6", "BTN_DEAD", "BTN_GAMEPAD", "BTN_SOUTH", "BTN_A",
    "BTN_EAST", "BTN_B", "BTN_C", "BTN_NORTH", "BTN_X", "BTN_WEST", "BTN_Y", "BTN_Z", "BTN_TL",
    "BTN_TR", "BTN_TL2", "BTN_TR2", "BTN_SELECT", "BTN_START", "BTN_MODE", "BTN_THUMBL",
    "BTN_THUMBR", "BTN_TOOL_MOUSE", "BTN_TOOL_LENS", "BTN_STYLUS", "BTN_STYLUS2", "BTN_STYLUS3",
    "BTN_WHEEL", "BTN_GEAR_DOWN", "BTN_GEAR_UP", "BTN_DPAD_UP", "BTN_DPAD_DOWN", "BTN_DPAD_LEFT",
    "BTN_DPAD_RIGHT",
  ]

  /// The most frequent come first.
  private static let codes: [(name: StaticString, code: UInt16)] = [
    ("ABS_MT_POSITION_X", EventCode.Abs.positionX),
    ("ABS_MT_POSITION_Y", EventCode.Abs.positionY),
    ("SYN_REPORT", EventCode.Syn.report),
    ("ABS_MT_TOUCH_MAJOR", EventCode.Abs.touchMajor),
    ("ABS_MT_PRESSURE", EventCode.Abs.multitouchPressure),
    ("ABS_MT_TRACKING_ID", EventCode.Abs.trackingID),
    ("ABS_MT_SLOT", EventCode.Abs.slot),
    ("BTN_TOUCH", EventCode.Key.touch),
    ("SYN_MT_REPORT", EventCode.Syn.multitouchReport),
    ("ABS_MT_TOUCH_MINOR", 0x31),
    ("ABS_MT_WIDTH_MAJOR", 0x32),
    ("ABS_MT_WIDTH_MINOR", 0x33),
    ("ABS_MT_ORIENTATION", 0x34),
    ("ABS_MT_TOOL_TYPE", EventCode.Abs.toolType),
    ("ABS_MT_BLOB_ID", 0x38),
    ("ABS_MT_DISTANCE", 0x3B),
    ("ABS_MT_TOOL_X", 0x3C),
    ("ABS_MT_TOOL_Y", 0x3D),
    ("ABS_X", EventCode.Abs.x),
    ("ABS_Y", EventCode.Abs.y),
    ("ABS_PRESSURE", EventCode.Abs.pressure),
    ("ABS_TILT_X", EventCode.Abs.tiltX),
    ("ABS_TILT_Y", EventCode.Abs.tiltY),
    ("SYN_CONFIG", EventCode.Syn.configuration),
    ("SYN_DROPPED", EventCode.Syn.dropped),
    ("BTN_TOOL_FINGER", EventCode.Key.toolFinger),
    ("BTN_TOOL_PEN", 0x140),
    ("BTN_DIGI", 0x140),
    ("BTN_TOOL_RUBBER", 0x141),
    ("BTN_TOOL_BRUSH", 0x142),
    ("BTN_TOOL_PENCIL", 0x143),
    ("BTN_TOOL_AIRBRUSH", 0x144),
    ("BTN_TOOL_QUINTTAP", EventCode.Key.toolQuintTap),
    ("BTN_TOOL_DOUBLETAP", EventCode.Key.toolDoubleTap),
    ("BTN_TOOL_TRIPLETAP", EventCode.Key.toolTripleTap),
    ("BTN_TOOL_QUADTAP", EventCode.Key.toolQuadTap),
  ]
}
