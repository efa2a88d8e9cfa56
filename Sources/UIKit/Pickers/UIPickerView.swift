#if !hasFeature(Embedded)
  /// Wheels of rows, of which each has one selected in its middle.
  ///
  /// A drag turns a wheel, which comes to rest with a row in the middle; a tap on a row turns the wheel to it. The delegate
  /// is notified of another row once the wheel is at rest, and not where a client selects one. Deviation: wheels are
  /// flat, with their rows fainter farther from the middle.
  open class UIPickerView: UIView {
    /// A row's height, in points.
    nonisolated static let rowHeight: CGFloat = 32
    /// What stands for an equal share of the width.
    nonisolated static let sharedWidth: CGFloat = -1
    /// The measures in points: the picker view's own size, and the radius of what marks the middle.
    private enum Measure {
      static let size = CGSize(width: 320, height: 216)
      static let gap: CGFloat = 5
      static let corner: CGFloat = 8
    }

    /// Whether the row in the middle is marked: always, also where this is set to false.
    open var showsSelectionIndicator: Bool {
      get { true }
      set {}
    }

    private weak var source: (any UIPickerViewDataSource)?
    private weak var listener: (any UIPickerViewDelegate)?
    private var wheels: [PickerWheel] = []
    private var isLoaded = false
    private let mark = UIView()

    /// Creates a picker view.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    /// Creates a picker view with a zero frame: there are no archives.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    private func setUp() {
      if bounds.size == .zero { frame.size = Measure.size }
      mark.backgroundColor = .tertiarySystemFill
      mark.layer.cornerRadius = Measure.corner
      mark.isUserInteractionEnabled = false
      addSubview(mark)
    }

    // MARK: Contents

    /// Says what the picker view contains; not retained.
    open var dataSource: (any UIPickerViewDataSource)? {
      get { source }
      set {
        source = newValue
        reloadAllComponents()
      }
    }

    /// Says what the rows look like, and is notified of selections; not retained.
    open var delegate: (any UIPickerViewDelegate)? {
      get { listener }
      set {
        listener = newValue
        reloadAllComponents()
      }
    }

    /// Asks for all wheels anew; each keeps its row, if it is still there.
    open func reloadAllComponents() {
      isLoaded = false
      setNeedsLayout()
    }

    /// Asks for a wheel's rows anew; it keeps its row, if it is still there.
    open func reloadComponent(_ component: Int) {
      load()
      guard wheels.indices.contains(component) else { return }
      let former = wheels[component]
      let made = makeWheel(component)
      insertSubview(made, aboveSubview: former)
      remove(former)
      wheels[component] = made
      made.select(former.selected, animated: false)
      made.place(in: former.frame)
    }

    private func load() {
      guard !isLoaded else { return }
      isLoaded = true
      let count = max(source?.numberOfComponents(in: self) ?? 0, 0)
      let former = wheels
      wheels = []
      for wheel in former { remove(wheel) }
      // The data source may ask for the rows of the wheels before.
      for component in 0..<count {
        let made = makeWheel(component)
        if former.indices.contains(component) {
          made.select(former[component].selected, animated: false)
        }
        wheels.append(made)
        addSubview(made)
      }
      placeWheels()
    }

    /// Takes a wheel away, which tells of no row any more.
    private func remove(_ wheel: PickerWheel) {
      wheel.delegate = nil
      wheel.removeFromSuperview()
    }

    private func makeWheel(_ component: Int) -> PickerWheel {
      PickerWheel(
        of: self,
        component: component,
        rows: source?.pickerView(self, numberOfRowsInComponent: component) ?? 0,
        rowHeight: listener?.pickerView(self, rowHeightForComponent: component)
          ?? UIPickerView.rowHeight
      )
    }

    /// The number of wheels.
    open var numberOfComponents: Int {
      load()
      return wheels.count
    }

    /// The number of a wheel's rows.
    open func numberOfRows(inComponent component: Int) -> Int {
      load()
      return wheels.indices.contains(component) ? wheels[component].rowCount : 0
    }

    /// The size of a wheel's rows.
    open func rowSize(forComponent component: Int) -> CGSize {
      layoutIfNeeded()
      guard wheels.indices.contains(component) else { return .zero }
      return CGSize(width: wheels[component].bounds.width, height: wheels[component].rowHeight)
    }

    /// The view of a row that is in sight; nil for others.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
      layoutIfNeeded()
      return wheels.indices.contains(component) ? wheels[component].view(ofRow: row) : nil
    }

    // MARK: Selecting

    /// Selects a row, without telling the delegate.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
      load()
      guard wheels.indices.contains(component) else { return }
      wheels[component].select(row, animated: animated)
    }

    /// The row that is selected in a wheel; -1 without the wheel or rows.
    open func selectedRow(inComponent component: Int) -> Int {
      load()
      guard wheels.indices.contains(component), wheels[component].rowCount > 0 else { return -1 }
      return wheels[component].selected
    }

    // MARK: Layout

    /// The size that Apple's has: 320 by 216 points.
    open override var intrinsicContentSize: CGSize { Measure.size }
    /// The same size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Measure.size }

    /// Lays out the wheels side by side.
    open override func layoutSubviews() {
      super.layoutSubviews()
      load()
      placeWheels()
    }

    private func placeWheels() {
      let height = wheels.map(\.rowHeight).max() ?? UIPickerView.rowHeight
      mark.frame = CGRect(
        x: Measure.gap,
        y: bounds.midY - height / 2,
        width: max(bounds.width - 2 * Measure.gap, 0),
        height: height
      )
      guard !wheels.isEmpty else { return }
      let room = bounds.width - Measure.gap * CGFloat(wheels.count + 1)
      let own = wheels.indices.map {
        listener?.pickerView(self, widthForComponent: $0) ?? UIPickerView.sharedWidth
      }
      let sharing = own.filter { $0 < 0 }
      let rest = max(own.filter { $0 >= 0 }.reduce(room, -), 0)
      let widths = own.map { $0 < 0 ? rest / CGFloat(sharing.count) : $0 }
      let gaps = Measure.gap * CGFloat(wheels.count - 1)
      var x = (bounds.width - widths.reduce(gaps, +)) / 2
      for (wheel, width) in zip(wheels, widths) {
        wheel.place(in: CGRect(x: x, y: 0, width: width, height: bounds.height))
        x += width + Measure.gap
      }
    }
  }
#endif
