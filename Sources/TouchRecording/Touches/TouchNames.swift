import TouchCore

/// The words for phases, kinds and interruptions in `.touches` files.
enum TouchNames {
  static func phase(_ name: String) -> Contact.Phase? {
    Contact.Phase.allCases.first { self.name(of: $0) == name }
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

  static func kind(_ name: String) -> Contact.Kind? {
    Contact.Kind.allCases.first { self.name(of: $0) == name }
  }

  static func name(of kind: Contact.Kind) -> StaticString {
    switch kind {
    case .direct: "direct"
    case .indirect: "indirect"
    case .pencil: "pencil"
    case .indirectPointer: "indirectPointer"
    }
  }

  static func interruption(_ name: String) -> TouchFrame.Interruption? {
    TouchFrame.Interruption.allCases.first { self.name(of: $0) == name }
  }

  static func name(of interruption: TouchFrame.Interruption) -> StaticString {
    switch interruption {
    case .system: "system"
    }
  }
}

private func == (name: StaticString, text: String) -> Bool {
  name.withUTF8Buffer { text.utf8.elementsEqual($0) }
}
