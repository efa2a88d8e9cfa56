public import TouchStage
import UIKit

/// What assistive code reads on a stage, as text and as JSON.
///
/// It keeps the stage: what is read belongs to views and controllers, which end with it.
#if !hasFeature(Embedded)
  @MainActor
#endif
public struct AccessibilityText {
  private let stage: TouchStage

  /// Reads a stage, at the time at which its text is asked for.
  public init(_ stage: TouchStage) { self.stage = stage }

  // MARK: Text

  /// A line an element, what it offers below it; what is in a container stands two blanks farther to the right.
  ///
  /// Below them all, what the views and controllers around the elements offer, each once.
  public var lines: [String] {
    let nodes = stage.accessibilityTree
    return nodes.flatMap { Self.lines(of: $0) } + Self.linesAround(nodes)
  }

  private static func linesAround(_ nodes: [AccessibilityNode]) -> [String] {
    let shown = nodes.flatMap { subjects(of: $0) }
    var told: [UIResponder] = []
    var lines: [String] = []
    for object in nodes.flatMap({ $0.flattened }).flatMap({ around($0) })
    where !shown.contains(where: { $0 === object }) && !told.contains(where: { $0 === object }) {
      told.append(object)
      let offers: [String] = Self.offers(of: object)
      if !offers.isEmpty {
        lines += ["anywhere in \(name(of: object)):"] + offers.map { "  " + $0 }
      }
    }
    return lines
  }

  /// The elements and the containers.
  private static func subjects(of node: AccessibilityNode) -> [UIResponder] {
    [node.subject] + (node.parts ?? []).flatMap { subjects(of: $0) }
  }

  /// What an element is in, from the inside out.
  private static func around(_ element: UIResponder) -> [UIResponder] {
    var objects: [UIResponder] = []
    var next = element.next
    while let object = next {
      objects.append(object)
      next = object.next
    }
    return objects
  }

  private static func lines(of node: AccessibilityNode) -> [String] {
    guard let children = node.parts else {
      return [line(of: node.subject)] + offers(of: node.subject).map { "  " + $0 }
    }
    let inside = children.flatMap { lines(of: $0) } + offers(of: node.subject)
    return ["in \(name(of: node.subject)):"] + inside.map { "  " + $0 }
  }

  private static func line(of element: UIResponder) -> String {
    var parts = [kinds(of: element.accessibilityTraits).joined(separator: ", ")]
    if parts[0].isEmpty { parts[0] = "element" }
    parts[0] += " " + name(of: element)
    if let value = element.accessibilityValue { parts.append("value \"\(value)\"") }
    if let hint = element.accessibilityHint { parts.append("hint \"\(hint)\"") }
    return parts.joined(separator: ", ") + ", at " + location(of: element.accessibilityFrame)
  }

  /// The actions and keys.
  private static func offers(of object: UIResponder) -> [String] {
    let actions = object.accessibilityCustomActions ?? []
    return actions.map { "action \"\($0.name)\"" } + keys(of: object).map { "key \($0)" }
  }

  /// The label in quotes; without one, the class.
  private static func name(of object: UIResponder) -> String {
    object.accessibilityLabel.map { "\"\($0)\"" } ?? className(of: object)
  }

  private static func location(of frame: CGRect) -> String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height]
    let texts = numbers.map { NumberText.short(Double($0), 1) }
    return "\(texts[0]),\(texts[1]) \(texts[2])x\(texts[3])"
  }

  // MARK: JSON

  /// An object a line: an element, in its order, with the containers that it is in, and the actions and keys
  /// of what it is in.
  public var json: [String] {
    stage.accessibilityTree.flatMap { Self.json(of: $0, in: []) }.map { $0.text }
  }

  private static func json(of node: AccessibilityNode, in containers: [String]) -> [JSON] {
    guard let children = node.parts else {
      return [json(of: node.subject, in: containers)]
    }
    let name = node.subject.accessibilityLabel ?? className(of: node.subject)
    return children.flatMap { json(of: $0, in: containers + [name]) }
  }

  private static func json(of element: UIResponder, in containers: [String]) -> JSON {
    let frame = element.accessibilityFrame
    let around: [(String, JSON?)] = offers(of: Self.around(element))
    var members: [(String, JSON?)] = [
      ("label", .optional(element.accessibilityLabel.map { .string($0) })),
      ("value", element.accessibilityValue.map { .string($0) }),
      ("hint", element.accessibilityHint.map { .string($0) }),
      ("traits", .list(kinds(of: element.accessibilityTraits).map { .string($0) })),
      (
        "frame",
        .list([frame.minX, frame.minY, frame.width, frame.height].map { .number(Double($0), 1) })
      ),
    ]
    members += Self.offers(of: [element])
    members.append(("in", containers.isEmpty ? nil : .list(containers.map { .string($0) })))
    members.append(("around", around.contains { $0.1 != nil } ? .object(around) : nil))
    return .object(members)
  }

  /// The actions and the keys of objects, as members of an object.
  private static func offers(of objects: [UIResponder]) -> [(String, JSON?)] {
    let actions = objects.flatMap { $0.accessibilityCustomActions ?? [] }
    let keys = objects.flatMap { Self.keys(of: $0) }
    return [
      ("actions", actions.isEmpty ? nil : .list(actions.map { .string($0.name) })),
      ("keys", keys.isEmpty ? nil : .list(keys.map { .string($0) })),
    ]
  }

  // MARK: Words

  private static func kinds(of traits: UIAccessibilityTraits) -> [String] {
    words.filter { traits.contains($0.0) }.map { $0.1 }
  }

  private static let words: [(UIAccessibilityTraits, String)] = [
    (.header, "header"), (.toggleButton, "switch"), (.button, "button"), (.link, "link"),
    (.image, "image"), (.staticText, "text"), (.adjustable, "adjustable"), (.tabBar, "tab bar"),
    (.searchField, "search field"), (.keyboardKey, "key"), (.summaryElement, "summary"),
    (.selected, "selected"), (.notEnabled, "not enabled"),
    (.updatesFrequently, "changes often"), (.playsSound, "plays a sound"),
    (.startsMediaSession, "starts media"), (.causesPageTurn, "turns the page"),
    (.allowsDirectInteraction, "touched directly"),
  ]

  /// The keys that an object answers to, with what they do.
  private static func keys(of object: UIResponder) -> [String] {
    (object.keyCommands ?? []).map { command in
      let title = command.discoverabilityTitle ?? command.title
      return key(of: command) + (title.isEmpty ? "" : " \"\(title)\"")
    }
  }

  private static func key(of command: UIKeyCommand) -> String {
    let modifiers: [(UIKeyModifierFlags, String)] = [
      (.control, "control"), (.alternate, "option"), (.shift, "shift"), (.command, "command"),
    ]
    let pressed = modifiers.filter { command.modifierFlags.contains($0.0) }.map { $0.1 }
    return (pressed + [word(for: command.input ?? "")]).joined(separator: "-")
  }

  private static func word(for input: String) -> String {
    switch input {
    case " ": "space"
    case "\r": "return"
    case "\t": "tab"
    case UIKeyCommand.inputUpArrow: "up"
    case UIKeyCommand.inputDownArrow: "down"
    case UIKeyCommand.inputLeftArrow: "left"
    case UIKeyCommand.inputRightArrow: "right"
    case UIKeyCommand.inputEscape: "escape"
    default: input
    }
  }
}
