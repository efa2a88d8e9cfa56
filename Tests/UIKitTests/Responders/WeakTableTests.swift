import Expectations
import Testing
import UIKit

@MainActor
struct WeakTableTests {
  @Test("a table of weak objects lets go of them, and one of strong keys finds equal ones")
  func tables() {
    UIApplication.launch(screen: CGSize(width: 400, height: 800))
    let (views, colors) = (NSHashTable<UIView>.weakObjects(), NSMapTable<UIColor, UIView>())
    let kept = UIView()
    var gone: UIView? = UIView()
    views.add(kept)
    views.add(kept)
    views.add(gone)
    #expect(views.count == 2 && views.contains(gone))
    gone = nil
    expectEqual(views.allObjects, [kept])
    views.remove(kept)
    expectEqual(views.count, 0)
    colors.setObject(kept, forKey: UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(colors.object(forKey: UIColor(red: 1, green: 0, blue: 0, alpha: 1)) === kept)
    colors.setObject(UIView(), forKey: UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(colors.count == 1 && colors.keyEnumerator().allObjects.count == 1)
  }
}
