package import TouchGraphics

/// How long lines of text are, and where they break.
///
/// There are no fonts here. The widths are those of Helvetica, which Arial and Liberation Sans share;
/// what paints may use another family, so that a measure is good to a few per cent.
package struct TextMeasure {
  /// The font.
  private let font: UIFont

  #if !hasFeature(Embedded)
    /// The widths of the pictures in the text, in points.
    var pictureWidths: [CGFloat] = []
  #endif

  /// Measures in a font.
  package init(font: UIFont) { self.font = font }

  /// The advance of the characters from the space (32) to the tilde (126), in thousandths of the size:
  /// the widths that Adobe published for Helvetica.
  private static let advances: [Int] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
    1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
    333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
    556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]
  /// The advance of letters beyond that, in thousandths: those of other alphabets, and ideographs.
  private static let otherAdvance = (letter: 556, ideograph: 1000)
  /// The first scalar that counts as an ideograph, or as something as wide.
  private static let firstWideScalar: UInt32 = 0x2E80
  /// How much wider a bold letter is.
  private static let boldFactor: CGFloat = 1.06
  /// The weight from which on letters are that wide.
  private static let boldWeight = 600

  /// The length of a line, in points.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package func width(of line: String) -> CGFloat {
    var sum = 0
    var pictures: CGFloat = 0
    for scalar in line.unicodeScalars {
      #if !hasFeature(Embedded)
        if let index = LayerTextPicture.index(of: scalar), index < pictureWidths.count {
          pictures += pictureWidths[index]
          continue
        }
      #endif
      sum += Self.advance(of: scalar)
    }
    let factor = font.cssWeight >= Self.boldWeight ? Self.boldFactor : 1
    return CGFloat(sum) / 1000 * font.pointSize * factor + pictures
  }

  private static func advance(of scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 32 { return 0 }
    if value < 127 { return advances[Int(value) - 32] }
    return value >= firstWideScalar ? otherAdvance.ideograph : otherAdvance.letter
  }

  /// The lines that a text breaks into: where it says so, and at spaces where it would be too wide.
  ///
  /// A word that is wider than the line stands alone and sticks out.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - width: The room for a line, in points; nil for as much as it needs.
  ///   - mode: Whether lines break between words or characters.
  /// - Returns: The lines, without the spaces that they were broken at.
  package func lines(
    of text: String,
    within width: CGFloat?,
    by mode: NSLineBreakMode = .byWordWrapping
  ) -> [String] {
    var lines: [String] = []
    for paragraph in TextMeasure.split(text, at: "\n") {
      guard let width else {
        lines.append(paragraph)
        continue
      }
      if mode == .byCharWrapping {
        lines += broken(paragraph, within: width)
        continue
      }
      var line: String?
      for word in TextMeasure.split(paragraph, at: " ") {
        guard let begun = line else {
          line = word
          continue
        }
        let longer = begun + " " + word
        if self.width(of: longer) <= width {
          line = longer
        } else {
          lines.append(begun)
          line = word
        }
      }
      lines.append(line ?? "")
    }
    return lines
  }

  /// A paragraph broken wherever a line is full; each line has a character at least.
  private func broken(_ paragraph: String, within width: CGFloat) -> [String] {
    var lines: [String] = []
    var line = ""
    for character in paragraph {
      let longer = line + String(character)
      if line.isEmpty || self.width(of: longer) <= width {
        line = longer
      } else {
        lines.append(line)
        line = String(character)
      }
    }
    lines.append(line)
    return lines
  }

  /// As many lines as there may be, the last one cut short if there were more or it is too wide.
  ///
  /// - Parameters:
  ///   - lines: All lines.
  ///   - count: How many there may be; zero for as many as there are.
  ///   - width: The room for a line, in points.
  ///   - mode: What is cut off; without an ellipsis where the mode truncates nothing.
  /// - Returns: The lines to show.
  func limit(
    _ lines: [String],
    to count: Int,
    within width: CGFloat,
    by mode: NSLineBreakMode = .byTruncatingTail
  ) -> [String] {
    var shown = count > 0 ? Array(lines.prefix(count)) : lines
    guard let last = shown.last else { return shown }
    let isCut = shown.count < lines.count
    guard isCut || self.width(of: last) > width else { return shown }
    // Beginnings and middles are left out of all that is left of the text.
    let rest = TextMeasure.joined(lines[(shown.count - 1)...])
    switch mode {
    case .byWordWrapping, .byCharWrapping: return shown
    case .byClipping: shown[shown.count - 1] = clipped(rest, within: width)
    case .byTruncatingTail: shown[shown.count - 1] = shortened(last, within: width, always: isCut)
    case .byTruncatingHead: shown[shown.count - 1] = withoutHead(rest, within: width)
    case .byTruncatingMiddle: shown[shown.count - 1] = withoutMiddle(rest, within: width)
    }
    return shown
  }

  /// The longest beginning of a line that fits.
  private func clipped(_ line: String, within width: CGFloat) -> String {
    var kept = line
    while !kept.isEmpty, self.width(of: kept) > width { kept.removeLast() }
    return kept
  }

  /// A line with an ellipsis for its beginning, so that it fits.
  private func withoutHead(_ line: String, within width: CGFloat) -> String {
    if self.width(of: line) <= width { return line }
    var kept = line[...]
    while !kept.isEmpty, self.width(of: "…" + String(kept)) > width { kept.removeFirst() }
    while kept.first == " " { kept.removeFirst() }
    return "…" + String(kept)
  }

  /// A line with an ellipsis for its middle, so that it fits; both ends keep as many characters.
  private func withoutMiddle(_ line: String, within width: CGFloat) -> String {
    if self.width(of: line) <= width { return line }
    let characters = Array(line)
    var kept = characters.count - 1
    while kept > 0 {
      let head = (kept + 1) / 2
      let text =
        String(characters[..<head]) + "…" + String(characters[(characters.count - kept + head)...])
      if self.width(of: text) <= width { return text }
      kept -= 1
    }
    return "…"
  }

  /// Lines as one, with spaces between them.
  private static func joined(_ lines: ArraySlice<String>) -> String {
    var text = ""
    for line in lines { text += text.isEmpty ? line : " " + line }
    return text
  }

  /// A line cut short with an ellipsis so that it fits.
  private func shortened(_ line: String, within width: CGFloat, always: Bool) -> String {
    if !always, self.width(of: line) <= width { return line }
    var kept = line
    while !kept.isEmpty, self.width(of: kept + "…") > width { kept.removeLast() }
    while kept.last == " " { kept.removeLast() }
    return kept + "…"
  }

  private static func split(_ text: String, at separator: Unicode.Scalar) -> [String] {
    var parts: [String] = []
    var part = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == separator {
        parts.append(String(part))
        part = String.UnicodeScalarView()
      } else {
        part.append(scalar)
      }
    }
    parts.append(String(part))
    return parts
  }
}
