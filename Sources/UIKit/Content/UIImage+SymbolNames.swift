extension UIImage {
  // MARK: Symbols with names of their own

  /// The symbol for an addition; an empty image where the host has none.
  public static var add: UIImage { named("plus") }
  /// The symbol for a removal; an empty image where the host has none.
  public static var remove: UIImage { named("minus") }
  /// The symbol for more actions; an empty image where the host has none.
  public static var actions: UIImage { named("ellipsis") }
  /// The symbol for something done; an empty image where the host has none.
  public static var checkmark: UIImage { named("checkmark.circle.fill") }
  /// The symbol for something chosen; an empty image where the host has none.
  public static var strokedCheckmark: UIImage { named("checkmark.circle") }

  private static func named(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
}
