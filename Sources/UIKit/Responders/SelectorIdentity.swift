/// What is known of the method that a selector names: methods themselves can't be compared.
@usableFromInline
struct SelectorIdentity: Sendable {
  /// The method's own name, if a client said it.
  var name: String?
  /// Where the selector was made.
  private let file: StaticString
  private let line: UInt
  private let column: UInt
  /// The method's types.
  private let shape: SelectorShape

  @usableFromInline
  init(_ file: StaticString, _ line: UInt, _ column: UInt, _ shape: SelectorShape) {
    self.file = file
    self.line = line
    self.column = column
    self.shape = shape
  }

  /// Whether both are of one method for certain: by their names, or where one has none, by their position.
  func isSame(as other: SelectorIdentity) -> Bool {
    if let name, let otherName = other.name { return name == otherName }
    return line == other.line && column == other.column && shape == other.shape
      && hasFile(of: other)
  }

  /// Whether both may be of one method, as far as is known.
  func mayBeSame(as other: SelectorIdentity) -> Bool {
    if name != nil, other.name != nil { return isSame(as: other) }
    return shape == other.shape
  }

  private func hasFile(of other: SelectorIdentity) -> Bool {
    guard file.utf8CodeUnitCount == other.file.utf8CodeUnitCount else { return false }
    if file.utf8Start == other.file.utf8Start { return true }
    for index in 0..<file.utf8CodeUnitCount
    where file.utf8Start[index] != other.file.utf8Start[index] {
      return false
    }
    return true
  }

  /// Feeds what the same methods share for certain, which is nothing: they may have a name or a position.
  func hash(into hasher: inout Hasher) { hasher.combine(0) }

  /// The method's name, or where the selector was made.
  var label: String { name ?? location }

  /// Where the selector was made.
  var location: String { "\(file):\(line):\(column)" }

  /// A method's own name: what follows the last dot before the labels.
  static func plainName(_ text: String) -> String {
    var name = ""
    var isInLabels = false
    for character in text where character != " " {
      if character == "(" { isInLabels = true }
      if character == ".", !isInLabels { name = "" } else { name.append(character) }
    }
    return name
  }
}

extension Selector {
  /// The registered selector that this one stands for.
  ///
  /// It is an equal one. Where there is none it is the only one of the same class and parameters: as far as
  /// can be known, both are of one method. Where there are several, this one stands for itself, and the log
  /// says so.
  #if !hasFeature(Embedded)
    @MainActor
  #endif
  func known(among registered: [Selector]) -> Selector {
    if registered.contains(self) { return self }
    let candidates = registered.filter { $0.identity.mayBeSame(as: identity) }
    if candidates.count > 1 {
      UIApplication.shared.log(
        "Selector at \(identity.location): nothing is removed, because \(candidates.count) actions have the"
          + " same class and parameters, and methods can't be compared;"
          + " write .named(\"…\") where they are added and here."
      )
    }
    return candidates.count == 1 ? candidates[0] : self
  }

  /// Says in the log that this selector is registered beside others that may be of the same method.
  #if !hasFeature(Embedded)
    @MainActor
  #endif
  func noteDoubt(among registered: [Selector]) {
    let doubt = registered.first {
      $0 != self && $0.identity.name == nil && $0.identity.mayBeSame(as: identity)
    }
    guard let doubt, identity.name == nil else { return }
    UIApplication.shared.log(
      "Selector at \(identity.location): a second action of the same class and parameters as the one at"
        + " \(doubt.identity.location) is added; if both are one method, which can't be told, it runs twice:"
        + " write .named(\"…\") at both places."
    )
  }

  /// The method's name, or where the selector was made.
  var label: String { identity.label }
}

#if hasFeature(Embedded)

  /// The types of a method; there are no types as values here, so that all are one.
  @usableFromInline
  struct SelectorShape: Equatable, Sendable {
    /// The number of parameters.
    let arity: Int

    init<Target>(_ target: Target.Type) { arity = 0 }
    init<Target, Sender>(_ target: Target.Type, _ sender: Sender.Type) { arity = 1 }
    init<Target, Sender, Event>(_ target: Target.Type, _ sender: Sender.Type, _ event: Event.Type) {
      arity = 2
    }
  }

#else

  /// The types of a method.
  @usableFromInline
  struct SelectorShape: Equatable, Sendable {
    private let types: [ObjectIdentifier]
    @usableFromInline
    init(_ types: Any.Type...) { self.types = types.map { ObjectIdentifier($0) } }
  }

#endif
