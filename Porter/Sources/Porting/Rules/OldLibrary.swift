/// More members of Swift 2: what collections, sets and texts had, and what controllers and transitions had.
extension OldSpellings {
  static let library = collections.merging(controllers) { first, _ in first }
    .merging(views) { first, _ in first }

  private static let collections: [String: String] = [
    "removeValueForKey(_:)": "removeValue(forKey:)", "removeRange(_:)": "removeSubrange(_:)",
    "replaceRange(_:with:)": "replaceSubrange(_:with:)",
    "insertContentsOf(_:at:)": "insert(contentsOf:at:)", "prefixUpTo(_:)": "prefix(upTo:)",
    "prefixThrough(_:)": "prefix(through:)", "suffixFrom(_:)": "suffix(from:)",
    "startsWith(_:)": "starts(with:)", "reduce(_:combine:)": "reduce(_:_:)",
    "minElement(_:)": "min(by:)", "maxElement(_:)": "max(by:)", "generate()": "makeIterator()",
    "unionInPlace(_:)": "formUnion(_:)", "subtractInPlace(_:)": "subtract(_:)",
    "intersectInPlace(_:)": "formIntersection(_:)",
    "exclusiveOrInPlace(_:)": "formSymmetricDifference(_:)",
    "exclusiveOr(_:)": "symmetricDifference(_:)", "subtract(_:)": "subtracting(_:)",
    "isSubsetOf(_:)": "isSubset(of:)", "isSupersetOf(_:)": "isSuperset(of:)",
    "isStrictSubsetOf(_:)": "isStrictSubset(of:)",
    "isStrictSupersetOf(_:)": "isStrictSuperset(of:)", "isDisjointWith(_:)": "isDisjoint(with:)",
    "distanceTo(_:)": "distance(to:)", "rangeOfString(_:)": "range(of:)",
    "appendAttributedString(_:)": "append(_:)", "appendString(_:)": "append(_:)",
    "insertString(_:atIndex:)": "insert(_:at:)",
    "insertAttributedString(_:atIndex:)": "insert(_:at:)",
    "deleteCharactersInRange(_:)": "deleteCharacters(in:)",
    "replaceCharactersInRange(_:withString:)": "replaceCharacters(in:with:)",
    "replaceCharactersInRange(_:withAttributedString:)": "replaceCharacters(in:with:)",
    "attributedSubstringFromRange(_:)": "attributedSubstring(from:)",
    "attributesAtIndex(_:effectiveRange:)": "attributes(at:effectiveRange:)",
    "enumerateAttribute(_:inRange:options:usingBlock:)": "enumerateAttribute(_:in:options:using:)",
    "characterAtIndex(_:)": "character(at:)", "addIndex(_:)": "add(_:)",
    "removeIndex(_:)": "remove(_:)", "containsIndex(_:)": "contains(_:)",
    "boundingRectWithSize(_:options:context:)": "boundingRect(with:options:context:)",
    "dateByAddingTimeInterval(_:)": "addingTimeInterval(_:)",
    "postNotificationName(_:object:userInfo:)": "post(name:object:userInfo:)",
    "postNotification(_:)": "post(_:)", "pathForResource(_:ofType:)": "path(forResource:ofType:)",
    "containsString(_:)": "contains(_:)", "isMemberOfClass(_:)": "isMember(of:)",
    "stringFromNumber(_:)": "string(from:)", "numberFromString(_:)": "number(from:)",
    "stringFromDate(_:)": "string(from:)", "dateFromString(_:)": "date(from:)",
    "scanHexInt(_:)": "scanHexInt32(_:)", "scanHexLongLong(_:)": "scanHexInt64(_:)",
    "addOperationWithBlock(_:)": "addOperation(_:)",
    "componentsSeparatedByCharactersInSet(_:)": "components(separatedBy:)",
    "canPerformAction(_:withSender:)": "canPerformAction(_:withSender:)",
    "copy(_:)": "copy(_:)", "cut(_:)": "cut(_:)", "paste(_:)": "paste(_:)",
    "select(_:)": "select(_:)", "selectAll(_:)": "selectAll(_:)", "delete(_:)": "delete(_:)",
    "sendAction(_:to:forEvent:)": "sendAction(_:to:for:)",
    "sendAction(_:to:from:forEvent:)": "sendAction(_:to:from:for:)",
  ]

  private static let controllers: [String: String] = [
    "transitionFromViewController(_:toViewController:duration:options:animations:completion:)":
      "transition(from:to:duration:options:animations:completion:)",
    "showViewController(_:sender:)": "show(_:sender:)",
    "showDetailViewController(_:sender:)": "showDetailViewController(_:sender:)",
    "willTransitionToTraitCollection(_:withTransitionCoordinator:)": "willTransition(to:with:)",
    "animateAlongsideTransitionInView(_:animation:completion:)":
      "animateAlongsideTransition(in:animation:completion:)",
    "notifyWhenInteractionEndsUsingBlock(_:)": "notifyWhenInteractionChanges(_:)",
    "setOverrideTraitCollection(_:forChildViewController:)":
      "setOverrideTraitCollection(_:forChild:)",
  ]

  private static let views: [String: String] = [
    "transitionFromView(_:toView:duration:options:completion:)":
      "transition(from:to:duration:options:completion:)",
    "transitionFromView(_:toView:duration:options:_:)":
      "transition(from:to:duration:options:completion:)",
    "convertPoint(_:toWindow:)": "convert(_:to:)",
    "convertPoint(_:fromWindow:)": "convert(_:from:)",
    "convertRect(_:toWindow:)": "convert(_:to:)", "convertRect(_:fromWindow:)": "convert(_:from:)",
    "convertRect(_:toCoordinateSpace:)": "convert(_:to:)",
    "convertRect(_:fromCoordinateSpace:)": "convert(_:from:)",
    "convertTime(_:toLayer:)": "convertTime(_:to:)",
    "convertTime(_:fromLayer:)": "convertTime(_:from:)",
    "frameForAlignmentRect(_:)": "frame(forAlignmentRect:)",
    "alignmentRectForFrame(_:)": "alignmentRect(forFrame:)",
    "ignorePress(_:forEvent:)": "ignore(_:for:)",
    "resizableImageWithCapInsets(_:)": "resizableImage(withCapInsets:)",
    "resizableImageWithCapInsets(_:resizingMode:)": "resizableImage(withCapInsets:resizingMode:)",
    "stretchableImageWithLeftCapWidth(_:topCapHeight:)":
      "stretchableImage(withLeftCapWidth:topCapHeight:)",
    "animatedImageWithImages(_:duration:)": "animatedImage(with:duration:)",
    "imageWithAlignmentRectInsets(_:)": "withAlignmentRectInsets(_:)",
    "targetForAction(_:withSender:)": "target(forAction:withSender:)",
    "setTargetRect(_:inView:)": "setTargetRect(_:in:)",
    "preciseLocationInView(_:)": "preciseLocation(in:)",
    "precisePreviousLocationInView(_:)": "precisePreviousLocation(in:)",
    "azimuthAngleInView(_:)": "azimuthAngle(in:)",
    "azimuthUnitVectorInView(_:)": "azimuthUnitVector(in:)",
    "pressesForGestureRecognizer(_:)": "presses(for:)",
    "insertArrangedSubview(_:atIndex:)": "insertArrangedSubview(_:at:)",
    "maximumTrackImageForState(_:)": "maximumTrackImage(for:)",
    "minimumTrackImageForState(_:)": "minimumTrackImage(for:)",
    "thumbImageForState(_:)": "thumbImage(for:)",
    "incrementImageForState(_:)": "incrementImage(for:)",
    "decrementImageForState(_:)": "decrementImage(for:)",
    "backgroundImageForState(_:barMetrics:)": "backgroundImage(for:barMetrics:)",
    "contentOffsetForSegmentAtIndex(_:)": "contentOffsetForSegment(at:)",
    "characterRangeAtPoint(_:)": "characterRange(at:)",
    "closestPositionToPoint(_:withinRange:)": "closestPosition(to:within:)",
    "selectionRectsForRange(_:)": "selectionRects(for:)",
    "defaultValueForKey(_:)": "defaultValue(forKey:)",
    "scrollToPoint(_:)": "scroll(to:)", "scrollToRect(_:)": "scroll(to:)",
    "getControlPointAtIndex(_:values:)": "getControlPoint(at:values:)",
    "accessibilityElementAtIndex(_:)": "accessibilityElement(at:)",
    "shouldUpdateFocusInContext(_:)": "shouldUpdateFocus(in:)",
    "didUpdateFocusInContext(_:withAnimationCoordinator:)": "didUpdateFocus(in:with:)",
    "registerUndoWithTarget(_:handler:)": "registerUndo(withTarget:handler:)",
    "registerUndoWithTarget(_:selector:object:)": "registerUndo(withTarget:selector:object:)",
  ]

  /// Labels of initializers, by what is made.
  static let initializers: [String: [String: String]] = [
    "NSBundle": ["forClass": "for", "URL": "url"],
    "NSCharacterSet": ["charactersInString": "charactersIn"],
    "NSIndexPath": ["forRow": "row", "forItem": "item", "inSection": "section"],
    "UIImage": ["inBundle": "in", "compatibleWithTraitCollection": "compatibleWith"],
    "UIVibrancyEffect": ["forBlurEffect": "blurEffect"],
  ]

  /// Properties; those of texts are methods now.
  static let libraryProperties: [String: String] = [
    "memory": "pointee", "uppercaseString": "uppercased()", "lowercaseString": "lowercased()",
    "capitalizedString": "capitalized", "refreshing": "isRefreshing", "editing": "isEditing",
    "modalInPopover": "isModalInPopover", "statusBarHidden": "isStatusBarHidden",
    "idleTimerDisabled": "isIdleTimerDisabled", "menuVisible": "isMenuVisible",
    "secureTextEntry": "isSecureTextEntry",
    "proximityMonitoringEnabled": "isProximityMonitoringEnabled",
    "batteryMonitoringEnabled": "isBatteryMonitoringEnabled",
    "UUIDString": "uuidString",
    "layoutMarginsRelativeArrangement": "isLayoutMarginsRelativeArrangement",
    "baselineRelativeArrangement": "isBaselineRelativeArrangement",
  ]

  /// Methods that became properties.
  static let libraryMethodsNowProperties: [String: String] = [
    "sharedMenuController": "shared", "generalPasteboard": "general",
    "systemFontSize": "systemFontSize", "smallSystemFontSize": "smallSystemFontSize",
    "labelFontSize": "labelFontSize", "buttonFontSize": "buttonFontSize",
    "whitespaceCharacterSet": "whitespaces", "decimalDigitCharacterSet": "decimalDigits",
    "whitespaceAndNewlineCharacterSet": "whitespacesAndNewlines",
    "distantFuture": "distantFuture", "distantPast": "distantPast",
    "adaptivePresentationStyle": "adaptivePresentationStyle",
    "childViewControllerForStatusBarStyle": "childForStatusBarStyle",
    "childViewControllerForStatusBarHidden": "childForStatusBarHidden",
    "shouldAutomaticallyForwardAppearanceMethods": "shouldAutomaticallyForwardAppearanceMethods",
    "preferredInterfaceOrientationForPresentation": "preferredInterfaceOrientationForPresentation",
    "requiresConstraintBasedLayout": "requiresConstraintBasedLayout",
    "initiallyInteractive": "initiallyInteractive", "isCancelled": "isCancelled",
    "transitionDuration": "transitionDuration", "percentComplete": "percentComplete",
    "completionVelocity": "completionVelocity", "completionCurve": "completionCurve",
  ]

  /// Cases of Foundation's types.
  static let foundationCases: [String: String] = [
    "NoStyle": "none", "DecimalStyle": "decimal", "CurrencyStyle": "currency",
    "PercentStyle": "percent", "ScientificStyle": "scientific", "SpellOutStyle": "spellOut",
    "ShortStyle": "short", "MediumStyle": "medium", "LongStyle": "long", "FullStyle": "full",
    "OrderedAscending": "orderedAscending", "OrderedSame": "orderedSame",
    "OrderedDescending": "orderedDescending", "NumericSearch": "numeric",
    "CaseInsensitiveSearch": "caseInsensitive", "BackwardsSearch": "backwards",
  ]
  /// The types that have them.
  static let foundationTypes: Set<String> = [
    "NSNumberFormatterStyle", "NSDateFormatterStyle", "NSComparisonResult",
    "NSStringCompareOptions",
  ]
}
