// For speed: a getter that is called from another module is handed a copy of its machine, which has hundreds
// of bytes. What is `mutating` is handed the address where the machine lies. Nothing here changes a machine.

extension TapMachine {
  /// As `location`.
  package var locationInPlace: Point? { mutating get { location } }
  /// As `deadline`.
  package var deadlineInPlace: TouchTime? { mutating get { deadline } }
}

extension SwipeMachine {
  /// As `deadline`.
  package var deadlineInPlace: TouchTime? { mutating get { deadline } }
}

extension LongPressMachine {
  /// As `deadline`.
  package var deadlineInPlace: TouchTime? { mutating get { deadline } }
  /// As `ignores(_:)`.
  package mutating func ignoresInPlace(_ id: Contact.ID) -> Bool { ignores(id) }
}

extension PanMachine {
  /// As `path`.
  package var pathInPlace: Vector { mutating get { path } }
  /// As `translation`.
  package var translationInPlace: Vector { mutating get { translation } }
  /// As `velocity`.
  package var velocityInPlace: Vector { mutating get { velocity } }
  /// As `ignores(_:)`.
  package mutating func ignoresInPlace(_ id: Contact.ID) -> Bool { ignores(id) }
}

extension TwoFingerMachine {
  /// As `value`.
  package var valueInPlace: Double { mutating get { value } }
  /// As `velocity`.
  package var velocityInPlace: Double { mutating get { velocity } }
  /// As `ignores(_:)`.
  package mutating func ignoresInPlace(_ id: Contact.ID) -> Bool { ignores(id) }
}
