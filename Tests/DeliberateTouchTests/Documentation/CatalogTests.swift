import DeliberateTouch
import Expectations
import Testing
import UIKit

/// Compares the documentation pages with the code.
@MainActor
struct CatalogTests {
  @Test("the catalog has all pages, and its front page names each of them")
  func front() {
    #expect(Catalog.pages.count >= 4)
    for page in Catalog.pages {
      #expect(Catalog.front.contains("``\(page.name)``"), "\(page.name)")
    }
  }

  @Test("every class, protocol and value of the module has a page")
  func whole() {
    let pages = Set(Catalog.pages.map(\.name))
    for type in Catalog.types {
      #expect(pages.contains(type), "\(type) has no page")
    }
  }

  @Test(
    "a page says how an iOS app adopts the type, with a selector, and what does the same without touch",
    arguments: Catalog.pages
  )
  func adopting(_ page: Catalog.Page) throws {
    let start = try #require(page.lines.firstIndex(of: "### In an iOS app"))
    let end = try #require(page.lines.firstIndex(of: "### Without touch"))
    #expect(start < end)
    let adopting = page.lines[start..<end].joined(separator: "\n")
    #expect(adopting.contains("```swift") || adopting.contains("`"), "no code")
    #expect(page.text.contains("#selector("), "no selector")
    let without = page.lines[(end + 1)...].prefix { !$0.hasPrefix("#") }
    #expect(without.contains { $0.count > 20 })
  }

  @Test(
    "a page is about a type of the module, and shows a picture that exists",
    arguments: Catalog.pages
  )
  func picture(_ page: Catalog.Page) {
    expectEqual(page.lines.first, "# ``DeliberateTouch/\(page.name)``")
    #expect(!page.pictures.isEmpty)
    for name in page.pictures { #expect(Catalog.hasPicture(name), "\(name).svg") }
  }

  @Test(
    "a page's example is compiled by the tests and about ten lines long",
    arguments: Catalog.pages
  )
  func example(_ page: Catalog.Page) throws {
    let example = try #require(Catalog.example(page.name))
    #expect(page.code.contains(example), "Examples/\(page.name)Example.swift says:\n\(example)")
    #expect((5...20).contains(example.components(separatedBy: "\n").count))
  }

  @Test("a page's table lists every public settable property once", arguments: Catalog.pages)
  func table(_ page: Catalog.Page) {
    let names = page.rows.compactMap { $0.first }
    expectEqual(names.sorted(), Catalog.properties(of: page.name).map { "`\($0)`" }.sorted())
    for row in page.rows {
      expectEqual(row.count, 4, "\(row)")
      #expect(row.allSatisfy { !$0.isEmpty }, "\(row)")
    }
  }

  @Test("a page's table has the actual defaults", arguments: Catalog.pages)
  func defaults(_ page: Catalog.Page) throws {
    guard !page.rows.isEmpty else { return }
    let defaults = try #require(Defaults.of(page.name), "Defaults lacks \(page.name)")
    for row in page.rows where row.count == 4 {
      let name = row[0].trimmingCharacters(in: ["`"])
      expectEqual(row[2], defaults[name], "\(page.name).\(name)")
    }
  }
}
