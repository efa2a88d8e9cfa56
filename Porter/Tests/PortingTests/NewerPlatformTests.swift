import Porting
import Testing

@Suite("What newer compilers and newer versions of UIKit refuse") struct NewerPlatformTests {
  @Test("a structure of C that an extension makes in parts begins whole")
  func structures() {
    let ported = Ported.file(
      """
      import UIKit
      extension CGVector {
        init(with point: CGPoint) {
          dx = point.x
          dy = point.y
        }
        init(_ point: CGPoint) { dx = point.x; dy = point.y }
        init(both value: CGFloat) { self.init(dx: value, dy: value) }
        init(same other: CGVector) { self = other }
      }
      struct Own { var a: Int }
      extension Own { init(b: Int) { a = b } }

      """
    )
    #expect(
      ported.text.contains(
        "  init(with point: CGPoint) {\n    self.init()\n    dx = point.x\n    dy = point.y\n"
      )
    )
    #expect(
      ported.text.contains("init(_ point: CGPoint) { self.init(); dx = point.x; dy = point.y }")
    )
    #expect(ported.text.contains("init(both value: CGFloat) { self.init(dx: value, dy: value) }"))
    #expect(ported.text.contains("init(same other: CGVector) { self = other }"))
    #expect(ported.text.contains("extension Own { init(b: Int) { a = b } }"))
    #expect(
      ported.lines(.edit) == [
        "4: self.init() is added: CGVector is a structure of another module",
        "7: self.init() is added: CGVector is a structure of another module",
      ]
    )
    #expect(Ported.file(ported.text).text == ported.text)
  }

  @Test("what a file has for SwiftUI isn't compiled here")
  func swiftUI() {
    let ported = Ported.file(
      """
      import UIKit
      import SwiftUI
      class A: UIView {}
      // Wraps it.
      struct B: UIViewRepresentable {
        @Binding var c: Bool
        func makeUIView(context: Context) -> A { A() }
      }
      extension B { static let d = #selector(A.e) }
      #Preview { B(c: .constant(true)) }

      """
    )
    #expect(
      ported.text
        == """
        import UIKit
        class A: UIView {}
        // Wraps it.
        #if canImport(SwiftUI)
        import SwiftUI
        struct B: UIViewRepresentable {
          @Binding var c: Bool
          func makeUIView(context: Context) -> A { A() }
        }
        extension B { static let d = #selector(A.e) }
        #endif

        """
    )
    #expect(ported.lines(.cannot).isEmpty && ported.lines(.warning).count == 1)
    #expect(Ported.file(ported.text).text == ported.text)
    let used = Ported.file(
      "import UIKit\nimport SwiftUI\nstruct B: View {}\nclass A: UIView { func f(_ b: B) {} }\n"
    )
    #expect(!used.text.contains("#if") && !used.lines(.cannot).isEmpty)
  }

  @Test("what other files use, and conformers of the module's own types, aren't SwiftUI's alone")
  func swiftUIInModules() {
    let own = Ported.file(
      "import UIKit\nimport SwiftUI\nprotocol Gesture {}\nclass App {}\nclass A: Gesture {}\nclass B: App {}\n"
    )
    #expect(!own.text.contains("#if"))
    let wrapper = "import UIKit\nimport SwiftUI\nstruct B: UIViewRepresentable {}\n"
    let used = Ported.module([wrapper, "import UIKit\nclass A { var b = B() }\n"])
    #expect(!used[0].text.contains("#if") && !used[0].lines(.cannot).isEmpty)
    let previewed = Ported.module([wrapper, "import SwiftUI\nstruct C: View { var b = B() }\n"])
    #expect(previewed.allSatisfy { $0.text.contains("#if canImport(SwiftUI)\nimport SwiftUI\n") })
    #expect(previewed.allSatisfy { Ported.file($0.text).text == $0.text })
  }

  @Test("a part for SwiftUI that shares its line stands on lines of its own")
  func swiftUILines() {
    let ported = Ported.file(
      "import UIKit\nimport SwiftUI\nclass A {}; struct B: View {}; #Preview { B() }\nclass C {}; struct D: View {}; class E {}\n"
    )
    #expect(
      ported.text
        == "import UIKit\nclass A {}; \n#if canImport(SwiftUI)\nimport SwiftUI\nstruct B: View {};\n#endif\n\n"
        + "class C {}; \n#if canImport(SwiftUI)\nstruct D: View {};\n#endif\n class E {}\n"
    )
  }

  @Test("what an extension of Apple's loggers declares is left out with what writes to it")
  func loggers() {
    let ported = Ported.file(
      """
      import UIKit
      import os.log
      extension OSLog { static let touches = OSLog(subsystem: "a", category: "b") }
      class A: UIView {
        private let log: Logger = .init()
        func a() {
          os_signpost(.begin, log: .touches, name: "c")
          Logger.gestures.debug("d")
          log.error("e")
          b()
        }
      }

      """
    )
    #expect(
      ported.text == "import UIKit\nclass A: UIView {\n  func a() {\n    b()\n  }\n}\n"
    )
  }

  @Test("a recognizer that is its own target adds itself once it is made")
  func targets() {
    let ported = Ported.file(
      """
      import UIKit
      class A: UIPanGestureRecognizer {
        let b: Int
        init(b: Int) {
          self.b = b
          super.init(target: self, action: #selector(turn(_:)))
        }
        init(c: Int) { b = c; super.init(target: nil, action: nil) }
        @objc func turn(_ a: A) {}
      }
      class B: UIView {
        init(target: Any?, action: Selector?) { super.init(frame: .zero) }
      }
      class C: B {
        func a() -> UITapGestureRecognizer { UITapGestureRecognizer(target: self, action: nil) }
      }

      """
    )
    #expect(
      ported.text.contains(
        """
            self.b = b
            super.init(target: nil, action: nil)
            addTarget(self, action: Selector(A.turn(_:)).named("turn(_:)"))
          }
          init(c: Int) { b = c; super.init(target: nil, action: nil) }

        """
      )
    )
    #expect(ported.text.contains("UITapGestureRecognizer(target: self, action: nil)"))
    #expect(
      ported.lines(.edit).contains(
        "6: target: self becomes addTarget(self, action:) after super.init: nothing reads self before it"
      )
    )
    #expect(Ported.file(ported.text).text == ported.text)
  }

  @Test("a private property gets another name where UIKit has one of its name")
  func names() {
    let ported = Ported.file(
      """
      import UIKit
      enum Corner { case top }
      class A: UIView {
        private var anchorPoint: Corner?
        func a() {
          anchorPoint = .top
          self.anchorPoint = nil
          layer.anchorPoint = CGPoint(x: 0, y: 0)
          b(anchorPoint: anchorPoint)
        }
        func b(anchorPoint corner: Corner?) {}
      }

      """
    )
    #expect(
      ported.text.contains(
        """
          private var ownAnchorPoint: Corner?
          func a() {
            ownAnchorPoint = .top
            self.ownAnchorPoint = nil
            layer.anchorPoint = CGPoint(x: 0, y: 0)
            b(anchorPoint: ownAnchorPoint)
          }

        """
      )
    )
    #expect(
      ported.lines(.edit) == ["4: anchorPoint gets another name, because UIView has one too"]
    )
    #expect(Ported.file(ported.text).text == ported.text)
  }

  @Test(
    "a property keeps its name, and a hand is asked for, where others may mean it",
    arguments: [
      "var anchorPoint: Int?\nfunc a() { anchorPoint = 1 }",
      "private var anchorPoint: Int?\nfunc a(b: A) { b.anchorPoint = 1 }",
      "private var anchorPoint: Int?\nfunc a(anchorPoint: Int) { self.anchorPoint = anchorPoint }",
      "private var anchorPoint: Int?\nfunc a() { if let anchorPoint = anchorPoint { print(anchorPoint) } }",
      "private var anchorPoint: Int?\nlet a = \\A.anchorPoint",
      "private var anchorPoint: Int?\nvar ownAnchorPoint = 1",
    ]
  )
  func kept(members: String) {
    let text = "import UIKit\nclass A: UIView {\n\(members)\n}\n"
    let ported = Ported.file(text)
    #expect(ported.text == text)
    #expect(
      ported.lines(.cannot) == ["3: UIView has anchorPoint too; give this one another name"]
    )
  }
}
