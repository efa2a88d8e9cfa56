import Expectations
import Testing
import TouchGraphics
import TouchLayers

/// Descriptors of fonts.
struct FontDescriptorTests {
  @Test("a descriptor makes the font again that it is of, or another size of it")
  func again() {
    let font = UIFont.systemFont(ofSize: 13, weight: .medium)
    expectEqual(UIFont(descriptor: font.fontDescriptor, size: 0), font)
    expectEqual(
      UIFont(descriptor: font.fontDescriptor, size: 20),
      .systemFont(ofSize: 20, weight: .medium)
    )
    expectEqual(
      UIFont(descriptor: font.fontDescriptor.withSize(9), size: 0),
      .systemFont(ofSize: 9, weight: .medium)
    )
    expectEqual(font.fontDescriptor.postscriptName, font.fontName)
    expectEqual(
      UIFont(descriptor: UIFontDescriptor(name: "Avenir-Heavy", size: 8), size: 0),
      .systemFont(ofSize: 8, weight: .heavy)
    )
  }

  @Test("a font becomes bold, and regular again; what is bold already stays as heavy")
  func bold() throws {
    func with(_ traits: UIFontDescriptor.SymbolicTraits, _ weight: UIFont.Weight) throws -> UIFont {
      let descriptor = UIFont.systemFont(ofSize: 10, weight: weight).fontDescriptor
      return UIFont(descriptor: try #require(descriptor.withSymbolicTraits(traits)), size: 0)
    }
    try expectEqual(with(.traitBold, .light), .boldSystemFont(ofSize: 10))
    try expectEqual(with(.traitBold, .black), .systemFont(ofSize: 10, weight: .black))
    try expectEqual(with([], .semibold), .systemFont(ofSize: 10))
    try expectEqual(with(.traitItalic, .light), .systemFont(ofSize: 10, weight: .light))
  }

  @Test("semibold is bold, medium isn't; what else was asked for is kept")
  func traits() {
    func traits(_ weight: UIFont.Weight) -> UIFontDescriptor.SymbolicTraits {
      UIFont.systemFont(ofSize: 10, weight: weight).fontDescriptor.symbolicTraits
    }
    expectEqual(traits(.medium), [])
    expectEqual(traits(.semibold), .traitBold)
    let both: UIFontDescriptor.SymbolicTraits = [.traitItalic, .traitBold]
    let descriptor = UIFont.systemFont(ofSize: 10).fontDescriptor.withSymbolicTraits(both)
    expectEqual(descriptor?.symbolicTraits, both)
    expectEqual(descriptor?.withSymbolicTraits(.traitItalic)?.symbolicTraits, .traitItalic)
  }

  @Test(
    "a text style's font follows the reader's size through its descriptor, unless it has another size"
  )
  func following() {
    let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
    let larger = UITraitCollection(preferredContentSizeCategory: .extraExtraLarge)
    let bold = descriptor.withSymbolicTraits(.traitBold)
    expectEqual(UIFont(descriptor: descriptor, size: 0).adjusted(to: larger)?.pointSize, 21)
    expectEqual(bold.map { UIFont(descriptor: $0, size: 0) }?.adjusted(to: larger)?.pointSize, 21)
    expectNil(UIFont(descriptor: descriptor, size: 40).adjusted(to: larger))
  }

  @Test("descriptors are equal that describe the same")
  func equality() {
    let one = UIFont.systemFont(ofSize: 10).fontDescriptor
    expectEqual(one, UIFont.systemFont(ofSize: 10).fontDescriptor)
    expectEqual(one.hash, UIFont.systemFont(ofSize: 10).fontDescriptor.hash)
    #expect(one != UIFont.systemFont(ofSize: 11).fontDescriptor)
    #expect(one != one.withSymbolicTraits(.traitItalic))
    expectEqual(one.withDesign(.rounded), one)
  }
}

/// Styles of paragraphs.
struct ParagraphStyleTests {
  @Test(
    "a copy keeps what a style was, a mutable one can be changed, and equal values make equal styles"
  )
  func copies() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 3
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(copy.isEqual(style) && copy.hash == style.hash)
    style.lineSpacing = 4
    #expect(copy.lineSpacing == 3 && copy.alignment == .center)
    #expect(!copy.isEqual(style))
    let changed = try #require(copy.mutableCopy() as? NSMutableParagraphStyle)
    changed.lineSpacing = 4
    #expect(changed.isEqual(style))
    changed.setParagraphStyle(.default)
    #expect(changed.isEqual(NSParagraphStyle()))
  }

  @Test("each value is kept by itself")
  func values() {
    let style = NSMutableParagraphStyle()
    style.paragraphSpacing = 1
    style.paragraphSpacingBefore = 2
    style.firstLineHeadIndent = 3
    style.headIndent = 4
    style.tailIndent = 5
    style.minimumLineHeight = 6
    style.maximumLineHeight = 7
    style.lineHeightMultiple = 8
    style.hyphenationFactor = 9
    style.lineBreakMode = .byCharWrapping
    let plain: NSParagraphStyle = style
    expectEqual(
      [
        plain.lineSpacing, plain.paragraphSpacing, plain.paragraphSpacingBefore,
        plain.firstLineHeadIndent, plain.headIndent, plain.tailIndent, plain.minimumLineHeight,
        plain.maximumLineHeight, plain.lineHeightMultiple, CGFloat(plain.hyphenationFactor),
      ],
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    )
    expectEqual(plain.lineBreakMode, .byCharWrapping)
    expectEqual(plain.alignment, .natural)
  }
}
