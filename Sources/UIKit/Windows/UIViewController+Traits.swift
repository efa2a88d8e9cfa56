extension UIViewController {
  /// The traits of the root view, or of the main screen before the view is loaded.
  final var viewsTraits: UITraitCollection {
    viewIfLoaded?.traitCollection ?? UIScreen.main.traitCollection.inStyle(style)
  }

  /// The style of the root view and its subtree; `unspecified`, the default, for the inherited one.
  final var style: UIUserInterfaceStyle {
    get { chosenStyle?.style ?? .unspecified }
    set {
      guard style != newValue else { return }
      chosenStyle = StyleChoice(newValue)
      viewIfLoaded?.styleWasChosen()
    }
  }

  /// The least layout margins of the root view at its sides: 16 points, with much room from side to side 20.
  final var leastMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = traitCollection.horizontalSizeClass == .regular ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
}
