#if !hasFeature(Embedded) && !canImport(ObjectiveC)
  public import TouchGraphics

  /// Remembers what undoes changes, and does it.
  ///
  /// What is registered while one event is handled, or in one turn of the application's clock, is undone together.
  @preconcurrency @MainActor
  open class UndoManager: PlainObject, Hashable {
    /// What undoes a change.
    private final class Change {
      /// The object that it changes; one that is gone needs no change.
      weak var target: AnyObject?
      let undo: (AnyObject) -> Void
      init(_ target: AnyObject, _ undo: @escaping (AnyObject) -> Void) {
        self.target = target
        self.undo = undo
      }
    }

    /// Changes that are undone together, the last one first.
    private final class Group {
      var parts: [Part] = []
      var name = ""
      var isEmpty: Bool {
        parts.allSatisfy { if case .group(let group) = $0 { group.isEmpty } else { false } }
      }
    }

    private enum Part {
      case change(Change)
      case group(Group)
    }

    private enum Stage {
      case idle
      case undoing
      case redoing
    }

    private var stage = Stage.idle
    private var undone: [Group] = []
    private var done: [Group] = []
    /// The groups that are open, the outermost first.
    private var open: [Group] = []
    /// Whether the outermost open group was opened by a registration, and closes by itself.
    private var closesItself = false
    private var disabled = 0

    /// Whether registrations open a group that closes when the event is handled; true by default.
    open var groupsByEvent = true
    /// How many groups are remembered; 0, as by default, for all.
    open var levelsOfUndo = 0 { didSet { trim() } }

    /// Creates a manager.
    public init() {}

    // MARK: Registering

    /// Remembers what undoes a change.
    ///
    /// - Parameters:
    ///   - target: What is changed; not retained.
    ///   - handler: Undoes the change. What it registers is what does the change again.
    public func registerUndo<TargetType: AnyObject>(
      withTarget target: TargetType,
      handler: @escaping (TargetType) -> Void
    ) {
      register(target) { object in
        if let target = object as? TargetType { handler(target) }
      }
    }

    /// Remembers a method that undoes a change, with its argument.
    open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
      register(target as AnyObject) { target in
        selector.perform(on: target, sender: anObject.map { $0 as AnyObject })
      }
    }

    private func register(_ target: AnyObject, _ undo: @escaping (AnyObject) -> Void) {
      guard isUndoRegistrationEnabled else { return }
      if open.isEmpty {
        precondition(groupsByEvent, "beginUndoGrouping() comes before a registration.")
        beginUndoGrouping()
        closesItself = true
        UIApplication.shared.runInNextTurn { [weak self] in self?.closeEvent() }
      }
      open.last?.parts.append(.change(Change(target, undo)))
      if stage == .idle, !done.isEmpty { done.removeAll() }
    }

    /// Whether changes are remembered: whether as many calls enabled it as disabled it.
    open var isUndoRegistrationEnabled: Bool { disabled == 0 }
    /// Stops remembering until `enableUndoRegistration()` is called as often.
    open func disableUndoRegistration() { disabled += 1 }
    /// Remembers again.
    open func enableUndoRegistration() { disabled = max(disabled - 1, 0) }

    // MARK: Groups

    /// How many groups are open.
    open var groupingLevel: Int { open.count }

    /// Opens a group: all up to its end is undone together.
    open func beginUndoGrouping() {
      post(.NSUndoManagerCheckpoint)
      open.append(Group())
      post(.NSUndoManagerDidOpenUndoGroup)
    }

    /// Closes the group that was opened last.
    open func endUndoGrouping() {
      guard let group = open.popLast() else { return }
      if open.isEmpty { closesItself = false }
      if group.isEmpty { return }
      if let outer = open.last {
        outer.parts.append(.group(group))
      } else if stage == .undoing {
        done.append(group)
      } else {
        undone.append(group)
        trim()
      }
      post(.NSUndoManagerDidCloseUndoGroup)
    }

    private func closeEvent() {
      if closesItself, stage == .idle { while !open.isEmpty { endUndoGrouping() } }
    }

    private func trim() {
      if levelsOfUndo > 0, undone.count > levelsOfUndo {
        undone.removeFirst(undone.count - levelsOfUndo)
      }
    }

    // MARK: Undoing

    /// Whether there is something to undo.
    open var canUndo: Bool { !undone.isEmpty || open.contains { !$0.isEmpty } }
    /// Whether there is something to do again.
    open var canRedo: Bool { !done.isEmpty }
    /// Whether changes are being undone.
    open var isUndoing: Bool { stage == .undoing }
    /// Whether changes are being done again.
    open var isRedoing: Bool { stage == .redoing }

    /// Undoes the last group of changes, which the next `redo()` does again; closes the groups that are open.
    open func undo() {
      guard stage == .idle else { return }
      while !open.isEmpty { endUndoGrouping() }
      undoNestedGroup()
    }

    /// Undoes the last group of changes, unless a group is open.
    open func undoNestedGroup() {
      guard stage == .idle, open.isEmpty, let group = undone.popLast() else { return }
      post(.NSUndoManagerWillUndoChange)
      run(group, as: .undoing)
      post(.NSUndoManagerDidUndoChange)
    }

    /// Does again what was undone last, unless a group is open.
    open func redo() {
      guard stage == .idle, open.isEmpty, let group = done.popLast() else { return }
      post(.NSUndoManagerWillRedoChange)
      run(group, as: .redoing)
      post(.NSUndoManagerDidRedoChange)
    }

    private func run(_ group: Group, as stage: Stage) {
      self.stage = stage
      beginUndoGrouping()
      open.last?.name = group.name
      perform(group)
      while !open.isEmpty { endUndoGrouping() }
      self.stage = .idle
    }

    private func perform(_ group: Group) {
      for part in group.parts.reversed() {
        switch part {
        case .group(let inner): perform(inner)
        case .change(let change): if let target = change.target { change.undo(target) }
        }
      }
    }

    // MARK: Forgetting

    /// Forgets everything, also what `disableUndoRegistration()` stopped.
    open func removeAllActions() {
      (undone, done, open, closesItself, disabled) = ([], [], [], false, 0)
    }

    /// Forgets what changes an object.
    open func removeAllActions(withTarget target: Any) {
      let target = target as AnyObject
      for group in undone + done + open { forget(target, in: group) }
      undone.removeAll { $0.isEmpty }
      done.removeAll { $0.isEmpty }
    }

    private func forget(_ target: AnyObject, in group: Group) {
      group.parts.removeAll { part in
        switch part {
        case .change(let change): return change.target === target
        case .group(let inner):
          forget(target, in: inner)
          return inner.isEmpty
        }
      }
    }

    // MARK: Names

    /// Names what the open group changes, for a menu.
    open func setActionName(_ actionName: String) {
      if let group = open.first ?? undone.last { group.name = actionName }
    }

    /// What the next `undo()` undoes; empty where it wasn't named.
    open var undoActionName: String { (open.last { !$0.isEmpty } ?? undone.last)?.name ?? "" }
    /// What the next `redo()` does; empty where it wasn't named.
    open var redoActionName: String { done.last?.name ?? "" }
    /// What a menu calls `undo()`.
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    /// What a menu calls `redo()`.
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
    /// What a menu calls undoing a change.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
      actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }
    /// What a menu calls doing a change again.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
      actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }

    private func post(_ name: NSNotification.Name) {
      NotificationCenter.default.post(name: name, object: self)
    }
  }

  extension NSNotification.Name {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Posted before a group is opened.
    public static let NSUndoManagerCheckpoint = NSNotification.Name(
      "NSUndoManagerCheckpointNotification"
    )
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Posted when a group was opened.
    public static let NSUndoManagerDidOpenUndoGroup = NSNotification.Name(
      "NSUndoManagerDidOpenUndoGroupNotification"
    )
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Posted when a group was closed.
    public static let NSUndoManagerDidCloseUndoGroup = NSNotification.Name(
      "NSUndoManagerDidCloseUndoGroupNotification"
    )
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Posted before changes are undone.
    public static let NSUndoManagerWillUndoChange = NSNotification.Name(
      "NSUndoManagerWillUndoChangeNotification"
    )
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Posted when changes were undone.
    public static let NSUndoManagerDidUndoChange = NSNotification.Name(
      "NSUndoManagerDidUndoChangeNotification"
    )
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Posted before changes are done again.
    public static let NSUndoManagerWillRedoChange = NSNotification.Name(
      "NSUndoManagerWillRedoChangeNotification"
    )
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Posted when changes were done again.
    public static let NSUndoManagerDidRedoChange = NSNotification.Name(
      "NSUndoManagerDidRedoChangeNotification"
    )
  }
#endif
