/// Members as Swift 2 spelled them, and as they are spelled now.
///
/// Only files of Swift 2 are changed by them.
enum OldSpellings {
  /// Properties.
  static let properties: [String: String] = [
    "CGColor": "cgColor", "CGPath": "cgPath", "CGImage": "cgImage",
    "hidden": "isHidden", "userInteractionEnabled": "isUserInteractionEnabled",
    "secureTextEntry": "isSecureTextEntry", "editing": "isEditing",
    "multipleTouchEnabled": "isMultipleTouchEnabled", "exclusiveTouch": "isExclusiveTouch",
    "opaque": "isOpaque", "enabled": "isEnabled", "selected": "isSelected",
    "highlighted": "isHighlighted", "tracking": "isTracking", "touchInside": "isTouchInside",
    "scrollEnabled": "isScrollEnabled", "pagingEnabled": "isPagingEnabled",
    "directionalLockEnabled": "isDirectionalLockEnabled", "dragging": "isDragging",
    "decelerating": "isDecelerating", "zooming": "isZooming", "zoomBouncing": "isZoomBouncing",
    "continuous": "isContinuous", "on": "isOn", "momentary": "isMomentary",
    "removedOnCompletion": "isRemovedOnCompletion", "additive": "isAdditive",
    "cumulative": "isCumulative", "paused": "isPaused", "geometryFlipped": "isGeometryFlipped",
    "doubleSided": "isDoubleSided", "valid": "isValid", "parentViewController": "parent",
    "navigationBarHidden": "isNavigationBarHidden", "toolbarHidden": "isToolbarHidden",
    "reversed": "isReversed", "interruptible": "isInterruptible",
    "manualHitTestingEnabled": "isManualHitTestingEnabled", "running": "isRunning",
    "anchored": "isAnchored",
  ].merging(libraryProperties) { first, _ in first }

  /// Properties of text that became methods.
  static let propertiesNowMethods: [String: String] = [
    "uppercaseString": "uppercased()", "lowercaseString": "lowercased()",
    "capitalizedString": "capitalized",
  ]

  /// Methods that became properties, and what these are called.
  static let methodsNowProperties: [String: String] = [
    "intrinsicContentSize": "intrinsicContentSize", "layerClass": "layerClass",
    "hasText": "hasText",
    "isFirstResponder": "isFirstResponder", "canBecomeFirstResponder": "canBecomeFirstResponder",
    "canResignFirstResponder": "canResignFirstResponder", "nextResponder": "next",
    "numberOfTouches": "numberOfTouches", "allTouches": "allTouches", "allTargets": "allTargets",
    "allControlEvents": "allControlEvents", "isAnimating": "isAnimating",
    "areAnimationsEnabled": "areAnimationsEnabled", "sharedApplication": "shared",
    "mainScreen": "main", "currentDevice": "current", "mainBundle": "main",
    "defaultCenter": "default", "standardUserDefaults": "standard", "mainRunLoop": "main",
    "currentRunLoop": "current", "defaultManager": "default",
    "preferredStatusBarStyle": "preferredStatusBarStyle",
    "prefersStatusBarHidden": "prefersStatusBarHidden",
    "supportedInterfaceOrientations": "supportedInterfaceOrientations",
    "preferredStatusBarUpdateAnimation": "preferredStatusBarUpdateAnimation",
    "alignmentRectInsets": "alignmentRectInsets",
    "adaptivePresentationStyle": "adaptivePresentationStyle",
    "preferredInterfaceOrientationForPresentation": "preferredInterfaceOrientationForPresentation",
    "childViewControllerForStatusBarStyle": "childForStatusBarStyle",
    "childViewControllerForStatusBarHidden": "childForStatusBarHidden",
    "shouldAutomaticallyForwardAppearanceMethods": "shouldAutomaticallyForwardAppearanceMethods",
    "disablesAutomaticKeyboardDismissal": "disablesAutomaticKeyboardDismissal",
    "shouldAutorotate": "shouldAutorotate", "CGPointValue": "cgPointValue",
    "CGSizeValue": "cgSizeValue", "CGRectValue": "cgRectValue",
    "containerView": "containerView", "transitionWasCancelled": "transitionWasCancelled",
    "isInteractive": "isInteractive", "isAnimated": "isAnimated",
    "presentationStyle": "presentationStyle", "targetTransform": "targetTransform",
    "transitionCoordinator": "transitionCoordinator", "presentedView": "presentedView",
    "frameOfPresentedViewInContainerView": "frameOfPresentedViewInContainerView",
    "shouldPresentInFullscreen": "shouldPresentInFullscreen",
    "shouldRemovePresentersView": "shouldRemovePresentersView",
    "isViewLoaded": "isViewLoaded", "isBeingPresented": "isBeingPresented",
    "isBeingDismissed": "isBeingDismissed",
    "isMovingToParentViewController": "isMovingToParent",
    "isMovingFromParentViewController": "isMovingFromParent", "mainQueue": "main",
    "isMainThread": "isMainThread", "processInfo": "processInfo", "infiniteRegion": "infinite",
  ].merging(libraryMethodsNowProperties) { first, _ in first }

  /// Labels of initializers of Apple's types.
  static let labels: [String: String] = [
    "CGImage": "cgImage", "CGPath": "cgPath", "CGColor": "cgColor", "ovalInRect": "ovalIn",
    "snapToPoint": "snapTo", "attachedToItem": "attachedTo",
  ]

  /// Methods of delegates, whose declarations are renamed too: they are called by these names.
  static let requirements: [String: String] = [
    "gestureRecognizer(_:shouldReceiveTouch:)": "gestureRecognizer(_:shouldReceive:)",
    "gestureRecognizer(_:shouldReceivePress:)": "gestureRecognizer(_:shouldReceive:)",
    "gestureRecognizer(_:shouldRecognizeSimultaneouslyWithGestureRecognizer:)":
      "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)",
    "gestureRecognizer(_:shouldRequireFailureOfGestureRecognizer:)":
      "gestureRecognizer(_:shouldRequireFailureOf:)",
    "gestureRecognizer(_:shouldBeRequiredToFailByGestureRecognizer:)":
      "gestureRecognizer(_:shouldBeRequiredToFailBy:)",
    "textField(_:shouldChangeCharactersInRange:replacementString:)":
      "textField(_:shouldChangeCharactersIn:replacementString:)",
    "pageViewController(_:viewControllerBeforeViewController:)":
      "pageViewController(_:viewControllerBefore:)",
    "pageViewController(_:viewControllerAfterViewController:)":
      "pageViewController(_:viewControllerAfter:)",
    "pageViewController(_:willTransitionToViewControllers:)":
      "pageViewController(_:willTransitionTo:)",
    "presentationCountForPageViewController(_:)": "presentationCount(for:)",
    "presentationIndexForPageViewController(_:)": "presentationIndex(for:)",
    "pageViewController(_:spineLocationForInterfaceOrientation:)":
      "pageViewController(_:spineLocationFor:)",
    "numberOfComponentsInPickerView(_:)": "numberOfComponents(in:)",
    "pickerView(_:viewForRow:forComponent:reusingView:)":
      "pickerView(_:viewForRow:forComponent:reusing:)",
    "navigationController(_:animationControllerForOperation:fromViewController:toViewController:)":
      "navigationController(_:animationControllerFor:from:to:)",
    "navigationController(_:interactionControllerForAnimationController:)":
      "navigationController(_:interactionControllerFor:)",
    "navigationController(_:willShowViewController:animated:)":
      "navigationController(_:willShow:animated:)",
    "navigationController(_:didShowViewController:animated:)":
      "navigationController(_:didShow:animated:)",
    "tabBarController(_:shouldSelectViewController:)": "tabBarController(_:shouldSelect:)",
    "tabBarController(_:didSelectViewController:)": "tabBarController(_:didSelect:)",
    "tabBarController(_:animationControllerForTransitionFromViewController:toViewController:)":
      "tabBarController(_:animationControllerForTransitionFrom:to:)",
    "tabBarController(_:interactionControllerForAnimationController:)":
      "tabBarController(_:interactionControllerFor:)",
    "adaptivePresentationStyleForPresentationController(_:)": "adaptivePresentationStyle(for:)",
    "viewForZoomingInScrollView(_:)": "viewForZooming(in:)",
    "scrollViewWillBeginZooming(_:withView:)": "scrollViewWillBeginZooming(_:with:)",
    "scrollViewDidEndZooming(_:withView:atScale:)": "scrollViewDidEndZooming(_:with:atScale:)",
    "transitionDuration(_:)": "transitionDuration(using:)",
    "animateTransition(_:)": "animateTransition(using:)",
    "animationControllerForPresentedController(_:presentingController:sourceController:)":
      "animationController(forPresented:presenting:source:)",
    "animationControllerForDismissedController(_:)": "animationController(forDismissed:)",
    "interactionControllerForPresentation(_:)": "interactionControllerForPresentation(using:)",
    "interactionControllerForDismissal(_:)": "interactionControllerForDismissal(using:)",
    "presentationControllerForPresentedViewController(_:presentingViewController:sourceViewController:)":
      "presentationController(forPresented:presenting:source:)",
    "collisionBehavior(_:beganContactForItem:withItem:atPoint:)":
      "collisionBehavior(_:beganContactFor:with:at:)",
    "collisionBehavior(_:endedContactForItem:withItem:)":
      "collisionBehavior(_:endedContactFor:with:)",
    "collisionBehavior(_:beganContactForItem:withBoundaryIdentifier:atPoint:)":
      "collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:)",
    "collisionBehavior(_:endedContactForItem:withBoundaryIdentifier:)":
      "collisionBehavior(_:endedContactFor:withBoundaryIdentifier:)",
  ]

  /// Parameters of these that may be nil now, by the method's present name.
  static let optionalParameters: [String: Int] = [
    "transitionDuration(using:)": 0, "presentationController(forPresented:presenting:source:)": 1,
  ]

  /// Methods that only Apple's frameworks can have meant: a call tells a file of Swift 2.
  static let signs: Set<String> = [
    "locationInView(_:)", "locationOfTouch(_:inView:)", "previousLocationInView(_:)",
    "translationInView(_:)", "velocityInView(_:)", "setTranslation(_:inView:)",
    "convertPoint(_:toView:)", "convertPoint(_:fromView:)", "convertRect(_:toView:)",
    "convertRect(_:fromView:)", "sendActionsForControlEvents(_:)", "isKindOfClass(_:)",
    "addTarget(_:action:forControlEvents:)", "setTitle(_:forState:)", "setImage(_:forState:)",
    "setTitleColor(_:forState:)", "addAnimation(_:forKey:)", "removeAnimationForKey(_:)",
    "animateWithDuration(_:animations:)", "animateWithDuration(_:animations:completion:)",
    "animateWithDuration(_:delay:options:animations:completion:)",
    "requireGestureRecognizerToFail(_:)", "sharedApplication()", "mainScreen()",
    "colorWithAlphaComponent(_:)", "systemFontOfSize(_:)", "boldSystemFontOfSize(_:)",
  ]

  /// Methods of the standard library and of Foundation that tell a file of Swift 2, unless it declares them.
  static let memberSigns: Set<String> = [
    "enumerate()", "removeAtIndex(_:)", "insert(_:atIndex:)", "appendContentsOf(_:)",
    "sortInPlace()", "joinWithSeparator(_:)", "componentsSeparatedByString(_:)",
  ]

  /// Overrides of Apple's methods alone: one whose first parameter has one name tells a file of Swift 2.
  static let overrideSigns: Set<String> = [
    "drawRect(_:)", "willMoveToAnimator(_:)", "willMoveToSuperview(_:)", "willMoveToWindow(_:)",
    "layoutSublayersOfLayer(_:)", "prepareForSegue(_:sender:)", "textRectForBounds(_:)",
    "editingRectForBounds(_:)", "respondsToSelector(_:)", "forwardingTargetForSelector(_:)",
  ]

  /// Other methods, of the standard library and of Foundation too.
  static let methods: [String: String] = [
    "removeAtIndex(_:)": "remove(at:)", "insert(_:atIndex:)": "insert(_:at:)",
    "appendContentsOf(_:)": "append(contentsOf:)",
    "removeAll(keepCapacity:)": "removeAll(keepingCapacity:)",
    "indexOf(_:)": "firstIndex(of:)", "enumerate()": "enumerated()", "reverse()": "reversed()",
    "sortInPlace()": "sort()", "sortInPlace(_:)": "sort(by:)", "sort(_:)": "sorted(by:)",
    "joinWithSeparator(_:)": "joined(separator:)", "minElement()": "min()",
    "maxElement()": "max()", "advancedBy(_:)": "advanced(by:)",
    "componentsSeparatedByString(_:)": "components(separatedBy:)",
    "stringByReplacingOccurrencesOfString(_:withString:)": "replacingOccurrences(of:with:)",
    "stringByReplacingCharactersInRange(_:withString:)": "replacingCharacters(in:with:)",
    "stringByAppendingString(_:)": "appending(_:)",
    "substringFromIndex(_:)": "substring(from:)", "substringToIndex(_:)": "substring(to:)",
    "substringWithRange(_:)": "substring(with:)", "rangeOfString(_:)": "range(of:)",
    "stringByTrimmingCharactersInSet(_:)": "trimmingCharacters(in:)",
    "insertSegmentWithTitle(_:atIndex:animated:)": "insertSegment(withTitle:at:animated:)",
    "insertSegmentWithImage(_:atIndex:animated:)": "insertSegment(with:at:animated:)",
    "removeSegmentAtIndex(_:animated:)": "removeSegment(at:animated:)",
    "setTitle(_:forSegmentAtIndex:)": "setTitle(_:forSegmentAt:)",
    "titleForSegmentAtIndex(_:)": "titleForSegment(at:)",
    "setImage(_:forSegmentAtIndex:)": "setImage(_:forSegmentAt:)",
    "imageForSegmentAtIndex(_:)": "imageForSegment(at:)",
    "setWidth(_:forSegmentAtIndex:)": "setWidth(_:forSegmentAt:)",
    "widthForSegmentAtIndex(_:)": "widthForSegment(at:)",
    "setEnabled(_:forSegmentAtIndex:)": "setEnabled(_:forSegmentAt:)",
    "isEnabledForSegmentAtIndex(_:)": "isEnabledForSegment(at:)",
    "setContentOffset(_:forSegmentAtIndex:)": "setContentOffset(_:forSegmentAt:)",
    "setTitleTextAttributes(_:forState:)": "setTitleTextAttributes(_:for:)",
    "titleTextAttributesForState(_:)": "titleTextAttributes(for:)",
    "setBackgroundImage(_:forState:barMetrics:)": "setBackgroundImage(_:for:barMetrics:)",
    "setIncrementImage(_:forState:)": "setIncrementImage(_:for:)",
    "setDecrementImage(_:forState:)": "setDecrementImage(_:for:)",
    // A format takes any number of values.
    "stringByAppendingFormat(_:)": "appendingFormat(_:)",
    "stringByAppendingFormat(_:_:)": "appendingFormat(_:_:)",
    "stringByAppendingFormat(_:_:_:)": "appendingFormat(_:_:_:)",
    "intersect(_:)": "intersection(_:)", "rectByInsetting(dx:dy:)": "insetBy(dx:dy:)",
    "rectByOffsetting(dx:dy:)": "offsetBy(dx:dy:)", "rectByIntersecting(_:)": "intersection(_:)",
    "rectByUnion(_:)": "union(_:)",
    "colorWithAlphaComponent(_:)": "withAlphaComponent(_:)",
    "sizeWithAttributes(_:)": "size(withAttributes:)",
    "boundingRectWithSize(_:options:attributes:context:)":
      "boundingRect(with:options:attributes:context:)",
    "systemFontOfSize(_:)": "systemFont(ofSize:)",
    "systemFontOfSize(_:weight:)": "systemFont(ofSize:weight:)",
    "boldSystemFontOfSize(_:)": "boldSystemFont(ofSize:)",
    "italicSystemFontOfSize(_:)": "italicSystemFont(ofSize:)",
    "preferredFontForTextStyle(_:)": "preferredFont(forTextStyle:)",
    "fontWithSize(_:)": "withSize(_:)", "imageWithRenderingMode(_:)": "withRenderingMode(_:)",
    "addCurveToPoint(_:controlPoint1:controlPoint2:)": "addCurve(to:controlPoint1:controlPoint2:)",
    "addQuadCurveToPoint(_:controlPoint:)": "addQuadCurve(to:controlPoint:)",
    "addArcWithCenter(_:radius:startAngle:endAngle:clockwise:)":
      "addArc(withCenter:radius:startAngle:endAngle:clockwise:)",
    "appendPath(_:)": "append(_:)", "applyTransform(_:)": "apply(_:)",
    "containsPoint(_:)": "contains(_:)", "bezierPathByReversingPath()": "reversing()",
    "presentationLayer()": "presentation()", "modelLayer()": "model()",
    "animationForKey(_:)": "animation(forKey:)", "actionForKey(_:)": "action(forKey:)",
    "defaultActionForKey(_:)": "defaultAction(forKey:)", "valueForKey(_:)": "value(forKey:)",
    "runActionForKey(_:object:arguments:)": "run(forKey:object:arguments:)",
    "valueForKeyPath(_:)": "value(forKeyPath:)",
    "insertSublayer(_:atIndex:)": "insertSublayer(_:at:)",
    "titleForState(_:)": "title(for:)", "imageForState(_:)": "image(for:)",
    "titleColorForState(_:)": "titleColor(for:)",
    "backgroundImageForState(_:)": "backgroundImage(for:)",
    "attributedTitleForState(_:)": "attributedTitle(for:)",
    "titleShadowColorForState(_:)": "titleShadowColor(for:)",
    "setBackgroundImage(_:forState:)": "setBackgroundImage(_:for:)",
    "setAttributedTitle(_:forState:)": "setAttributedTitle(_:for:)",
    "setTitleShadowColor(_:forState:)": "setTitleShadowColor(_:for:)",
    "setThumbImage(_:forState:)": "setThumbImage(_:for:)",
    "setMinimumTrackImage(_:forState:)": "setMinimumTrackImage(_:for:)",
    "setMaximumTrackImage(_:forState:)": "setMaximumTrackImage(_:for:)",
    "trackRectForBounds(_:)": "trackRect(forBounds:)",
    "thumbRectForBounds(_:trackRect:value:)": "thumbRect(forBounds:trackRect:value:)",
    "titleRectForContentRect(_:)": "titleRect(forContentRect:)",
    "imageRectForContentRect(_:)": "imageRect(forContentRect:)",
    "contentRectForBounds(_:)": "contentRect(forBounds:)",
    "backgroundRectForBounds(_:)": "backgroundRect(forBounds:)",
    "sizeForNumberOfPages(_:)": "size(forNumberOfPages:)",
    "zoomToRect(_:animated:)": "zoom(to:animated:)",
    "touchesShouldCancelInContentView(_:)": "touchesShouldCancel(in:)",
    "touchesShouldBegin(_:withEvent:inContentView:)": "touchesShouldBegin(_:with:in:)",
    "exchangeSubviewAtIndex(_:withSubviewAtIndex:)": "exchangeSubview(at:withSubviewAt:)",
    "convertPoint(_:toLayer:)": "convert(_:to:)", "convertPoint(_:fromLayer:)": "convert(_:from:)",
    "convertRect(_:toLayer:)": "convert(_:to:)", "convertRect(_:fromLayer:)": "convert(_:from:)",
    "convertPoint(_:toCoordinateSpace:)": "convert(_:to:)",
    "convertPoint(_:fromCoordinateSpace:)": "convert(_:from:)",
    "snapshotViewAfterScreenUpdates(_:)": "snapshotView(afterScreenUpdates:)",
    "animateKeyframesWithDuration(_:delay:options:animations:completion:)":
      "animateKeyframes(withDuration:delay:options:animations:completion:)",
    "addKeyframeWithRelativeStartTime(_:relativeDuration:animations:)":
      "addKeyframe(withRelativeStartTime:relativeDuration:animations:)",
    // In Swift 1 the last closure needed no label.
    "animateWithDuration(_:animations:_:)": "animate(withDuration:animations:completion:)",
    "animateWithDuration(_:delay:options:animations:_:)":
      "animate(withDuration:delay:options:animations:completion:)",
    "animateWithDuration(_:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:_:)":
      "animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)",
    "transitionWithView(_:duration:options:animations:_:)":
      "transition(with:duration:options:animations:completion:)",
    "transitionWithView(_:duration:options:animations:completion:)":
      "transition(with:duration:options:animations:completion:)",
    "actionsForTarget(_:forControlEvent:)": "actions(forTarget:forControlEvent:)",
    "prepareForSegue(_:sender:)": "prepare(for:sender:)",
    "viewWillTransitionToSize(_:withTransitionCoordinator:)": "viewWillTransition(to:with:)",
    "willRotateToInterfaceOrientation(_:duration:)": "willRotate(to:duration:)",
    "willAnimateRotationToInterfaceOrientation(_:duration:)": "willAnimateRotation(to:duration:)",
    "didRotateFromInterfaceOrientation(_:)": "didRotate(from:)",
    "addToRunLoop(_:forMode:)": "add(to:forMode:)",
    "removeFromRunLoop(_:forMode:)": "remove(from:forMode:)",
    "addTimer(_:forMode:)": "add(_:forMode:)",
    "timerWithTimeInterval(_:target:selector:userInfo:repeats:)":
      "init(timeInterval:target:selector:userInfo:repeats:)",
    "cancelPreviousPerformRequestsWithTarget(_:)": "cancelPreviousPerformRequests(withTarget:)",
    "cancelPreviousPerformRequestsWithTarget(_:selector:object:)":
      "cancelPreviousPerformRequests(withTarget:selector:object:)",
    "setNeedsDisplayInRect(_:)": "setNeedsDisplay(_:)",
    "timeIntervalSinceDate(_:)": "timeIntervalSince(_:)",
    "enumerateObjectsUsingBlock(_:)": "enumerateObjects(_:)",
    "enumerateKeysAndObjectsUsingBlock(_:)": "enumerateKeysAndObjects(_:)",
    "removeObjectsInArray(_:)": "removeObjects(in:)",
    "removeObjectIdenticalTo(_:)": "removeObject(identicalTo:)",
    "addObject(_:)": "add(_:)", "addObjectsFromArray(_:)": "addObjects(from:)",
    "insertObject(_:atIndex:)": "insert(_:at:)", "objectAtIndex(_:)": "object(at:)",
    "removeObject(_:)": "remove(_:)", "removeObjectAtIndex(_:)": "removeObject(at:)",
    "removeObjectForKey(_:)": "removeObject(forKey:)", "objectForKey(_:)": "object(forKey:)",
    "replaceObjectAtIndex(_:withObject:)": "replaceObject(at:with:)",
    "exchangeObjectAtIndex(_:withObjectAtIndex:)": "exchangeObject(at:withObjectAt:)",
    "indexOfObject(_:)": "index(of:)", "containsObject(_:)": "contains(_:)",
    "decodeObjectForKey(_:)": "decodeObject(forKey:)",
    "encodeObject(_:forKey:)": "encode(_:forKey:)",
    "decodeBoolForKey(_:)": "decodeBool(forKey:)", "encodeBool(_:forKey:)": "encode(_:forKey:)",
    "decodeIntegerForKey(_:)": "decodeInteger(forKey:)",
    "encodeInteger(_:forKey:)": "encode(_:forKey:)",
    "decodeFloatForKey(_:)": "decodeFloat(forKey:)", "encodeFloat(_:forKey:)": "encode(_:forKey:)",
    "decodeDoubleForKey(_:)": "decodeDouble(forKey:)",
    "encodeDouble(_:forKey:)": "encode(_:forKey:)",
    "decodeCGPointForKey(_:)": "decodeCGPoint(forKey:)",
    "encodeCGPoint(_:forKey:)": "encode(_:forKey:)",
    "decodeCGSizeForKey(_:)": "decodeCGSize(forKey:)",
    "encodeCGSize(_:forKey:)": "encode(_:forKey:)",
    "decodeCGRectForKey(_:)": "decodeCGRect(forKey:)",
    "encodeCGRect(_:forKey:)": "encode(_:forKey:)",
    "boolForKey(_:)": "bool(forKey:)", "setBool(_:forKey:)": "set(_:forKey:)",
    "integerForKey(_:)": "integer(forKey:)", "setInteger(_:forKey:)": "set(_:forKey:)",
    "floatForKey(_:)": "float(forKey:)", "setFloat(_:forKey:)": "set(_:forKey:)",
    "doubleForKey(_:)": "double(forKey:)", "setDouble(_:forKey:)": "set(_:forKey:)",
    "setObject(_:forKey:)": "set(_:forKey:)", "stringForKey(_:)": "string(forKey:)",
    "containsValueForKey(_:)": "containsValue(forKey:)",
    "respondsToSelector(_:)": "responds(to:)",
    "forwardingTargetForSelector(_:)": "forwardingTarget(for:)",
    "performSelector(_:withObject:afterDelay:)": "perform(_:with:afterDelay:)",
    "performSelector(_:withObject:afterDelay:inModes:)": "perform(_:with:afterDelay:inModes:)",
    "resizableSnapshotViewFromRect(_:afterScreenUpdates:withCapInsets:)":
      "resizableSnapshotView(from:afterScreenUpdates:withCapInsets:)",
    "performSelector(_:)": "perform(_:)", "performSelector(_:withObject:)": "perform(_:with:)",
    "postNotificationName(_:object:)": "post(name:object:)",
    "addObserver(_:selector:name:object:)": "addObserver(_:selector:name:object:)",
    "viewControllerForKey(_:)": "viewController(forKey:)", "viewForKey(_:)": "view(forKey:)",
    "initialFrameForViewController(_:)": "initialFrame(for:)",
    "finalFrameForViewController(_:)": "finalFrame(for:)",
    "animateAlongsideTransition(_:completion:)": "animate(alongsideTransition:completion:)",
    "sizeForChildContentContainer(_:withParentContainerSize:)":
      "size(forChildContentContainer:withParentContainerSize:)",
    "preferredContentSizeDidChangeForChildContentContainer(_:)":
      "preferredContentSizeDidChange(forChildContentContainer:)",
  ].merging(drivenTransition) { first, _ in first }
    .merging(dynamics) { first, _ in first }
    .merging(["containsTraitsInCollection(_:)": "containsTraits(in:)"]) { first, _ in first }
    .merging(library) { first, _ in first }

  /// Methods of `UIPercentDrivenInteractiveTransition`, which a transition's context has too, by the same names still.
  static let drivenTransition: [String: String] = [
    "updateInteractiveTransition(_:)": "update(_:)", "finishInteractiveTransition()": "finish()",
    "cancelInteractiveTransition()": "cancel()", "pauseInteractiveTransition()": "pause()",
  ]
}
