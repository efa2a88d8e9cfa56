import TouchCore

/// The words for phases, kinds and interruptions in `.touches` files.
enum TouchNames {
  static func phase(_ name: JSONText) -> Contact.Phase? {
    switch name {
    case "moved": .moved
    case "began": .began
    case "ended": .ended
    case "cancelled": .cancelled
    case "regionEntered": .regionEntered
    case "regionMoved": .regionMoved
    case "regionExited": .regionExited
    default: nil
    }
  }

  static func name(of phase: Contact.Phase) -> StaticString {
    switch phase {
    case .began: "began"
    case .moved: "moved"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .regionEntered: "regionEntered"
    case .regionMoved: "regionMoved"
    case .regionExited: "regionExited"
    }
  }

  static func kind(_ name: JSONText) -> Contact.Kind? {
    switch name {
    case "direct": .direct
    case "indirect": .indirect
    case "pencil": .pencil
    case "indirectPointer": .indirectPointer
    default: nil
    }
  }

  static func name(of kind: Contact.Kind) -> StaticString {
    switch kind {
    case .direct: "direct"
    case .indirect: "indirect"
    case .pencil: "pencil"
    case .indirectPointer: "indirectPointer"
    }
  }

  static func interruption(_ name: JSONText) -> TouchFrame.Interruption? {
    switch name {
    case "system": .system
    default: nil
    }
  }

  static func name(of interruption: TouchFrame.Interruption) -> StaticString {
    switch interruption {
    case .system: "system"
    }
  }

  /// The values that can be estimates, in the order in which they are written.
  static let properties: [(property: Contact.Properties, name: StaticString)] = [
    (.force, "force"), (.azimuth, "azimuth"), (.altitude, "altitude"), (.position, "position"),
  ]

  static func property(_ name: JSONText) -> Contact.Properties? {
    properties.first { $0.name ~= name }?.property
  }
}
