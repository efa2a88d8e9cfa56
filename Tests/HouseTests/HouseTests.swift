import Expectations
import Foundation
import Testing

/// The package follows the rules of the house.
struct HouseTests {
  /// The files with conditions about Embedded Swift.
  ///
  /// Most of them are about `@MainActor` alone. None is a gesture, and none is in `TouchCore`.
  static let embeddedFiles: Set<String> = [
    "Sources/DeliberateTouch/Scrolling/ViewCarrierDelegate.swift",
    "Sources/DeliberateTouch/Support/DeliberateReasons.swift",
    "Sources/DeliberateTouch/Support/GestureDelegates.swift",
    "Sources/DeliberateTouch/Support/Relay.swift",
    "Sources/DeliberateTouch/Support/Unretained.swift",
    "Sources/Playground/Boundary/Isolation.swift",
    "Sources/Playground/Stages/PlaygroundHost.swift",
    "Sources/Playground/Stages/PlaygroundScene.swift",
    "Sources/Playground/Stages/PlaygroundStage.swift",
    "Sources/Playground/Stages/StageSession.swift",
    "Sources/SceneStage/Staging.swift",
    "Sources/Scenes/Scene.swift",
    "Sources/TouchGraphics/Geometry/Coding.swift",
    "Sources/TouchGraphics/Geometry/CoreGeometry.swift",
    "Sources/TouchGraphics/Geometry/FoundationStandIns.swift",
    "Sources/TouchGraphics/Geometry/MaximumFloat.swift",
    "Sources/TouchGraphics/Geometry/NumberBridging.swift",
    "Sources/TouchGraphics/Objects/ObjectIdentity.swift",
    "Sources/TouchGraphics/Paths/UIBezierPath.swift",
    "Sources/TouchGraphics/Traits/UITraitCollection+Containing.swift",
    "Sources/TouchLayers/Animations/CAAnimation+Identity.swift",
    "Sources/TouchLayers/Animations/CAAnimation+KeyValues.swift",
    "Sources/TouchLayers/Animations/CAAnimation.swift",
    "Sources/TouchLayers/Animations/CAAnimationDelegate.swift",
    "Sources/TouchLayers/Animations/CAMediaTiming.swift",
    "Sources/TouchLayers/Layers/CAAction.swift",
    "Sources/TouchLayers/Layers/CAEmitterCell.swift",
    "Sources/TouchLayers/Layers/CAEmitterLayer.swift",
    "Sources/TouchLayers/Layers/CAGradientLayer.swift",
    "Sources/TouchLayers/Layers/CALayer+Actions.swift",
    "Sources/TouchLayers/Layers/CALayer+Animations.swift",
    "Sources/TouchLayers/Layers/CALayer+Changes.swift",
    "Sources/TouchLayers/Layers/CALayer+Contents.swift",
    "Sources/TouchLayers/Layers/CALayer+Identity.swift",
    "Sources/TouchLayers/Layers/CALayer+KeyValues.swift",
    "Sources/TouchLayers/Layers/CALayer+Time.swift",
    "Sources/TouchLayers/Layers/CALayer.swift",
    "Sources/TouchLayers/Layers/CALayerDelegate.swift",
    "Sources/TouchLayers/Layers/CAReplicatorLayer.swift",
    "Sources/TouchLayers/Layers/CAScrollLayer.swift",
    "Sources/TouchLayers/Layers/CAShapeLayer.swift",
    "Sources/TouchLayers/Layers/CATextLayer.swift",
    "Sources/TouchLayers/Layers/EmissionRecord.swift",
    "Sources/TouchLayers/Layers/LayerClass.swift",
    "Sources/TouchLayers/Layers/LayerExtras.swift",
    "Sources/TouchLayers/Layers/LayerOwner.swift",
    "Sources/TouchLayers/Motion/AnimationCompletion.swift",
    "Sources/TouchLayers/Motion/AnimationEnvironment.swift",
    "Sources/TouchLayers/Motion/AnimationTarget.swift",
    "Sources/TouchLayers/Motion/AnimationTimeline.swift",
    "Sources/TouchLayers/Motion/AnimationTrace.swift",
    "Sources/TouchLayers/Motion/CATransaction+KeyValues.swift",
    "Sources/TouchLayers/Motion/CATransaction.swift",
    "Sources/TouchLayers/Motion/HeldTime.swift",
    "Sources/TouchLayers/Motion/KeyframeRecord.swift",
    "Sources/TouchLayers/Motion/LayerLayout.swift",
    "Sources/TouchLayers/Motion/RunningAnimation.swift",
    "Sources/TouchLayers/Painting/LayerPainter.swift",
    "Sources/TouchLayers/Painting/Particles+Painting.swift",
    "Sources/TouchLayers/Support/AssociatedObjects.swift",
    "Sources/TouchLayers/Support/Closures.swift",
    "Sources/TouchLayers/Support/Weak.swift",
    "Sources/TouchLayers/Text/NSAttributedString+Keys.swift",
    "Sources/TouchLayers/Text/NSParagraphStyle.swift",
    "Sources/TouchLayers/Text/NSShadow.swift",
    "Sources/TouchLayers/Text/NSStringDrawing.swift",
    "Sources/TouchLayers/Text/UIFont+Names.swift",
    "Sources/TouchLayers/Text/UIFontDescriptor+Attributes.swift",
    "Sources/TouchLayers/Text/UIFontDescriptor.swift",
    "Sources/TouchLayers/Time/DeadlineQueue.swift",
    "Sources/TouchLayers/Time/EngineClock.swift",
    "Sources/TouchLayers/Values/AnimatedProperty.swift",
    "Sources/TouchLayers/Values/AnimationValue.swift",
    "Sources/TouchLayers/Values/CAEmitterLayerValues.swift",
    "Sources/TouchLayers/Values/EmitterCellValues.swift",
    "Sources/TouchLayers/Values/LayerEmission+Shapes.swift",
    "Sources/TouchLayers/Values/LayerEmission.swift",
    "Sources/TouchLayers/Values/LayerProperty+Gradients.swift",
    "Sources/TouchLayers/Values/LayerProperty+Values.swift",
    "Sources/TouchLayers/Values/LayerProperty.swift",
    "Sources/TouchLayers/Values/LayerState.swift",
    "Sources/TouchLayers/Values/LayerValue.swift",
    "Sources/TouchLayers/Values/Particle.swift",
    "Sources/TouchLayers/Values/ParticleSwarm.swift",
    "Sources/TouchRecording/Bytes/LineReader.swift",
    "Sources/TouchRecording/Bytes/LineScanner.swift",
    "Sources/TouchReport/Accessibility/AccessibilityText.swift",
    "Sources/TouchReport/Transcript/TranscriptPrinter.swift",
    "Sources/TouchStage/Events/GestureValues.swift",
    "Sources/TouchStage/Log/GestureLogger.swift",
    "Sources/TouchStage/Log/ObserverGroup.swift",
    "Sources/TouchStage/Settings/RecognizerProperty.swift",
    "Sources/TouchStage/Settings/RecognizerSetting.swift",
    "Sources/TouchStage/StagePlay.swift",
    "Sources/TouchStage/TouchStage+Observing.swift",
    "Sources/TouchStage/TouchStage.swift",
    "Sources/TouchStage/Traits/StageTraits.swift",
    "Sources/UIKit/Accessibility/AccessibilityNode.swift",
    "Sources/UIKit/Accessibility/UIAccessibility+Application.swift",
    "Sources/UIKit/Alerts/AlertCard.swift",
    "Sources/UIKit/Alerts/UIAlertAction.swift",
    "Sources/UIKit/Alerts/UIAlertController.swift",
    "Sources/UIKit/Animators/UIView+AnimationDelegate.swift",
    "Sources/UIKit/Animators/UIView+OpenAnimation.swift",
    "Sources/UIKit/Animators/UIViewController+Transitions.swift",
    "Sources/UIKit/Animators/UIViewPropertyAnimator.swift",
    "Sources/UIKit/Application/UIAccessibility+Notifications.swift",
    "Sources/UIKit/Application/UIApplication+Actions.swift",
    "Sources/UIKit/Application/UIApplication+EarlyStarts.swift",
    "Sources/UIKit/Application/UIApplication+Notifications.swift",
    "Sources/UIKit/Application/UIApplication+PerformRequests.swift",
    "Sources/UIKit/Application/UIApplication+Stage.swift",
    "Sources/UIKit/Application/UIApplication+Traits.swift",
    "Sources/UIKit/Application/UIApplication.swift",
    "Sources/UIKit/Application/UIApplicationDelegate.swift",
    "Sources/UIKit/Containers/AbsentBars.swift",
    "Sources/UIKit/Containers/ChildTransition.swift",
    "Sources/UIKit/Containers/PopGesture.swift",
    "Sources/UIKit/Containers/ShownChild.swift",
    "Sources/UIKit/Containers/SlideAnimator.swift",
    "Sources/UIKit/Containers/UINavigationController+Stack.swift",
    "Sources/UIKit/Containers/UINavigationController.swift",
    "Sources/UIKit/Containers/UINavigationControllerDelegate.swift",
    "Sources/UIKit/Containers/UITabBarController.swift",
    "Sources/UIKit/Containers/UIViewController+Containers.swift",
    "Sources/UIKit/Content/AbsentPictures.swift",
    "Sources/UIKit/Content/AttributeScopes.swift",
    "Sources/UIKit/Content/UIFontMetrics.swift",
    "Sources/UIKit/Content/UIImageView.swift",
    "Sources/UIKit/Content/UILabel+AttributedText.swift",
    "Sources/UIKit/Content/UILabel.swift",
    "Sources/UIKit/Controls/SliderLook.swift",
    "Sources/UIKit/Controls/StepperLook.swift",
    "Sources/UIKit/Controls/SwitchLook.swift",
    "Sources/UIKit/Controls/UIButton+AttributedTitles.swift",
    "Sources/UIKit/Controls/UIButton+ConfiguredTexts.swift",
    "Sources/UIKit/Controls/UIButton.swift",
    "Sources/UIKit/Controls/UIControl+Observing.swift",
    "Sources/UIKit/Controls/UIControl+Targets.swift",
    "Sources/UIKit/Controls/UIControl.swift",
    "Sources/UIKit/Controls/UIMenuElement.swift",
    "Sources/UIKit/Controls/UISegmentedControl+Images.swift",
    "Sources/UIKit/Controls/UISegmentedControl+Titles.swift",
    "Sources/UIKit/Controls/UISegmentedControl.swift",
    "Sources/UIKit/Delivery/Departures.swift",
    "Sources/UIKit/Delivery/GestureObserver.swift",
    "Sources/UIKit/Delivery/GestureSession+Questions.swift",
    "Sources/UIKit/Delivery/GestureSession.swift",
    "Sources/UIKit/Delivery/Hover.swift",
    "Sources/UIKit/Delivery/LateEstimates.swift",
    "Sources/UIKit/Delivery/Pipeline.swift",
    "Sources/UIKit/Delivery/Roster.swift",
    "Sources/UIKit/Delivery/ScrollSequence.swift",
    "Sources/UIKit/Delivery/SharedSamples.swift",
    "Sources/UIKit/Delivery/Shortcuts.swift",
    "Sources/UIKit/Delivery/Trackable.swift",
    "Sources/UIKit/Dynamics/DynamicBody.swift",
    "Sources/UIKit/Dynamics/DynamicBoundary.swift",
    "Sources/UIKit/Dynamics/DynamicContact.swift",
    "Sources/UIKit/Dynamics/DynamicContactFinder.swift",
    "Sources/UIKit/Dynamics/DynamicContactMemory.swift",
    "Sources/UIKit/Dynamics/DynamicContactRecord.swift",
    "Sources/UIKit/Dynamics/DynamicItemList.swift",
    "Sources/UIKit/Dynamics/DynamicOscillator.swift",
    "Sources/UIKit/Dynamics/DynamicRod.swift",
    "Sources/UIKit/Dynamics/DynamicSettings.swift",
    "Sources/UIKit/Dynamics/DynamicShape.swift",
    "Sources/UIKit/Dynamics/DynamicSpring.swift",
    "Sources/UIKit/Dynamics/DynamicTurn.swift",
    "Sources/UIKit/Dynamics/DynamicsWorld.swift",
    "Sources/UIKit/Dynamics/String+Copying.swift",
    "Sources/UIKit/Dynamics/UIAttachmentBehavior.swift",
    "Sources/UIKit/Dynamics/UICollisionBehavior.swift",
    "Sources/UIKit/Dynamics/UICollisionBehaviorDelegate.swift",
    "Sources/UIKit/Dynamics/UIDynamicAnimator.swift",
    "Sources/UIKit/Dynamics/UIDynamicAnimatorDelegate.swift",
    "Sources/UIKit/Dynamics/UIDynamicBehavior.swift",
    "Sources/UIKit/Dynamics/UIDynamicItem.swift",
    "Sources/UIKit/Dynamics/UIDynamicItemBehavior.swift",
    "Sources/UIKit/Dynamics/UIGravityBehavior.swift",
    "Sources/UIKit/Dynamics/UIPushBehavior.swift",
    "Sources/UIKit/Dynamics/UISnapBehavior.swift",
    "Sources/UIKit/Events/TouchSample.swift",
    "Sources/UIKit/Events/UIEvent.swift",
    "Sources/UIKit/Events/UIKey.swift",
    "Sources/UIKit/Events/UIPress.swift",
    "Sources/UIKit/Events/UITouch.swift",
    "Sources/UIKit/Feedback/AudioServices.swift",
    "Sources/UIKit/Feedback/FeedbackChannel.swift",
    "Sources/UIKit/Feedback/UIFeedbackGenerator.swift",
    "Sources/UIKit/Gestures/GestureTarget.swift",
    "Sources/UIKit/Gestures/TrackedInputs.swift",
    "Sources/UIKit/Gestures/UIGestureRecognizer+Identity.swift",
    "Sources/UIKit/Gestures/UIGestureRecognizer+Observing.swift",
    "Sources/UIKit/Gestures/UIGestureRecognizer+Reasons.swift",
    "Sources/UIKit/Gestures/UIGestureRecognizer.swift",
    "Sources/UIKit/Gestures/UIGestureRecognizerDelegate.swift",
    "Sources/UIKit/Menus/MenuPress.swift",
    "Sources/UIKit/Menus/MenuRow.swift",
    "Sources/UIKit/Menus/MenuScreen.swift",
    "Sources/UIKit/Menus/UIButton+Menu.swift",
    "Sources/UIKit/Menus/UIContextMenuInteraction.swift",
    "Sources/UIKit/Menus/UIMenu.swift",
    "Sources/UIKit/Names/ClassName.swift",
    "Sources/UIKit/Observing/NSKeyValueObservation.swift",
    "Sources/UIKit/Observing/NSKeyValueObservedChange.swift",
    "Sources/UIKit/Observing/NSKeyValueObserving.swift",
    "Sources/UIKit/Observing/ObservedObject.swift",
    "Sources/UIKit/Observing/ValueObserver.swift",
    "Sources/UIKit/Pickers/PickerWheel.swift",
    "Sources/UIKit/Pickers/UIPickerView.swift",
    "Sources/UIKit/Pickers/UIPickerViewDelegate.swift",
    "Sources/UIKit/Responders/ActionTarget.swift",
    "Sources/UIKit/Responders/Focus.swift",
    "Sources/UIKit/Responders/FoundationNames.swift",
    "Sources/UIKit/Responders/NSCoder+Reading.swift",
    "Sources/UIKit/Responders/NSCoder+Strings.swift",
    "Sources/UIKit/Responders/NotificationCenter+Selector.swift",
    "Sources/UIKit/Responders/ObjectIdentity.swift",
    "Sources/UIKit/Responders/Selector+Animations.swift",
    "Sources/UIKit/Responders/Selector.swift",
    "Sources/UIKit/Responders/SelectorIdentity.swift",
    "Sources/UIKit/Responders/UIAccessibilityCustomAction.swift",
    "Sources/UIKit/Responders/UIKeyCommand.swift",
    "Sources/UIKit/Responders/UIResponder+KeyboardNames.swift",
    "Sources/UIKit/Responders/UIResponder.swift",
    "Sources/UIKit/Responders/WeakTables.swift",
    "Sources/UIKit/Responders/WeakTarget.swift",
    "Sources/UIKit/Scrolling/UIRefreshControl.swift",
    "Sources/UIKit/Scrolling/UIScrollView+Frames.swift",
    "Sources/UIKit/Scrolling/UIScrollView+Gates.swift",
    "Sources/UIKit/Scrolling/UIScrollView+Observing.swift",
    "Sources/UIKit/Scrolling/UIScrollView.swift",
    "Sources/UIKit/Scrolling/UIScrollViewDelegate.swift",
    "Sources/UIKit/Sheets/PopoverPlace.swift",
    "Sources/UIKit/Sheets/SheetDrag.swift",
    "Sources/UIKit/Sheets/SheetGeometry.swift",
    "Sources/UIKit/Sheets/SheetView.swift",
    "Sources/UIKit/Sheets/UIPopoverPresentationController.swift",
    "Sources/UIKit/Sheets/UISheetPresentationController+Detents.swift",
    "Sources/UIKit/Sheets/UISheetPresentationController+Leaving.swift",
    "Sources/UIKit/Sheets/UISheetPresentationController.swift",
    "Sources/UIKit/Sheets/UIViewController+Sheets.swift",
    "Sources/UIKit/Time/CACurrentMediaTime.swift",
    "Sources/UIKit/Time/CADisplayLink.swift",
    "Sources/UIKit/Time/Timer+FireDate.swift",
    "Sources/UIKit/Time/Timer.swift",
    "Sources/UIKit/Time/TimerClosures.swift",
    "Sources/UIKit/Time/UIScreen+DisplayLink.swift",
    "Sources/UIKit/Views/AnimationNotices.swift",
    "Sources/UIKit/Views/OpenTransition.swift",
    "Sources/UIKit/Views/UICoordinateSpace.swift",
    "Sources/UIKit/Views/UICubicTimingParameters.swift",
    "Sources/UIKit/Views/UIDynamicItemCollisionBoundsType.swift",
    "Sources/UIKit/Views/UIInteraction.swift",
    "Sources/UIKit/Views/UIMotionEffect.swift",
    "Sources/UIKit/Views/UISpringTimingParameters.swift",
    "Sources/UIKit/Views/UITimingCurveProvider.swift",
    "Sources/UIKit/Views/UITraitChangeObservable.swift",
    "Sources/UIKit/Views/UIView+AnimationOptions.swift",
    "Sources/UIKit/Views/UIView+EmbeddedNames.swift",
    "Sources/UIKit/Views/UIView+LayoutMargins.swift",
    "Sources/UIKit/Views/UIView+Looks.swift",
    "Sources/UIKit/Views/UIView+ObservedValues.swift",
    "Sources/UIKit/Views/UIView+Observing.swift",
    "Sources/UIKit/Views/UIView+Restoration.swift",
    "Sources/UIKit/Views/UIView+SafeArea.swift",
    "Sources/UIKit/Views/UIView+Traits.swift",
    "Sources/UIKit/Views/UIView.swift",
    "Sources/UIKit/Views/UIViewAnimating.swift",
    "Sources/UIKit/Views/ViewAnimations.swift",
    "Sources/UIKit/Views/ViewLook.swift",
    "Sources/UIKit/Windows/AbsentSheets.swift",
    "Sources/UIKit/Windows/ControllerExtras.swift",
    "Sources/UIKit/Windows/ControllerTransition.swift",
    "Sources/UIKit/Windows/NoAnimator.swift",
    "Sources/UIKit/Windows/Presentation.swift",
    "Sources/UIKit/Windows/UIAdaptivePresentationControllerDelegate.swift",
    "Sources/UIKit/Windows/UIContentContainer.swift",
    "Sources/UIKit/Windows/UIDevice.swift",
    "Sources/UIKit/Windows/UIModalPresentationStyle.swift",
    "Sources/UIKit/Windows/UIPercentDrivenInteractiveTransition.swift",
    "Sources/UIKit/Windows/UIPresentationController.swift",
    "Sources/UIKit/Windows/UIScene.swift",
    "Sources/UIKit/Windows/UIScreen.swift",
    "Sources/UIKit/Windows/UIStatusBarManager.swift",
    "Sources/UIKit/Windows/UIViewController+Appearance.swift",
    "Sources/UIKit/Windows/UIViewController+Bars.swift",
    "Sources/UIKit/Windows/UIViewController+Containing.swift",
    "Sources/UIKit/Windows/UIViewController+Managers.swift",
    "Sources/UIKit/Windows/UIViewController.swift",
    "Sources/UIKit/Windows/UIViewControllerAnimatedTransitioning.swift",
    "Sources/UIKit/Windows/UIViewControllerContextTransitioning.swift",
    "Sources/UIKit/Windows/UIViewControllerTransitionCoordinator.swift",
    "Sources/UIKit/Windows/UIViewControllerTransitioningDelegate.swift",
    "Sources/UIKit/Windows/UIWindow.swift",
    "Sources/UIKit/Windows/UIWindowScene+Geometry.swift",
    "Sources/UIKit/Windows/UIWindowScene.swift",
  ]

  /// The maximum number of lines of a source file.
  static let longestFile = 400

  @Test("The package's root is found")
  func found() {
    #expect(House.modules.contains("TouchCore"))
    #expect(House.sources.count > 100)
    #expect(House.sources.flatMap { SourceText(text: $0.text).imports }.count > 50)
  }

  @Test("No import points up the table")
  func imports() {
    for problem in House.sources.flatMap(Layering.problems(in:)) {
      Issue.record("\(problem)")
    }
  }

  @Test("The manifest's dependencies agree with the table, and the imports with the manifest")
  func manifest() {
    let manifest = Manifest(House.manifest)
    #expect(manifest.targets.count >= House.modules.count)
    for problem in Layering.problems(in: manifest, modules: House.modules) {
      Issue.record("\(problem)")
    }
    for problem in House.sources.flatMap({ Layering.undeclared(in: $0, manifest) }) {
      Issue.record("\(problem)")
    }
  }

  @Test("Every file that CONTRIBUTING.md names is there")
  func namedFiles() {
    let guide = House.text(of: "CONTRIBUTING.md")
    let named = guide.matches(of: #/`((?:Sources|Tests|Documentation|Benchmarks|\.ci)\/[^`\s]+)`/#)
      .map { String($0.output.1) }
    #expect(named.count > 10)
    for path in named {
      let url = House.root.appending(path: path)
      #expect(FileManager.default.fileExists(atPath: url.path), "CONTRIBUTING.md names \(path)")
    }
  }

  @Test("No source file has more than 400 lines")
  func lengths() {
    for file in House.sources {
      let count = SourceText(text: file.text).lineCount
      #expect(count <= Self.longestFile, "\(file.path) has \(count) lines")
    }
  }

  @Test("No number with a fraction becomes a whole one without a stated range")
  func conversions() {
    // The type can't be told from the text; these are signs of a Double.
    let signs = [
      ".rounded", "squareRoot", "Double(", ".seconds", ".width", ".height", ".x ", ".y ", ".x)",
      ".y)",
    ]
    for file in House.sources {
      for match in file.text.matches(of: #/\bU?Int(?:8|16|32|64)?\(/#) {
        var depth = 1
        let argument = file.text[match.range.upperBound...].prefix { character in
          if character == "(" { depth += 1 }
          if character == ")" { depth -= 1 }
          return depth > 0
        }
        guard !["within:", "bitPattern:", "littleEndian:"].contains(where: argument.contains)
        else { continue }
        for sign in signs where (argument + ")").contains(sign) {
          Issue.record("\(file.path): Int(\(argument)) can trap; write Int(…, within: range)")
        }
      }
    }
  }

  @Test("Embedded Swift is tested for only in the files listed here, and in no gesture")
  func embedded() {
    let asking = House.sources.filter { !SourceText(text: $0.text).embeddedConditions.isEmpty }
    let unlisted = asking.map(\.path).filter { !Self.embeddedFiles.contains($0) }
    expectEqual(unlisted, [])
    expectEqual(Self.embeddedFiles.subtracting(asking.map(\.path)), [], "these ask no longer")
    for path in Self.embeddedFiles {
      #expect(!path.hasPrefix("Sources/TouchCore/"), "\(path)")
      #expect(!path.hasPrefix("Sources/UIKit/Recognizers/"), "\(path)")
    }
  }

  @Test("No file contains an absolute path of the machine that it was written on")
  func machines() {
    let files = House.files(in: "")
    #expect(files.contains { $0.path == "Package.swift" })
    for file in files {
      for line in MachinePaths.lines(in: file.text) {
        Issue.record("\(file.path):\(line): a path of one machine alone")
      }
    }
  }
}
