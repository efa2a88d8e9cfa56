#if !hasFeature(Embedded)
  /// A wheel of a picker view: a scroll view that comes to rest with a row in its middle.
  final class PickerWheel: UIScrollView, UIScrollViewDelegate {
    private unowned let picker: UIPickerView
    private let component: Int
    /// A row's height.
    let rowHeight: CGFloat
    let rowCount: Int
    /// The row that is selected.
    private(set) var selected = 0
    /// The views of the rows that are in sight.
    private var shown: [Int: UIView] = [:]
    private var spare: UIView?
    /// Whether the wheel turns to a row that the user tapped.
    private var isTurning = false
    /// Whether the wheel itself moves its rows.
    private var isMoved = false

    init(of picker: UIPickerView, component: Int, rows: Int, rowHeight: CGFloat) {
      self.picker = picker
      self.component = component
      self.rowHeight = max(rowHeight, 1)
      rowCount = max(rows, 0)
      super.init(frame: .zero)
      delegate = self
      decelerationRate = .fast
      showsVerticalScrollIndicator = false
      showsHorizontalScrollIndicator = false
      contentInsetAdjustmentBehavior = .never
      scrollsToTop = false
      isAccessibilityElement = true
      accessibilityTraits = .adjustable
      let tap = UITapGestureRecognizer(target: self, action: Selector(PickerWheel.tapped(_:)))
      addGestureRecognizer(tap)
    }

    /// Always nil: views aren't read from archives here.
    required init?(coder: NSCoder) { return nil }

    // MARK: Rows

    /// Gives the wheel its place; the selected row stays in the middle.
    func place(in frame: CGRect) {
      guard self.frame != frame || contentSize.width != frame.width else { return showRows() }
      self.frame = frame
      contentSize = CGSize(width: frame.width, height: CGFloat(rowCount) * rowHeight)
      let room = (frame.height - rowHeight) / 2
      contentInset = UIEdgeInsets(top: room, left: 0, bottom: room, right: 0)
      contentOffset = CGPoint(x: 0, y: offset(of: selected))
      for view in shown.values { view.removeFromSuperview() }
      shown = [:]
      showRows()
    }

    private func offset(of row: Int) -> CGFloat { CGFloat(row) * rowHeight - contentInset.top }

    /// The row that is nearest to the middle at an offset.
    private func row(at offset: CGFloat) -> Int {
      let row = Double((offset + contentInset.top) / rowHeight)
      return Int(row.rounded(), within: 0...max(rowCount - 1, 0))
    }

    private func showRows() {
      guard rowCount > 0, bounds.height > 0 else { return }
      let last = rowCount - 1
      let top = Double(contentOffset.y / rowHeight).rounded(.down)
      let bottom = Double((contentOffset.y + bounds.height) / rowHeight).rounded(.up)
      let visible = Int(top, within: 0...last)...Int(bottom, within: 0...last)
      for (row, view) in shown.sorted(by: { $0.key < $1.key }) where !visible.contains(row) {
        view.removeFromSuperview()
        shown[row] = nil
        spare = view
      }
      for row in visible {
        let view = shown[row] ?? makeView(of: row)
        let distance = abs(CGFloat(row) - (contentOffset.y + contentInset.top) / rowHeight)
        view.alpha = max(1 - distance * 0.25, 0.1)
      }
    }

    private func makeView(of row: Int) -> UIView {
      let made =
        picker.delegate?.pickerView(
          picker,
          viewForRow: row,
          forComponent: component,
          reusing: spare
        ) ?? UIView()
      spare = nil
      made.frame = CGRect(
        x: 0,
        y: CGFloat(row) * rowHeight,
        width: bounds.width,
        height: rowHeight
      )
      // A touch is the wheel's.
      made.isUserInteractionEnabled = false
      insertSubview(made, at: 0)
      shown[row] = made
      return made
    }

    /// The view of a row that is in sight.
    func view(ofRow row: Int) -> UIView? { shown[row] }

    // MARK: Selecting

    /// Selects a row, without telling the delegate.
    func select(_ row: Int, animated: Bool) {
      selected = min(max(row, 0), max(rowCount - 1, 0))
      isTurning = false
      turn(to: selected, animated: animated)
      showRows()
    }

    /// Turns to a row; a motion that ends by it selects nothing.
    private func turn(to row: Int, animated: Bool) {
      isMoved = true
      setContentOffset(CGPoint(x: 0, y: offset(of: row)), animated: animated)
      isMoved = false
    }

    private func tapped(_ tap: UITapGestureRecognizer) {
      let row = Int(Double(tap.location(in: self).y / rowHeight), within: 0...max(rowCount - 1, 0))
      turn(to: row, animated: true)
      isTurning = true
      if contentOffset.y == offset(of: row) { settle() }
    }

    /// Takes over the row in the middle, and tells the delegate if it is another one.
    private func settle() {
      guard !isMoved else { return }
      isTurning = false
      let row = row(at: contentOffset.y)
      // A finger that only stopped the wheel leaves it anywhere.
      if abs(contentOffset.y - offset(of: row)) > 0.5 { turn(to: row, animated: window != nil) }
      guard row != selected else { return }
      selected = row
      picker.delegate?.pickerView(picker, didSelectRow: row, inComponent: component)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { showRows() }

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView,
      withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { targetContentOffset.pointee.y = offset(of: row(at: targetContentOffset.pointee.y)) }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      if !decelerate { settle() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      if isTurning { settle() }
    }

    // MARK: Accessibility

    override var naturalAccessibility: NaturalAccessibility {
      NaturalAccessibility(
        isElement: true,
        value: (shown[selected] as? UILabel)?.text ?? shown[selected]?.accessibilityLabel,
        traits: .adjustable
      )
    }

    override func accessibilityIncrement() { step(by: 1) }
    override func accessibilityDecrement() { step(by: -1) }

    private func step(by step: Int) {
      guard (0..<rowCount).contains(selected + step) else { return }
      setContentOffset(CGPoint(x: 0, y: offset(of: selected + step)), animated: false)
      settle()
    }
  }
#endif
