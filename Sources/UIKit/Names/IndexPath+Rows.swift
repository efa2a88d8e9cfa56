#if !hasFeature(Embedded)
  // What a control's data source counts by: there are no tables here.

  extension IndexPath {
    /// A place in a section, whose places are counted from zero.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    /// A place in a section, whose places are counted from zero.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    /// The section: the first index.
    ///
    /// - Precondition: The path has two indices.
    public var section: Int {
      get { self[0] }
      set { self[0] = newValue }
    }

    /// The place in the section: the second index.
    ///
    /// - Precondition: The path has two indices.
    public var row: Int {
      get { self[1] }
      set { self[1] = newValue }
    }

    /// The same as `row`.
    public var item: Int {
      get { row }
      set { row = newValue }
    }
  }
#endif
