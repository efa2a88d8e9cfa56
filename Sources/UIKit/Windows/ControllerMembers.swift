// Ours, not Apple's, is the name here: UIKit has no class between a controller and a responder.

#if hasFeature(Embedded)
  /// What `UIViewController` inherits from: there are no members to override in between.
  public typealias ControllerMembers = UIResponder
#else
  /// Members of `UIViewController` that subclasses override: Swift lets only those of a class's own body be overridden.
  ///
  /// `UIViewController` alone inherits from this class.
  @preconcurrency @MainActor
  open class ControllerMembers: UIResponder {
    /// The controller itself.
    var whole: UIViewController {
      preconditionFailure("Inherit from UIViewController: nothing else is a controller.")
    }

    // MARK: Room

    /// What is added to the safe area's insets of the root view, and of what is in it; zero by default.
    open var additionalSafeAreaInsets: UIEdgeInsets {
      get { whole.addedInsets }
      set { whole.addedInsets = newValue }
    }

    /// Whether the user can edit what the controller shows; false unless set.
    open var isEditing: Bool {
      get { whole.extras?.isEditing ?? false }
      set { setEditing(newValue, animated: false) }
    }

    /// A name for what restores the interface, which nothing here does; nil by default.
    open var restorationIdentifier: String? {
      get { whole.extras?.restorationIdentifier }
      set { whole.ownExtras.restorationIdentifier = newValue }
    }

    /// The nib with the controller's view: nil, as there are no nibs.
    open var nibName: String? { nil }
    /// The bundle with the nib: nil, as there are no nibs.
    open var nibBundle: Bundle? { nil }

    /// Shows a controller as `show(_:sender:)` does: no container shows details beside what it has.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
      whole.show(vc, sender: sender)
    }

    /// Sets `isEditing`; override it to show what the user can edit, and call `super`.
    open func setEditing(_ editing: Bool, animated: Bool) { whole.ownExtras.isEditing = editing }

    /// The least layout margins of the root view at its sides: 16 points, with much room from side to side 20.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { whole.leastMargins }

    /// What lies at the top of the root view: as high as the safe area's inset there.
    open var topLayoutGuide: any UILayoutSupport { ScreenEdge(of: whole, isTop: true) }

    /// What lies at the bottom of the root view: as high as the safe area's inset there.
    open var bottomLayoutGuide: any UILayoutSupport { ScreenEdge(of: whole, isTop: false) }

    // MARK: Keys

    /// The commands that were added; nil without any.
    open override var keyCommands: [UIKeyCommand]? { whole.extras?.keyCommands }

    /// Adds a command of a keyboard.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) {
      whole.ownExtras.keyCommands = (whole.extras?.keyCommands ?? []) + [keyCommand]
    }

    /// Removes a command of a keyboard.
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
      whole.extras?.keyCommands?.removeAll { $0 === keyCommand }
    }

    // MARK: What the system and bars ask

    /// The controller that an action is for: the nearest container that takes it, otherwise nil.
    open func targetViewController(
      forAction action: Selector,
      sender: Any?
    ) -> UIViewController? {
      var next: UIViewController? = whole
      while let controller = next {
        if controller.canPerformAction(action, withSender: sender) { return controller }
        next = controller.parent
      }
      return nil
    }

    /// Whether a controller that this one covers, as one of the current context, says how it comes: false unless set.
    ///
    /// Nothing follows it here.
    open var providesPresentationContextTransitionStyle: Bool {
      get { whole.barChoices.givesTransitionStyle }
      set { whole.barChoices.givesTransitionStyle = newValue }
    }

    /// Whether the keyboard would stay when something else takes the focus: in a form sheet unless overridden.
    open var disablesAutomaticKeyboardDismissal: Bool { whole.modalPresentationStyle == .formSheet }

    /// Whether the focus would come back to what had it, if there were one; true unless set.
    open var restoresFocusAfterTransition: Bool {
      get { whole.barChoices.restoresFocus }
      set { whole.barChoices.restoresFocus = newValue }
    }

    /// Whether the pointer would be locked, if a host could; false unless overridden.
    open var prefersPointerLocked: Bool { false }
    /// The child that says whether the pointer would be locked; nil for the controller itself.
    open var childViewControllerForPointerLock: UIViewController? { nil }
    /// Asks the system to ask for `prefersPointerLocked` again.
    open func setNeedsUpdateOfPrefersPointerLocked() {}

    /// Called when constraints give a child another size; there are none, so that nothing calls it.
    open func systemLayoutFittingSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) {}

    /// Asks the system to ask for the supported orientations again; here the host turns the screen.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

    /// How the interface is held.
    open var interfaceOrientation: UIInterfaceOrientation { whole.held }

    /// Called before the interface turns, while `interfaceOrientation` is still the former; does nothing.
    ///
    /// The duration is in seconds: 0, as a turn isn't animated here. `viewWillTransition(to:with:)`, in whose favour
    /// Apple deprecated this method and the two below, calls all three, unless it is overridden without `super`.
    open func willRotate(
      to toInterfaceOrientation: UIInterfaceOrientation,
      duration: TimeInterval
    ) {}

    /// Called with the views in their new places, as the interface turns; does nothing.
    ///
    /// The duration is in seconds: 0, as a turn isn't animated here.
    open func willAnimateRotation(
      to toInterfaceOrientation: UIInterfaceOrientation,
      duration: TimeInterval
    ) {}

    /// Called after the interface has turned; does nothing.
    open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

    /// Whether bars at the screen's edges would inset a scroll view.
    open var automaticallyAdjustsScrollViewInsets: Bool {
      get { whole.barChoices.insetScrollViews }
      set { whole.barChoices.insetScrollViews = newValue }
    }

    /// The edges at which the view would go on beneath bars.
    open var edgesForExtendedLayout: UIRectEdge {
      get { whole.barChoices.extendedEdges }
      set { whole.barChoices.extendedEdges = newValue }
    }

    /// Whether it would do so beneath bars that cover what is behind them.
    open var extendedLayoutIncludesOpaqueBars: Bool {
      get { whole.barChoices.extendsBeneathOpaqueBars }
      set { whole.barChoices.extendsBeneathOpaqueBars = newValue }
    }

    /// Whether a controller that isn't presented full screen would say how the status bar looks.
    open var modalPresentationCapturesStatusBarAppearance: Bool {
      get { whole.barChoices.capturesStatusBar }
      set { whole.barChoices.capturesStatusBar = newValue }
    }

    /// Asks for the focus to be found anew; there is none, so nothing happens.
    open func setNeedsFocusUpdate() {}
    /// Finds the focus anew if that was asked for; there is none, so nothing happens.
    open func updateFocusIfNeeded() {}
  }
#endif
