import Expectations
import Foundation
import Testing
import UIKit

@MainActor @Suite("A ring that turns while something is under way", .serialized)
struct ActivityIndicatorTests {
  @Test(
    "has the size and the colour of its style, and is hidden while it stands, unless told otherwise"
  )
  func looks() throws {
    _ = UIApplication.launch(screen: CGSize(width: 200, height: 200))
    let view = UIActivityIndicatorView(style: .whiteLarge)
    expectEqual(view.frame, CGRect(x: 0, y: 0, width: 37, height: 37))
    #expect(view.color == .white && view.isHidden && view.hidesWhenStopped && !view.isAnimating)
    view.startAnimating()
    #expect(view.isAnimating && !view.isHidden)
    view.stopAnimating()
    #expect(!view.isAnimating && view.isHidden)
    view.hidesWhenStopped = false
    #expect(!view.isHidden)
    view.color = .red
    view.style = .gray
    #expect(view.color == .gray && view.bounds.size == CGSize(width: 20, height: 20))
    let placed = UIActivityIndicatorView(frame: CGRect(x: 1, y: 2, width: 50, height: 50))
    #expect(placed.style == .medium && placed.frame.size.width == 50)
    expectEqual(placed.intrinsicContentSize.width, 20)
    placed.sizeToFit()
    expectEqual(placed.bounds.size.width, 20)
    let read = try #require(UIActivityIndicatorView(coder: NSCoder()))
    #expect(read.style == .medium && read.frame == .zero)
  }

  @Test("turns once a second, as long as it is animated and in a window")
  func turning() throws {
    let application = UIApplication.launch(screen: CGSize(width: 200, height: 200))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    window.makeKeyAndVisible()
    let view = UIActivityIndicatorView(style: .large)
    let ring = try #require(view.layer.sublayers?.first)
    // Quarters of a turn, from the sine and the cosine.
    func quarters() -> Double {
      let shown = ring.presentation()?.transform ?? CATransform3DIdentity
      return atan2(Double(shown.m12), Double(shown.m11)) / .pi * 2
    }
    window.addSubview(view)
    view.startAnimating()
    application.advance(to: .seconds(0.25))
    #expect(abs(quarters() - 1) < 0.01)
    application.advance(to: .seconds(2.5))
    #expect(abs(abs(quarters()) - 2) < 0.01)
    view.removeFromSuperview()
    application.advance(to: .seconds(3))
    expectEqual(quarters(), 0)
    window.addSubview(view)
    application.advance(to: .seconds(3.25))
    #expect(abs(quarters() - 1) < 0.01)
    view.stopAnimating()
    application.advance(to: .seconds(3.5))
    expectEqual(quarters(), 0)
  }
}

@MainActor @Suite("A button's attributed titles", .serialized)
struct AttributedTitleTests {
  @Test("are shown rather than plain ones, in their font and colour, by state")
  func titles() throws {
    _ = UIApplication.launch(screen: CGSize(width: 200, height: 200))
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.setTitle("plain", for: .normal)
    button.setTitleColor(.green, for: .normal)
    let attributes: [NSAttributedString.Key: Any] = [
      .foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 31),
    ]
    button.setAttributedTitle(
      NSAttributedString(string: "styled", attributes: attributes),
      for: .normal
    )
    button.setAttributedTitle(NSAttributedString(string: "off"), for: .disabled)
    button.layoutIfNeeded()
    let label = try #require(button.titleLabel)
    #expect(label.text == "styled" && label.textColor == .red && label.font.pointSize == 31)
    #expect(button.currentAttributedTitle?.string == "styled" && button.currentTitle == "plain")
    button.isEnabled = false
    button.layoutIfNeeded()
    #expect(label.text == "off" && label.textColor == .green)
    button.setAttributedTitle(nil, for: .disabled)
    button.setAttributedTitle(nil, for: .normal)
    button.isEnabled = true
    button.layoutIfNeeded()
    #expect(label.text == "plain" && label.textColor == .green)
    expectNil(button.attributedTitle(for: .normal))
    let other = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    other.setAttributedTitle(NSAttributedString(string: "only"), for: .normal)
    other.layoutIfNeeded()
    #expect(other.titleLabel?.text == "only" && other.intrinsicContentSize.width > 0)
  }
}
