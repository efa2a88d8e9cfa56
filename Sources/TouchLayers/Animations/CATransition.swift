import TouchCore
import TouchGraphics

/// An animation from what a layer showed to what it shows, without a property of its own.
///
/// Add it before the change that it is about: a picture of the layer at that moment is what goes. The picture is a
/// layer beside this one, in the same superlayer, which follows it and its time, and is gone when the transition is over;
/// a layer without a superlayer has none. The change itself isn't animated: make it in the same turn.
open class CATransition: CAAnimation {
  /// How one gives way to the other; a type that isn't among those named here fades.
  open var type = CATransitionType.fade
  /// Where what comes begins, and for `reveal` what goes ends up; nil is `fromLeft`, which is our own choice.
  open var subtype: CATransitionSubtype?
  /// How much of the transition is over at its beginning, from 0 to 1.
  open var startProgress: Float = 0
  /// How much of it is over at its end, from `startProgress` to 1.
  open var endProgress: Float = 1

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CATransition else { return }
    type = other.type
    subtype = other.subtype
    startProgress = other.startProgress
    endProgress = other.endProgress
  }

  /// Shows what comes: it slides in where the type says so.
  override func apply(to state: inout LayerState, at time: Double, of cycle: TimingCycle) {
    guard type == .push || type == .moveIn else { return }
    state.geometry.slide(by: 1 - progress(at: time, of: cycle), to: subtype ?? .fromLeft)
  }

  /// Shows what goes: it slides off where the type says so, or fades.
  final func applyToPicture(_ state: inout LayerState, at time: Double, of cycle: TimingCycle) {
    let progress = progress(at: time, of: cycle)
    switch type {
    case .push: state.geometry.slide(by: -progress, to: subtype ?? .fromLeft)
    case .reveal: state.geometry.slide(by: progress, to: subtype ?? .fromLeft)
    case .moveIn: break
    default: state.opacity *= 1 - progress
    }
  }

  /// How much of the transition is over.
  private func progress(at time: Double, of cycle: TimingCycle) -> CGFloat {
    let part = CGFloat(part(at: time, of: cycle))
    return CGFloat(startProgress) + CGFloat(endProgress - startProgress) * part
  }
}

extension LayerGeometry {
  /// Moves the layer towards a side of its superlayer, by a part of its own size.
  fileprivate mutating func slide(by part: CGFloat, to side: CATransitionSubtype) {
    switch side {
    case .fromRight: position.x += bounds.width * part
    case .fromTop: position.y += bounds.height * part
    case .fromBottom: position.y -= bounds.height * part
    default: position.x -= bounds.width * part
    }
  }
}

/// How what a layer showed gives way to what it shows.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The type's name.
  public let rawValue: String

  /// Creates a type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// What was there fades, over what is there.
  public static let fade = CATransitionType(rawValue: "fade")
  /// What is there slides over what was there.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// What is there slides in, and pushes what was there out.
  public static let push = CATransitionType(rawValue: "push")
  /// What was there slides off what is there.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The side that a transition begins at.
///
/// Top and bottom are those of coordinates that grow upwards, as is seen on iOS: a push `fromTop` comes from below and
/// moves up.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The side's name.
  public let rawValue: String

  /// Creates a side from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The right side.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// The left side.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// The lower side: what comes moves up.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// The upper side: what comes moves down.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of every transition: the one that it is added with doesn't count.
public let kCATransition = "transition"
