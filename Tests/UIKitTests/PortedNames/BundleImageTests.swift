import Expectations
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
    expectEqual(UIImage(named: "thumb", in: bundle, compatibleWith: nil)?.size.width, 4)
    expectEqual(UIImage(named: "thumb", in: nil, with: nil)?.size.height, 3)
    expectNil(UIImage(named: "track", in: bundle, compatibleWith: nil))
    expectNil(UIImage(named: "track", in: bundle, with: nil))
  }
}

private final class BundleToken {}
