import Expectations
import Foundation
import Testing
import TouchCore
import UIKit

extension Notification.Name {
  fileprivate static let turned = Notification.Name("turned")
}

@MainActor private final class Listener {
  var heard: [String] = []
  func turned(_ note: Notification) { heard.append("turned by \(note.object as? Int ?? 0)") }
  func anything() { heard.append("anything") }
}

@MainActor private final class ListeningView: UIView {
  var heard = 0
  func turned(_ note: NSNotification) { heard += note.name == .turned ? 1 : 0 }
}

@MainActor @Suite("Names of Foundation that ported files use", .serialized)
struct FoundationNamesTests {
  @Test("a length is a number in an object's clothes, by itself and in a list, and comes back")
  func lengths() {
    let length: CGFloat = 2.5
    expectEqual(length as NSNumber, NSNumber(value: 2.5))
    expectEqual([length, 1] as [NSNumber], [NSNumber(value: 2.5), NSNumber(value: 1)])
    let number = length as NSNumber
    #expect(number as? CGFloat == length && number as! CGFloat == length)
    let hidden: Any = number
    expectEqual(hidden as? CGFloat, length)
    expectNil("2.5" as Any as? CGFloat)
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.maximumFractionDigits = 1
    expectEqual(formatter.string(from: length as NSNumber), "2.5")
  }

  @Test("an index path counts by sections and by what is in them")
  func indexPaths() {
    var path = IndexPath(row: 2, section: 1)
    expectEqual(path, IndexPath(item: 2, section: 1))
    expectEqual([path.section, path.row, path.item], [1, 2, 2])
    (path.section, path.item) = (3, 4)
    expectEqual(path, IndexPath(row: 4, section: 3))
  }

  @Test("an animation's copy is of its class, and stays as it is")
  func animations() throws {
    let animation = CAKeyframeAnimation(keyPath: "opacity")
    animation.values = [0, 1]
    animation.duration = 2
    let copy = try #require(animation.copy() as? CAKeyframeAnimation)
    animation.duration = 3
    #expect(copy.keyPath == "opacity" && copy.values?.count == 2 && copy.duration == 2)
  }

  @Test("a text layer takes a font as an object of Core Foundation")
  func fonts() {
    let text = CATextLayer()
    text.font = UIFont.boldSystemFont(ofSize: 9) as CFTypeRef
    expectEqual((text.font as? CGFont)?.postScriptName, "Helvetica-Bold")
  }

  @Test("a method hears notifications until its object is removed, by name or wholly")
  func selectors() {
    let center = NotificationCenter()
    let listener = Listener()
    center.addObserver(
      listener,
      selector: Selector(Listener.turned(_:)),
      name: .turned,
      object: nil
    )
    center.addObserver(listener, selector: Selector(Listener.anything), name: nil, object: nil)
    center.post(name: .turned, object: 3)
    expectEqual(listener.heard.sorted(), ["anything", "turned by 3"])
    center.post(name: Notification.Name("other"), object: nil)
    expectEqual(listener.heard.count, 3)
    center.removeObserver(listener, name: .turned, object: nil)
    center.post(name: .turned, object: 4)
    #expect(listener.heard.suffix(1) == ["anything"] && listener.heard.count == 4)
    center.removeObserver(listener)
    center.post(name: .turned, object: 5)
    expectEqual(listener.heard.count, 4)
  }

  @Test("an object that hears its own notifications isn't kept alive")
  func ownNotifications() {
    let center = NotificationCenter()
    var listener: Listener? = Listener()
    weak let gone = listener
    center.addObserver(
      listener!,
      selector: Selector(Listener.anything),
      name: .turned,
      object: listener
    )
    center.post(name: .turned, object: listener)
    expectEqual(listener?.heard.count, 1)
    listener = nil
    #expect(gone == nil)
    center.post(name: .turned, object: nil)
  }

  @Test(
    "an object is removed from one sender's notifications, or from one centre's, and hears others"
  )
  func removals() {
    let (center, elsewhere) = (NotificationCenter(), NotificationCenter())
    let (listener, sender, other) = (Listener(), Listener(), Listener())
    for (center, object) in [(center, sender), (center, other), (elsewhere, sender)] {
      center.addObserver(
        listener,
        selector: Selector(Listener.anything),
        name: .turned,
        object: object
      )
    }
    center.removeObserver(listener, name: nil, object: sender)
    center.post(name: .turned, object: sender)
    #expect(listener.heard.isEmpty)
    center.removeObserver(listener, name: Notification.Name("other"), object: other)
    center.post(name: .turned, object: other)
    expectEqual(listener.heard.count, 1)
    center.removeObserver(listener)
    center.post(name: .turned, object: other)
    expectEqual(listener.heard.count, 1)
    elsewhere.post(name: .turned, object: sender)
    expectEqual(listener.heard.count, 2)
    elsewhere.removeObserver(listener, name: .turned, object: sender)
    elsewhere.post(name: .turned, object: sender)
    expectEqual(listener.heard.count, 2)
  }

  @Test(
    "an object that is gone hears nothing, one sender alone is heard, and tokens are removed as before"
  )
  func lives() {
    _ = UIApplication.launch(screen: CGSize(width: 400, height: 400))
    let center = NotificationCenter()
    var view: ListeningView? = ListeningView()
    let (sender, other) = (Listener(), Listener())
    center.addObserver(
      view!,
      selector: Selector(ListeningView.turned(_:)),
      name: .turned,
      object: sender
    )
    center.post(name: .turned, object: other)
    expectEqual(view?.heard, 0)
    center.post(name: .turned, object: sender)
    expectEqual(view?.heard, 1)
    let weak = Weakly(view!)
    view = nil
    expectNil(weak.object)
    center.post(name: .turned, object: sender)
    nonisolated(unsafe) var calls = 0
    let token = center.addObserver(forName: .turned, object: nil, queue: nil) { _ in calls += 1 }
    center.post(name: .turned, object: nil)
    center.removeObserver(token)
    center.post(name: .turned, object: nil)
    expectEqual(calls, 1)
  }

  @Test("a method is called on the main thread now, or in the next turn")
  func performing() {
    let application = UIApplication.launch(screen: CGSize(width: 400, height: 400))
    let view = ListeningView()
    let note = NSNotification(name: .turned, object: nil)
    view.performSelector(
      onMainThread: Selector(ListeningView.turned(_:)),
      with: note,
      waitUntilDone: true
    )
    expectEqual(view.heard, 1)
    view.performSelector(
      onMainThread: Selector(ListeningView.turned(_:)),
      with: note,
      waitUntilDone: false
    )
    expectEqual(view.heard, 1)
    application.advance(to: .seconds(0.01))
    expectEqual(view.heard, 2)
  }

  @Test("a timer that was made without a time never fires and is invalid")
  func timer() {
    let application = UIApplication.launch(screen: CGSize(width: 400, height: 400))
    let timer = Timer()
    #expect(!timer.isValid)
    timer.fire()
    timer.invalidate()
    application.advance(to: .seconds(1))
    expectEqual(CFAbsoluteTimeGetCurrent(), 1)
    expectEqual(autoreleasepool { 3 }, 3)
  }

  @Test("values keep points, sizes and rectangles")
  func values() {
    expectEqual(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue, CGPoint(x: 1, y: 2))
    expectEqual(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue.height, 2)
    expectEqual(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue.maxY, 6)
    expectEqual(UIColor(white: 0.5, alpha: 1).cgColor.components, [0.5, 0.5, 0.5, 1])
    expectEqual(UIColor.red.cgColor.numberOfComponents, 4)
  }

  @Test("a label shows a text with attributes in the font and the colour that it begins with")
  func attributes() {
    _ = UIApplication.launch(screen: CGSize(width: 400, height: 400))
    let label = UILabel()
    let font = UIFont.systemFont(ofSize: 30)
    let text = NSMutableAttributedString(string: "ab", attributes: [.font: font, .kern: 2])
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 1))
    label.attributedText = text
    #expect(label.text == "ab" && label.font == font && label.textColor == .red)
    expectEqual(label.attributedText?.attribute(.kern, at: 1, effectiveRange: nil) as? Int, 2)
    label.text = "c"
    expectEqual(label.attributedText?.string, "c")
    expectNil(label.attributedText?.attribute(.kern, at: 0, effectiveRange: nil))
    expectEqual(label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont, font)
    label.attributedText = nil
    #expect(label.text == nil && label.attributedText == nil)
    let wide = "wwww".size(withAttributes: [.font: font])
    #expect(wide.width > "iiii".size(withAttributes: [.font: font]).width)
    expectEqual(wide.height, font.lineHeight)
    expectEqual(text.size().width, "ab".size(withAttributes: [.font: font]).width)
    expectEqual("a\nb".size().height, 2 * UIFont.systemFont(ofSize: 12).lineHeight)
  }

  @Test("a recognizer and a touch may say something else of where they are, and work all the same")
  func overriding() {
    let application = UIApplication.launch(screen: CGSize(width: 400, height: 400))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    window.makeKeyAndVisible()
    let other = UIView(frame: CGRect(x: 9, y: 9, width: 9, height: 9))
    let tap = PretendingTap()
    tap.pretended = other
    window.addGestureRecognizer(tap)
    let listener = Listener()
    tap.addTarget(listener, action: Selector(Listener.anything))
    for (time, phase) in [(0.0, Contact.Phase.began), (0.05, .ended)] {
      application.receive(
        TouchFrame(
          time: .seconds(time),
          contacts: [Contact(id: .init(1), phase: phase, position: Point(x: 50, y: 50))]
        )
      )
    }
    #expect(tap.view === other)
    expectEqual(listener.heard, ["anything"])
    window.removeGestureRecognizer(tap)
    #expect(window.gestureRecognizers?.isEmpty != false)
    let mock = MockTouch()
    expectEqual(mock.location(in: other), CGPoint(x: 7, y: 7))
  }

  @Test("a controller answers what a system would ask")
  func controllers() {
    _ = UIApplication.launch(screen: CGSize(width: 400, height: 400))
    let plain = UIViewController()
    #expect(plain.preferredStatusBarStyle == .default && !plain.prefersStatusBarHidden)
    #expect(plain.supportedInterfaceOrientations == .allButUpsideDown && plain.shouldAutorotate)
    #expect(UIInterfaceOrientationMask.all.contains(.portraitUpsideDown))
    #expect(UIInterfaceOrientation.landscapeLeft.isLandscape)
    let application = UIApplication.shared
    expectEqual(application.statusBarOrientation, .portrait)
    expectEqual(application.statusBarFrame, CGRect(x: 0, y: 0, width: 400, height: 0))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    window.makeKeyAndVisible()
    window.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 0, right: 0))
    expectEqual(application.statusBarFrame.height, 47)
    application.rotate(to: CGSize(width: 800, height: 400))
    #expect(application.statusBarOrientation.isLandscape)
  }

  @Test("tables hold objects weakly where they are made to, and texts are read as geometry")
  func tables() {
    let listeners = NSHashTable<Listener>.weakObjects()
    let kept = Listener()
    autoreleasepool {
      let gone = Listener()
      listeners.add(gone)
      listeners.add(kept)
      listeners.add(kept)
      #expect(listeners.count == 2 && listeners.contains(gone))
    }
    expectEqual(listeners.allObjects.map { $0 === kept }, [true])
    let names = NSMapTable<NSString, Listener>.strongToWeakObjects()
    names.setObject(kept, forKey: "kept")
    names.setObject(Listener(), forKey: "gone")
    #expect(names.object(forKey: NSString("kept")) === kept && names.object(forKey: "gone") == nil)
    let rect = CGRect(x: 0, y: 1, width: 20.25, height: 3)
    expectEqual(NSCoder.cgRect(for: NSCoder.string(for: rect)), rect)
    expectEqual(NSCoder.cgPoint(for: "{1, -2.5}"), CGPoint(x: 1, y: -2.5))
    expectEqual(NSCoder.cgPoint(for: "somewhere"), .zero)
    let bold = UIFont.systemFont(ofSize: 12).fontDescriptor.addingAttributes(
      [.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold], .size: 20]
    )
    expectEqual(UIFont(descriptor: bold, size: 0), .boldSystemFont(ofSize: 20))
  }

  @Test("a scene tells how its screen is held, and where a status bar has room")
  func scenes() throws {
    let application = UIApplication.launch(screen: CGSize(width: 400, height: 800))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.makeKeyAndVisible()
    let scene = try #require(window.windowScene)
    expectEqual(scene.interfaceOrientation, .portrait)
    application.rotate(to: CGSize(width: 800, height: 400))
    expectEqual(scene.interfaceOrientation, application.statusBarOrientation)
    application.rotate(to: CGSize(width: 400, height: 800))
    expectEqual(scene.interfaceOrientation, .portrait)
    let manager = try #require(scene.statusBarManager)
    #expect(manager === scene.statusBarManager)
    #expect(manager.isStatusBarHidden && manager.statusBarFrame == .zero)
    window.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 0, right: 0))
    #expect(!manager.isStatusBarHidden)
    expectEqual(manager.statusBarFrame, CGRect(x: 0, y: 0, width: 400, height: 47))
  }
}

private struct Weakly {
  weak var object: AnyObject?
  init(_ object: AnyObject) { self.object = object }
}

private final class PretendingTap: UITapGestureRecognizer {
  var pretended: UIView?
  override var view: UIView? { pretended }
}

private final class MockTouch: UITouch {
  override func location(in view: UIView?) -> CGPoint { CGPoint(x: 7, y: 7) }
}
