import Expectations
import Testing
import TouchCore
import TouchGraphics

@testable import TouchReport

/// Display lists as SVG.
struct SVGTests {
  private let box = Path(Rect(x: 1, y: 2, width: 30, height: 40))

  private func lines(_ paint: (inout DisplayList) -> Void) -> [String] {
    var list = DisplayList(width: 100, height: 200)
    paint(&list)
    return list.svg().split(separator: "\n").dropFirst().dropLast().map(String.init)
  }

  private func ink(_ path: Path, _ color: PaintColor = .black) -> String {
    lines { $0.fill(path, color) }.joined()
  }

  @Test("a document has its size and its title, and ends with a newline")
  func document() {
    let empty = DisplayList(width: 100.5, height: 200)
    #expect(
      empty.svg(title: "A & <B>") == """
        <svg xmlns="http://www.w3.org/2000/svg" width="100.5" height="200" viewBox="0 0 100.5 200" \
        font-family="Helvetica, Arial, sans-serif">
          <title>A &amp; &lt;B&gt;</title>
        </svg>

        """
    )
  }

  @Test("shapes are written as the element of their kind")
  func shapes() {
    expectEqual(ink(box), "  <rect x=\"1\" y=\"2\" width=\"30\" height=\"40\" fill=\"#000000\"/>")
    let rect = Rect(x: 0.1, y: 0.2, width: 30, height: 20)
    #expect(ink(Path(rect, cornerRadius: 4)).contains("height=\"20\" rx=\"4\" fill"))
    var flat = Path()
    flat.addRoundedRect(rect, cornerWidth: 4, cornerHeight: 2)
    #expect(ink(flat).contains("rx=\"4\" ry=\"2\""))
    #expect(
      ink(Path(ellipseIn: Rect(x: 5, y: 6, width: 4, height: 4))).contains(
        "<circle cx=\"7\" cy=\"8\" r=\"2\" "
      )
    )
    #expect(
      ink(Path(ellipseIn: Rect(x: -2, y: -2, width: 4, height: 4))).contains("<circle r=\"2\" ")
    )
    #expect(
      ink(Path(ellipseIn: rect)).contains("<ellipse cx=\"15.1\" cy=\"10.2\" rx=\"15\" ry=\"10\"")
    )
    var path = box
    path.addQuad(to: .zero, control: Point(x: 0.12345, y: -0.00001))
    path.addCubic(to: Point(x: 1, y: 1), control1: .zero, control2: Point(x: 1e-9, y: 2))
    #expect(ink(path).contains("d=\"M1 2 L31 2 L31 42 L1 42 Z Q0.123 0 0 0 C0 0 0 2 1 1\""))
    // A rectangle with one corner moved slightly isn't one any more.
    var bent = Path()
    bent.move(to: .zero)
    bent.addLine(to: Point(x: 10, y: 0.001))
    bent.addLine(to: Point(x: 10, y: 10))
    bent.addLine(to: Point(x: 0, y: 10))
    bent.close()
    #expect(ink(bent).contains("<path"))
  }

  @Test("colours are two digits a component, clamped, with their opacity")
  func colors() {
    #expect(ink(box, PaintColor(red: 1, green: 0.5, blue: 0.01)).contains("#ff8003\"/>"))
    #expect(ink(box, PaintColor(red: 7, green: -1, blue: .nan)).contains("#ff00"))
    #expect(
      ink(box, PaintColor(white: 1, alpha: 0.3333)).contains("#ffffff\" fill-opacity=\"0.333\"")
    )
  }

  @Test("a stroke writes only what differs from SVG's defaults")
  func strokes() {
    func pen(_ stroke: PaintStroke) -> String { lines { $0.stroke(box, .black, stroke) }.joined() }
    #expect(pen(PaintStroke(width: 1, miterLimit: 4)).hasSuffix("stroke-width=\"1\"/>"))
    #expect(
      pen(PaintStroke(width: 1.5)).hasSuffix("stroke-width=\"1.5\" stroke-miterlimit=\"10\"/>")
    )
    let round = pen(
      PaintStroke(width: 1, cap: .round, join: .round, dash: [4, 2], dashPhase: 1)
    )
    #expect(
      round.hasSuffix(
        "stroke-linecap=\"round\" stroke-linejoin=\"round\" stroke-dasharray=\"4 2\" "
          + "stroke-dashoffset=\"1\"/>"
      )
    )
    #expect(
      pen(PaintStroke(width: 1, cap: .square, join: .bevel)).contains(
        "square\" stroke-linejoin=\"bevel"
      )
    )
    #expect(!pen(PaintStroke(width: 1, dash: [0, 0])).contains("dash"))
    #expect(!pen(PaintStroke(width: 1, dash: [-1, 2])).contains("dash"))
  }

  @Test("groups nest; a transform is written in its shortest form")
  func groups() {
    let found = lines { list in
      list.group(PaintGroup(transform: .translation(x: 3, y: 4.5))) { list in
        list.group(PaintGroup(transform: .scale(x: 0.123456789, y: 2), opacity: 0.5)) {
          $0.fill(box, .black)
        }
      }
    }
    expectEqual(
      found,
      [
        "  <g transform=\"translate(3 4.5)\">",
        "    <g transform=\"matrix(0.123457 0 0 2 0 0)\" opacity=\"0.5\">",
        "      <rect x=\"1\" y=\"2\" width=\"30\" height=\"40\" fill=\"#000000\"/>", "    </g>",
        "  </g>",
      ]
    )
  }

  @Test("clips and shadows are written once and reused")
  func definitions() {
    let shadow = PaintShadow(
      color: PaintColor(white: 0, alpha: 0.4),
      offset: Vector(dx: 0, dy: 2),
      blur: 3
    )
    let found = lines { list in
      for _ in 0..<2 {
        list.group(PaintGroup(clip: box, clipRule: .evenOdd, shadow: shadow)) {
          $0.fill(box, .black)
        }
      }
    }
    expectEqual(found.count, 8)
    expectEqual(found.count { $0.contains("<clipPath id=\"clip1\">") }, 1)
    expectEqual(found.count { $0.contains("clip-rule=\"evenodd\"") }, 1)
    expectEqual(found.count { $0.contains("<filter id=\"shadow1\"") }, 1)
    let steps = [
      "<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"3\"/>",
      "<feOffset dx=\"0\" dy=\"2\" result=\"form\"/>",
      "<feFlood flood-color=\"#000000\" flood-opacity=\"0.4\"/>",
    ]
    for step in steps { #expect(found[0].contains(step)) }
    // The area contains all that is visible: the clip's, and the shadow inside it.
    #expect(found[0].contains(" x=\"-10\" y=\"-9\" width=\"52\" height=\"62\""))
    expectEqual(
      found.count { $0.contains("<g filter=\"url(#shadow1)\" clip-path=\"url(#clip1)\">") },
      2
    )
    var list = DisplayList(width: 10, height: 10)
    list.group(PaintGroup(clip: box)) { $0.fill(box, .black) }
    #expect(list.svg(prefix: "a-").contains("url(#a-clip1)"))
  }

  @Test("a nested list is clipped to its size")
  func nested() {
    var inner = DisplayList(width: 20, height: 10)
    inner.fill(box, .white)
    let found = lines { $0.list(inner) }
    #expect(found[0].contains("<rect x=\"0\" y=\"0\" width=\"20\" height=\"10\"/></clipPath>"))
    expectEqual(found[1], "  <g clip-path=\"url(#clip1)\">")
    expectEqual(found.count, 4)
  }

  @Test("an empty clip hides everything, and no element is left open")
  func emptyClip() {
    let found = lines { $0.group(PaintGroup(clip: Path())) { $0.fill(box, .black) } }
    expectEqual(found.first, "  <clipPath id=\"clip1\"><path d=\"\"/></clipPath>")
  }

  @Test("text is escaped, and characters that XML doesn't allow are replaced")
  func text() {
    let found = lines {
      $0.text(
        PaintText(
          "<a> & \"b\"\u{7}  c",
          at: Point(x: 5, y: 6),
          size: 12.5,
          weight: 600,
          alignment: .right,
          color: .black
        )
      )
      $0.text(PaintText("mid", at: .zero, size: 10, alignment: .center))
    }
    expectEqual(
      found,
      [
        "  <text x=\"5\" y=\"6\" font-size=\"12.5\" font-weight=\"600\" text-anchor=\"end\" "
          + "xml:space=\"preserve\" fill=\"#000000\">&lt;a&gt; &amp; &quot;b&quot;\u{FFFD}  c</text>",
        "  <text x=\"0\" y=\"0\" font-size=\"10\" text-anchor=\"middle\" fill=\"#000000\">mid</text>",
      ]
    )
  }

  @Test("groups with an invalid location or transform are omitted with their content")
  func oddNumbers() {
    var lost = Path()
    lost.move(to: Point(x: .nan, y: 0))
    lost.addLine(to: Point(x: .infinity, y: 1))
    let found = lines { list in
      list.fill(lost, .black)
      list.stroke(lost, .black, PaintStroke(width: 1))
      list.stroke(box, .black, PaintStroke(width: .infinity))
      list.text(PaintText("x", at: Point(x: .nan, y: 1), size: 10))
      list.group(PaintGroup(transform: .scale(x: 0, y: 1))) { list in
        list.group(PaintGroup(opacity: 0.5)) { $0.fill(box, .black) }
        list.fill(box, .black)
      }
      list.group(PaintGroup(transform: .translation(x: .nan, y: 1))) { $0.fill(box, .black) }
      list.group(PaintGroup(clip: lost)) { $0.fill(box, .black) }
      list.fill(box, .white)
    }
    expectEqual(found.count, 1)
    #expect(found[0].contains("#ffffff"))
  }
}
