#if !hasFeature(Embedded)
  /// The view of an alert: a dimmed ground with a card of texts and buttons.
  final class AlertCard: UIView {
    /// What is shown.
    struct Content {
      var style = UIAlertController.Style.alert
      var title: String?
      var message: String?
      var actions: [UIAlertAction] = []
      var emphasized: UIAlertAction?
      var fields: [UITextField] = []
    }

    /// The measures in points; our own choice, Apple publishes none.
    private enum Measure {
      static let alertWidth: CGFloat = 270
      static let sheetMargin: CGFloat = 8
      static let alertRow: CGFloat = 44
      static let sheetRow: CGFloat = 56
      static let textMargin: CGFloat = 16
      static let textGap: CGFloat = 4
      static let field: CGFloat = 30
      static let cornerRadius: CGFloat = 14
      static let hairline: CGFloat = 0.5
      static let dimming: CGFloat = 0.3
    }

    /// Called with the action of the button that was tapped.
    var choose: ((UIAlertAction) -> Void)?
    /// Called when the ground was tapped.
    var leave: (() -> Void)?

    private var content = Content()
    private let ground = UIControl()
    /// The texts and the choices.
    private let main = UIView()
    /// The title and the message.
    private let texts = CardScrollView()
    /// The buttons of `main`.
    private let choices = CardScrollView()
    /// The cancel action of a sheet.
    private let lower = UIView()
    private let titleLabel = UILabel()
    private let messageLabel = UILabel()
    private var buttons: [UIButton] = []
    private var lines: [UIView] = []

    override init(frame: CGRect) {
      super.init(frame: frame)
      ground.backgroundColor = UIColor.black.withAlphaComponent(Measure.dimming)
      ground.addAction(UIAction { [weak self] _ in self?.leave?() }, for: .touchUpInside)
      addSubview(ground)
      for part in [main, lower] {
        part.backgroundColor = .secondarySystemGroupedBackground
        part.layer.cornerRadius = Measure.cornerRadius
        part.clipsToBounds = true
        addSubview(part)
      }
      titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
      messageLabel.font = .systemFont(ofSize: 13)
      for label in [titleLabel, messageLabel] {
        label.textAlignment = .center
        label.numberOfLines = 0
        texts.addSubview(label)
      }
      main.addSubview(texts)
      main.addSubview(choices)
    }

    /// Always nil: views aren't read from archives here.
    required init?(coder: NSCoder) { return nil }

    /// Shows other contents; an action that stays keeps its button, and the finger on it.
    func show(_ content: Content) {
      let shown = zip(self.content.actions, buttons)
      let kept = content.actions.map { action in shown.first { $0.0 === action }?.1 }
      for button in buttons where !kept.contains(button) { button.removeFromSuperview() }
      for field in content.fields where field.superview !== texts { texts.addSubview(field) }
      self.content = content
      titleLabel.text = content.title
      messageLabel.text = content.message
      buttons = zip(content.actions, kept).map { $1 ?? button(for: $0) }
      for (action, button) in zip(content.actions, buttons) {
        let isEmphasized = action === content.emphasized
        button.titleLabel?.font = .systemFont(
          ofSize: 17,
          weight: isEmphasized ? .semibold : .regular
        )
        button.isEnabled = action.isEnabled
      }
      setNeedsLayout()
    }

    private func button(for action: UIAlertAction) -> UIButton {
      let button = UIButton(type: .system)
      button.setTitle(action.title, for: .normal)
      if action.style == .destructive { button.setTitleColor(.systemRed, for: .normal) }
      button.addAction(
        UIAction { [weak self] _ in self?.choose?(action) },
        for: .touchUpInside
      )
      return button
    }

    // MARK: Layout

    override func layoutSubviews() {
      super.layoutSubviews()
      ground.frame = bounds
      for line in lines { line.removeFromSuperview() }
      lines = []
      switch content.style {
      case .alert: layOutAlert()
      case .actionSheet: layOutSheet()
      }
    }

    private func layOutAlert() {
      lower.isHidden = true
      let width = min(Measure.alertWidth, bounds.width)
      // The cancel action comes last, or first of two side by side.
      let ordered = cancelLast
      let choicesHeight: CGFloat
      if ordered.count == 2, ordered.allSatisfy({ fits($0, in: width / 2) }) {
        let hasCancel = content.actions.contains { $0.style == .cancel }
        for (index, button) in (hasCancel ? ordered.reversed() : ordered).enumerated() {
          let x = CGFloat(index) * width / 2
          place(button, CGRect(x: x, y: 0, width: width / 2, height: Measure.alertRow), in: choices)
        }
        addLine(
          CGRect(x: width / 2, y: 0, width: Measure.hairline, height: Measure.alertRow),
          in: choices
        )
        choicesHeight = Measure.alertRow
      } else {
        choicesHeight = stack(ordered, width: width, row: Measure.alertRow)
      }
      let margin = max(safeAreaInsets.top, safeAreaInsets.bottom, Measure.sheetMargin)
      let height = fill(choicesHeight, within: bounds.height - 2 * margin, width: width)
      main.frame = CGRect(
        x: (bounds.width - width) / 2,
        y: (bounds.height - height) / 2,
        width: width,
        height: height
      )
    }

    private func layOutSheet() {
      let width = bounds.width - 2 * Measure.sheetMargin
      var bottom = bounds.height - max(safeAreaInsets.bottom, Measure.sheetMargin)
      let cancel = content.actions.firstIndex { $0.style == .cancel }
      lower.isHidden = cancel == nil
      if let cancel {
        let row = Measure.sheetRow
        lower.frame = CGRect(x: Measure.sheetMargin, y: bottom - row, width: width, height: row)
        place(buttons[cancel], lower.bounds, in: lower)
        bottom -= row + Measure.sheetMargin
      }
      let others = buttons.indices.filter { $0 != cancel }.map { buttons[$0] }
      let height = fill(
        stack(others, width: width, row: Measure.sheetRow),
        within: bottom - max(safeAreaInsets.top, Measure.sheetMargin),
        width: width
      )
      main.isHidden = height == 0
      main.frame = CGRect(x: Measure.sheetMargin, y: bottom - height, width: width, height: height)
    }

    /// Puts the texts above the buttons, and returns the height of both.
    ///
    /// Where they are higher than the room, the buttons get at least half of it, and what doesn't fit scrolls.
    private func fill(_ choicesHeight: CGFloat, within room: CGFloat, width: CGFloat) -> CGFloat {
      let (room, textsHeight) = (max(room, 0), layOutTexts(within: width))
      let lower = min(choicesHeight, max(room - textsHeight, room / 2))
      let upper = min(textsHeight, room - lower)
      texts.show(textsHeight, in: CGRect(x: 0, y: 0, width: width, height: upper))
      choices.show(choicesHeight, in: CGRect(x: 0, y: upper, width: width, height: lower))
      if upper > 0, lower > 0 {
        addLine(CGRect(x: 0, y: upper, width: width, height: Measure.hairline), in: main)
      }
      return upper + lower
    }

    /// Lays out the title, the message and the text fields; returns their height.
    private func layOutTexts(within width: CGFloat) -> CGFloat {
      let room = width - 2 * Measure.textMargin
      var y: CGFloat = 0
      for label in [titleLabel, messageLabel] where label.text?.isEmpty == false {
        y += y == 0 ? Measure.textMargin : Measure.textGap
        let size = label.sizeThatFits(CGSize(width: room, height: 0))
        label.frame = CGRect(x: Measure.textMargin, y: y, width: room, height: size.height)
        y += size.height
      }
      for (index, field) in content.fields.enumerated() {
        y += index == 0 ? Measure.textMargin : Measure.textGap
        field.frame = CGRect(x: Measure.textMargin, y: y, width: room, height: Measure.field)
        y += Measure.field
      }
      return y == 0 ? 0 : y + Measure.textMargin
    }

    /// The buttons, with that of the cancel action last.
    private var cancelLast: [UIButton] {
      let pairs = zip(content.actions, buttons)
      return pairs.filter { $0.0.style != .cancel }.map(\.1)
        + pairs.filter { $0.0.style == .cancel }.map(\.1)
    }

    private func fits(_ button: UIButton, in width: CGFloat) -> Bool {
      button.intrinsicContentSize.width + Measure.textMargin <= width
    }

    /// Puts buttons below each other; returns their height.
    private func stack(_ stacked: [UIButton], width: CGFloat, row: CGFloat) -> CGFloat {
      var y: CGFloat = 0
      for button in stacked {
        place(button, CGRect(x: 0, y: y, width: width, height: row), in: choices)
        if y > 0 {
          addLine(CGRect(x: 0, y: y, width: width, height: Measure.hairline), in: choices)
        }
        y += row
      }
      return y
    }

    private func place(_ button: UIButton, _ frame: CGRect, in part: UIView) {
      if button.superview !== part { part.addSubview(button) }
      button.frame = frame
    }

    private func addLine(_ frame: CGRect, in part: UIView) {
      let line = UIView(frame: frame)
      line.backgroundColor = .separator
      line.isUserInteractionEnabled = false
      part.addSubview(line)
      lines.append(line)
    }
  }

  /// A part of a card; it scrolls, also from a button, where its content is higher.
  private final class CardScrollView: UIScrollView {
    override func touchesShouldCancel(in view: UIView) -> Bool { true }

    /// Shows content of a height in a frame of the card.
    func show(_ height: CGFloat, in frame: CGRect) {
      self.frame = frame
      contentSize = CGSize(width: frame.width, height: height)
      isScrollEnabled = height > frame.height
      delaysContentTouches = isScrollEnabled
    }
  }
#endif
