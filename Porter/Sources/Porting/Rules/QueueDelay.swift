import SwiftSyntax

/// How long after the present a queue is to call something, as it is written.
///
/// `.now()` is no time, `.now() + 0.3` and `.now() + .seconds(1) + .milliseconds(count)` are what is added to it. So are
/// `DISPATCH_TIME_NOW` and `dispatch_time(DISPATCH_TIME_NOW, nanoseconds)` of Swift 2.
struct QueueDelay {
  /// A part of the sum.
  private struct Part {
    let written: Range<Int>
    /// How many of what is written make a second; nil where it is written in seconds.
    let units: Int?
    /// What stands before it.
    var sign = "+"
  }

  private let parts: [Part]
  /// Everything that tells the time.
  private let span: Range<Int>
  /// The constant that holds the time where the call names one.
  private let constant: PatternBindingSyntax?

  /// Members of `DispatchTimeInterval`, and how many of each make a second.
  private static let units = [
    "seconds": 1, "milliseconds": 1000, "microseconds": 1_000_000, "nanoseconds": 1_000_000_000,
  ]
  private static let sums: Set<String> = ["+", "-"]
  private static let products: Set<String> = ["*", "/"]
  /// What a constant's type may say.
  private static let types: Set<String?> = ["DispatchTime", "dispatch_time_t", nil]

  /// - Parameter deadline: The time as a call is given it; nil where it isn't plainly a delay.
  init?(_ deadline: ExprSyntax) {
    constant = Self.constant(of: deadline)
    let value = constant?.initializer?.value ?? deadline
    span = value.span
    let elements = value.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? [value]
    guard let parts = Self.oldParts(of: value) ?? Self.parts(of: elements) else { return nil }
    self.parts = parts
  }

  /// The constant of the statements around a call that its time names; nil where anything else uses it.
  private static func constant(of deadline: ExprSyntax) -> PatternBindingSyntax? {
    guard let name = deadline.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let found = LocalDeclaration(name, at: deadline), found.kind == .variable,
      let binding = found.node.as(PatternBindingSyntax.self), binding.accessorBlock == nil,
      let declaration = binding.parent?.parent?.as(VariableDeclSyntax.self),
      declaration.bindingSpecifier.text == "let", declaration.bindings.count == 1,
      types.contains(binding.typeAnnotation?.type.trimmedDescription),
      let list = declaration.parent?.parent?.as(CodeBlockItemListSyntax.self),
      let call = deadline.parent?.parent?.parent?.as(FunctionCallExprSyntax.self),
      call.parent?.parent?.id == list.id,
      list.tokens(viewMode: .sourceAccurate).count(where: { $0.text == name }) == 2
    else { return nil }
    return binding
  }

  /// The nanoseconds from now on, as Swift 2 wrote them.
  private static func oldParts(of time: ExprSyntax) -> [Part]? {
    let now = "DISPATCH_TIME_NOW"
    if time.trimmedDescription == now { return [] }
    guard let call = time.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription == "dispatch_time", call.arguments.count == 2,
      call.arguments.first?.expression.trimmedDescription == now,
      let count = call.arguments.last?.expression
    else { return nil }
    if count.trimmedDescription == "0" { return [] }
    return [Part(written: count.span, units: 1_000_000_000)]
  }

  private static func parts(of elements: [ExprSyntax]) -> [Part]? {
    guard [".now()", "DispatchTime.now()"].contains(elements[0].trimmedDescription) else {
      return nil
    }
    if elements.count == 1 { return [] }
    let rest = Array(elements.dropFirst(2))
    guard elements[1].trimmedDescription == "+", let first = rest.first, let last = rest.last else {
      return nil
    }
    if !rest.contains(where: isInterval) {
      return [Part(written: first.span.lowerBound..<last.span.upperBound, units: nil)]
    }
    // A sum of intervals, or of intervals and seconds.
    var parts: [Part] = []
    var start = 0
    var sign = "+"
    for index in rest.indices {
      let text = rest[index].trimmedDescription
      if index % 2 == 1, !sums.contains(text), !products.contains(text) { return nil }
      let isEnd = index == rest.count - 1 || sums.contains(rest[index + 1].trimmedDescription)
      guard index % 2 == 0, isEnd else { continue }
      guard var part = part(of: Array(rest[start...index])) else { return nil }
      part.sign = sign
      parts.append(part)
      start = index + 2
      if start < rest.count { sign = rest[index + 1].trimmedDescription }
    }
    return parts
  }

  /// An interval, or a product of numbers.
  private static func part(of elements: [ExprSyntax]) -> Part? {
    if elements.count == 1, let interval = interval(elements[0]) { return interval }
    guard !elements.contains(where: isInterval) else { return nil }
    let span = elements[0].span.lowerBound..<elements[elements.count - 1].span.upperBound
    return Part(written: span, units: nil)
  }

  /// Whether an expression isn't in seconds.
  private static func isInterval(_ element: ExprSyntax) -> Bool {
    element.trimmedDescription.hasPrefix(".") || interval(element) != nil
  }

  /// What `.milliseconds(count)` is made of.
  private static func interval(_ element: ExprSyntax) -> Part? {
    guard let call = element.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      ["", "DispatchTimeInterval"].contains(member.base?.trimmedDescription ?? ""),
      let units = units[member.declName.baseName.text], call.arguments.count == 1,
      let count = call.arguments.first?.expression
    else { return nil }
    return Part(written: count.span, units: units)
  }

  // MARK: Writing

  /// Where a comment would be lost.
  private var gaps: [Range<Int>] {
    var offset = span.lowerBound
    var gaps: [Range<Int>] = []
    for part in parts {
      gaps.append(offset..<part.written.lowerBound)
      offset = part.written.upperBound
    }
    gaps.append(offset..<span.upperBound)
    return gaps
  }

  /// Whether a comment would be lost that stands in the delay, or in a call around it.
  func hasComment(from start: Int, to end: Int, in port: FilePort) -> Bool {
    let outside =
      constant.map { [start..<end, $0.pattern.span.upperBound..<span.lowerBound] }
      ?? [start..<span.lowerBound, span.upperBound..<end]
    return (gaps + outside).contains(where: port.source.hasComment)
  }

  /// Writes the seconds in place of the time; what is added stays where it is.
  ///
  /// - Parameters:
  ///   - start: Where the call begins, before the time.
  ///   - head: What comes before the seconds.
  ///   - end: Where what is called begins.
  ///   - tail: What comes behind the seconds.
  ///   - port: The file.
  func write(from start: Int, _ head: String, to end: Int, _ tail: String, in port: FilePort) {
    guard let constant else { return writeSeconds(from: start, head, to: end, tail, in: port) }
    let name = constant.pattern.trimmedDescription
    port.edits.replace(start..<end, with: head + name + tail)
    let opening = constant.pattern.span.upperBound
    writeSeconds(from: opening, ": Double = ", to: span.upperBound, "", in: port)
    port.did("\(name) becomes the seconds that the Timer waits", at: constant.span.lowerBound)
  }

  private func writeSeconds(
    from start: Int,
    _ head: String,
    to end: Int,
    _ tail: String,
    in port: FilePort
  ) {
    var offset = start
    var text = parts.isEmpty ? head + "0" : head
    for (index, part) in parts.enumerated() {
      if index > 0 { text += " \(part.sign) " }
      port.edits.replace(
        offset..<part.written.lowerBound,
        with: text + (part.units == nil ? "" : "Double(")
      )
      text = part.units.map { $0 == 1 ? ")" : ") / \(Self.digits($0))" } ?? ""
      offset = part.written.upperBound
    }
    port.edits.replace(offset..<end, with: text + tail)
  }

  /// A power of a thousand as it is written; that of a second's nanoseconds in groups.
  private static func digits(_ number: Int) -> String {
    number == 1_000_000_000 ? "1_000_000_000" : "\(number)"
  }
}
