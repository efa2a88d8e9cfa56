#if !hasFeature(Embedded)
  /// Says what a picker view contains.
  @preconcurrency @MainActor
  public protocol UIPickerViewDataSource: AnyObject {
    /// How many wheels there are.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// How many rows a wheel has.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
  }

  /// Says what the rows of a picker view look like, and hears which one the user selects.
  ///
  /// Every call has a default.
  @preconcurrency @MainActor
  public protocol UIPickerViewDelegate: AnyObject {
    /// A wheel's width, in points.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    /// How high a wheel's rows are, in points.
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    /// A row's text.
    func pickerView(
      _ pickerView: UIPickerView,
      titleForRow row: Int,
      forComponent component: Int
    ) -> String?
    /// A row's text with its attributes, which is shown rather than a plain one.
    func pickerView(
      _ pickerView: UIPickerView,
      attributedTitleForRow row: Int,
      forComponent component: Int
    ) -> NSAttributedString?
    /// A row's view, which is shown rather than a text; one that was shown before and isn't any more can be used again.
    func pickerView(
      _ pickerView: UIPickerView,
      viewForRow row: Int,
      forComponent component: Int,
      reusing view: UIView?
    ) -> UIView
    /// The user selected another row of a wheel, which has come to rest.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
  }

  extension UIPickerViewDelegate {
    /// As wide as the others: they share the picker view's width.
    public func pickerView(
      _ pickerView: UIPickerView,
      widthForComponent component: Int
    ) -> CGFloat { UIPickerView.sharedWidth }

    /// 32 points.
    public func pickerView(
      _ pickerView: UIPickerView,
      rowHeightForComponent component: Int
    ) -> CGFloat { UIPickerView.rowHeight }

    /// No text.
    public func pickerView(
      _ pickerView: UIPickerView,
      titleForRow row: Int,
      forComponent component: Int
    ) -> String? { nil }

    /// No text with attributes.
    public func pickerView(
      _ pickerView: UIPickerView,
      attributedTitleForRow row: Int,
      forComponent component: Int
    ) -> NSAttributedString? { nil }

    /// A label with the row's text.
    public func pickerView(
      _ pickerView: UIPickerView,
      viewForRow row: Int,
      forComponent component: Int,
      reusing view: UIView?
    ) -> UIView {
      let label = view as? PickerLabel ?? PickerLabel(frame: .zero)
      label.textAlignment = .center
      label.font = .systemFont(ofSize: 21)
      label.text = pickerView.delegate?.pickerView(
        pickerView,
        titleForRow: row,
        forComponent: component
      )
      let attributed = pickerView.delegate?.pickerView(
        pickerView,
        attributedTitleForRow: row,
        forComponent: component
      )
      if let attributed { label.attributedText = attributed }
      return label
    }

    /// Does nothing.
    public func pickerView(
      _ pickerView: UIPickerView,
      didSelectRow row: Int,
      inComponent component: Int
    ) {}
  }

  /// The label of a row without a view.
  final class PickerLabel: UILabel {}
#endif
