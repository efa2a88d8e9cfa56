/// One event of the kernel's input layer, from any format.
struct InputEvent: Hashable {
  /// Nanoseconds on the recording's own clock; nil where the format wrote none.
  var time: Int64?
  var type: UInt16
  var code: UInt16
  var value: Int32
  /// The number of the device among those that the recording names.
  var device = 0

  /// A time in nanoseconds.
  static func nanoseconds(_ seconds: Int64, micros: Int64) -> Int64 {
    seconds * 1_000_000_000 + micros * 1000
  }
}

/// The event types, and the codes among them, that touches are made of
/// (linux/input-event-codes.h).
enum EventCode {
  static let synchronization: UInt16 = 0x00
  static let key: UInt16 = 0x01
  static let absolute: UInt16 = 0x03
  /// The code of names that the reader doesn't know.
  static let unknown: UInt16 = 0xFFFF

  enum Syn {
    static let report: UInt16 = 0
    static let configuration: UInt16 = 1
    static let multitouchReport: UInt16 = 2
    static let dropped: UInt16 = 3
  }

  enum Key {
    static let pens: ClosedRange<UInt16> = 0x140...0x144
    static let toolFinger: UInt16 = 0x145
    static let toolQuintTap: UInt16 = 0x148
    static let touch: UInt16 = 0x14A
    static let toolDoubleTap: UInt16 = 0x14D
    static let toolTripleTap: UInt16 = 0x14E
    static let toolQuadTap: UInt16 = 0x14F
  }

  enum Abs {
    static let x: UInt16 = 0x00
    static let y: UInt16 = 0x01
    static let pressure: UInt16 = 0x18
    static let tiltX: UInt16 = 0x1A
    static let tiltY: UInt16 = 0x1B
    static let slot: UInt16 = 0x2F
    static let touchMajor: UInt16 = 0x30
    static let positionX: UInt16 = 0x35
    static let positionY: UInt16 = 0x36
    static let toolType: UInt16 = 0x37
    static let trackingID: UInt16 = 0x39
    static let multitouchPressure: UInt16 = 0x3A
    /// From `ABS_MT_SLOT` to `ABS_MT_TOOL_Y`.
    static let multitouch: ClosedRange<UInt16> = 0x2F...0x3D

    /// The position axes: of contacts, or of a single touch.
    static func position(multitouch: Bool) -> (x: UInt16, y: UInt16) {
      multitouch ? (positionX, positionY) : (x, y)
    }

    /// The pressure axis: of contacts, or of a single touch.
    static func pressure(multitouch: Bool) -> UInt16 {
      multitouch ? multitouchPressure : pressure
    }
  }

  enum Tool {
    static let pen: Int32 = 1
    static let palm: Int32 = 2
  }

  /// Whether an event says a pressure, of a contact or of a single touch.
  static func isPressure(_ event: InputEvent) -> Bool {
    event.type == absolute
      && (event.code == Abs.multitouchPressure || event.code == Abs.pressure)
  }

  /// How many fingers a `BTN_TOOL_*` key stands for; nil for other keys.
  static func fingers(of key: UInt16) -> Int? {
    switch key {
    case Key.toolFinger: 1
    case Key.toolDoubleTap: 2
    case Key.toolTripleTap: 3
    case Key.toolQuadTap: 4
    case Key.toolQuintTap: 5
    default: nil
    }
  }
}
