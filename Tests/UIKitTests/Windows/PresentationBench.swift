import TouchCore
import UIKit

/// A window with a root controller, and controllers that log what they are told.
@MainActor
final class PresentationBench {
  let application: UIApplication
  let window: UIWindow
  let root: ToldController
  var log: [String] = []
  /// The lines for developers.
  var warnings: [String] = []

  init(idle: Bool = false) {
    application = UIApplication.launch(screen: CGSize(width: 300, height: 600))
    window = UIWindow()
    root = ToldController("root")
    root.write = { [unowned self] in log.append($0) }
    window.rootViewController = root
    window.makeKeyAndVisible()
    application.advance(to: .zero)
    application.onLog = { [unowned self] in warnings.append($0) }
    log = []
  }

  func controller(
    _ name: String,
    _ style: UIModalPresentationStyle = .automatic
  ) -> ToldController {
    let controller = ToldController(name)
    controller.modalPresentationStyle = style
    controller.write = { [unowned self] in log.append($0) }
    return controller
  }

  /// The log since the last call.
  func take() -> [String] {
    defer { log = [] }
    return log
  }

  func send(_ phase: Contact.Phase, _ x: Double, _ y: Double, _ id: Int = 1, at time: Double) {
    let contact = Contact(id: Contact.ID(id), phase: phase, position: Point(x: x, y: y))
    application.receive(TouchFrame(time: .seconds(time), contacts: [contact]))
  }

  func wait(until time: Double) { application.advance(to: .seconds(time)) }
}

/// A controller that logs its appearance and its touches, whose view logs its touches first.
final class ToldController: UIViewController {
  let name: String
  var write: (String) -> Void = { _ in }
  /// What the controller does when it is told something.
  var reactions: [String: () -> Void] = [:]
  /// Whether the view passes its touches on.
  var forwards = false

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  private func note(_ line: String, _ animated: Bool? = nil) {
    write("\(name) \(line)\(animated == true ? " animated" : "")")
    reactions[line]?()
  }

  private final class Touched: UIView {
    var name = ""
    var write: (String) -> Void = { _ in }
    weak var owner: ToldController?

    private func tell(_ letter: String) { write("\(name)'s view \(letter)") }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      tell("b")
      if owner?.forwards == true { super.touchesBegan(touches, with: event) }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      tell("m")
      if owner?.forwards == true { super.touchesMoved(touches, with: event) }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      tell("e")
      if owner?.forwards == true { super.touchesEnded(touches, with: event) }
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      tell("c")
      if owner?.forwards == true { super.touchesCancelled(touches, with: event) }
    }
  }

  override func loadView() {
    let view = Touched(frame: UIScreen.main.bounds)
    view.name = name
    view.owner = self
    view.write = { [unowned self] in write($0) }
    self.view = view
  }

  override func viewWillAppear(_ animated: Bool) { note("will appear", animated) }
  override func viewDidAppear(_ animated: Bool) { note("did appear", animated) }
  override func viewWillDisappear(_ animated: Bool) { note("will disappear", animated) }
  override func viewDidDisappear(_ animated: Bool) { note("did disappear", animated) }
  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    note("memory")
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("b") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("m") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("e") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("c") }
  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    note("turns to \(Int(size.width))")
    super.viewWillTransition(to: size, with: coordinator)
  }
}
