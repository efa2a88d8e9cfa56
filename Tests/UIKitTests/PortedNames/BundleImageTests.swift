import Foundation
import Testing
import TouchCore
import UIKit

@MainActor @Suite("Images of a bundle", .serialized)
struct BundleImageTests {
  @Test("are the host's pictures of the name, or nil")
  func named() {
    UIImage.namedPictures = { $0 == "thumb" ? DisplayList(width: 4, height: 3) : nil }
    defer { UIImage.namedPictures = nil }
    let bundle = Bundle(for: BundleToken.self)
    #expect(UIImage(named: "thumb", in: bundle, compatibleWith: nil)?.size.width == 4)
    #expect(UIImage(named: "thumb", in: nil, with: nil)?.size.height == 3)
    #expect(UIImage(named: "track", in: bundle, compatibleWith: nil) == nil)
    #expect(UIImage(named: "track", in: bundle, with: nil) == nil)
  }
}

private final class BundleToken {}
