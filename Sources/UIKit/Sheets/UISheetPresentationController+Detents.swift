#if !hasFeature(Embedded)
  /// What a custom detent's height follows from.
  @MainActor
  public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
    /// The traits of the view in which the sheet is.
    var containerTraitCollection: UITraitCollection { get }
    /// The largest height that a detent can have, in points and without the safe area below.
    var maximumDetentValue: CGFloat { get }
  }

  extension UISheetPresentationController {
    /// A height at which a sheet rests.
    @MainActor
    public final class Detent {
      /// The name of a detent.
      public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// That of the detent of half the height.
        public static let medium = Identifier("com.apple.UIKit.medium")
        /// That of the detent of the full height.
        public static let large = Identifier("com.apple.UIKit.large")
      }

      /// The detent's name.
      public let identifier: Identifier
      private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
      /// How many names were made for custom detents without one.
      private static var nameCount = 0

      private init(
        _ identifier: Identifier,
        _ resolver:
          @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
      ) {
        self.identifier = identifier
        self.resolver = resolver
      }

      /// A detent of half the height of the window; inactive in a low one.
      public static func medium() -> Detent {
        Detent(.medium) { context in
          guard context.containerTraitCollection.verticalSizeClass != .compact else { return nil }
          return (context as? SheetContext)?.medium ?? context.maximumDetentValue / 2
        }
      }

      /// A detent of the full height.
      public static func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

      /// A detent whose height a closure computes.
      ///
      /// - Parameters:
      ///   - identifier: The detent's name; nil for one that no other has.
      ///   - resolver: Computes the height in points, without the safe area below; nil where the detent is inactive.
      /// - Returns: A new detent.
      public static func custom(
        identifier: Identifier? = nil,
        resolver:
          @escaping (_ context: any UISheetPresentationControllerDetentResolutionContext) ->
          CGFloat?
      ) -> Detent {
        if let identifier { return Detent(identifier, resolver) }
        nameCount += 1
        return Detent(Identifier("custom-\(nameCount)"), resolver)
      }

      /// The height in a context, in points and without the safe area below; nil where the detent is inactive.
      public func resolvedValue(
        in context: any UISheetPresentationControllerDetentResolutionContext
      ) -> CGFloat? { resolver(context) }
    }
  }

  /// The height of an active detent.
  struct SheetHeight {
    let identifier: UISheetPresentationController.Detent.Identifier
    /// In points and without the safe area below.
    let value: CGFloat
  }

  /// What detents are resolved in.
  final class SheetContext: UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat
    /// The height of the medium detent.
    let medium: CGFloat

    init(_ traits: UITraitCollection, maximum: CGFloat, medium: CGFloat) {
      containerTraitCollection = traits
      maximumDetentValue = maximum
      self.medium = medium
    }
  }

  /// What a sheet tells its delegate.
  @preconcurrency @MainActor
  public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called when a drag selected another detent.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheetPresentationController: UISheetPresentationController
    )
  }

  extension UISheetPresentationControllerDelegate {
    /// Does nothing.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheetPresentationController: UISheetPresentationController
    ) {}
  }
#endif
