#if !hasFeature(Embedded)
  extension UITraitCollection {
    /// Whether these traits have all that are specified in others.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
      guard let trait else { return true }
      return UITraitCollection(traitsFrom: [self, trait]) == self
    }
  }
#endif
