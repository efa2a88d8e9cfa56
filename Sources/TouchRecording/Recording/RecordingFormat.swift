/// The formats that a recording can come in (recording formats 3, 5).
///
/// A format is recognized from a recording's content; the file's name says nothing.
public enum RecordingFormat: Hashable, Sendable, CaseIterable {
  /// evemu's text, of any version, with or without the device's description.
  case evemu
  /// The text that `evtest` prints.
  case evtest
  /// The text that Android's `getevent` prints, with numbers or names.
  case getevent
  /// The YAML that `libinput record` prints.
  case libinputRecord
  /// The kernel's `struct input_event` of 64-bit machines: 24 bytes an event.
  case inputEvent64
  /// The kernel's `struct input_event` of 32-bit machines: 16 bytes an event.
  case inputEvent32
  /// Touchstone's own format: one JSON object a line.
  case touches

  /// What people call the format.
  public var name: String {
    switch self {
    case .evemu: "evemu"
    case .evtest: "evtest"
    case .getevent: "getevent"
    case .libinputRecord: "libinput record"
    case .inputEvent64: "input_event (64-bit)"
    case .inputEvent32: "input_event (32-bit)"
    case .touches: ".touches"
    }
  }
}
