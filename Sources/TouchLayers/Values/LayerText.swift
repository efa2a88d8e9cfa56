package import TouchGraphics

/// What a text layer or a label shows.
package struct LayerText: Equatable {
  /// Where the lines lie in the room that is higher than they are.
  package enum Placement: Hashable {
    /// At the top.
    case top
    /// In the middle.
    case middle
  }

  /// What happens to lines that are too wide.
  package enum Fitting: Hashable {
    /// They stick out.
    case none
    /// They break; so many lines are shown at most, the last one cut short; zero for all.
    case wrapped(lines: Int)
    /// They break, and all are shown.
    package static let wrapped = Fitting.wrapped(lines: 0)
  }

  /// The same letters behind the text.
  package struct Shadow: Equatable {
    /// The letters' colour.
    package var color: CGColor
    /// How far they are from the text.
    package var offset: CGSize

    /// Creates a shadow.
    package init(color: CGColor, offset: CGSize) {
      self.color = color
      self.offset = offset
    }
  }

  /// The text.
  package var text = ""
  #if !hasFeature(Embedded)
    /// The pictures in the text, each in the place of a character that `LayerTextPicture.character(_:)` gives.
    package var pictures: [LayerTextPicture] = []
  #endif
  /// The font.
  package var font = UIFont.systemFont(ofSize: 36)
  /// The letters' colour.
  package var color: CGColor? = .white
  /// The same letters behind the text; nil for none.
  package var shadow: Shadow?
  /// How far the text's room is inside of the layer's bounds.
  package var margins = UIEdgeInsets.zero
  /// The side that lines begin or end at.
  package var alignment = NSTextAlignment.natural
  /// Where the lines lie.
  package var placement = Placement.top
  /// What happens to lines that are too wide.
  package var fitting = Fitting.none
  /// How lines break and are cut short, where they do.
  package var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// The least part of its size to which the font shrinks so that one line fits; 1 for none.
  package var leastScale: CGFloat = 1

  /// Creates the text of a text layer that is as it was made.
  package init() {}

  /// The text with a font that shrank as far as its only line needs and may.
  func shrunk(to width: CGFloat) -> LayerText {
    guard leastScale < 1, case .wrapped(lines: 1) = fitting, width > 0 else { return self }
    let needed = TextMeasure(self).width(of: text)
    guard needed > width else { return self }
    var shrunk = self
    shrunk.font = font.withSize(font.pointSize * max(width / needed, leastScale))
    return shrunk
  }

  /// The lines as they are shown in a width, in points.
  func lines(within width: CGFloat) -> [String] {
    let measure = TextMeasure(self)
    switch fitting {
    case .none: return measure.lines(of: text, within: nil)
    case .wrapped(let count):
      let lines = measure.lines(of: text, within: width, by: lineBreakMode)
      return measure.limit(lines, to: count, within: width, by: lineBreakMode)
    }
  }
}

extension TextMeasure {
  /// Measures in the font of a text, with the pictures in it.
  package init(_ text: LayerText) {
    self.init(font: text.font)
    #if !hasFeature(Embedded)
      pictureWidths = text.pictures.map { $0.frame.width }
    #endif
  }
}

extension LayerState {
  /// What a text layer shows; that of a fresh one where the layer is none.
  package var text: LayerText {
    get { if case .text(let text) = content { text } else { LayerText() } }
    set { content = .text(newValue) }
  }
}
