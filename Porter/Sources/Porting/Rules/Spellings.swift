/// Names as Swift 2, 3 and 4 spelled them, and as they are spelled now.
enum Spellings {
  /// Types, constants and functions without arguments.
  static let names: [String: String] = {
    var names = types
    for (prefix, type, cases) in constants {
      for name in cases { names[prefix + name] = type + "." + name.loweredFirst }
    }
    for (name, now) in notifications { names[name + "Notification"] = now }
    return names.merging(attributes) { first, _ in first }.merging(values) { first, _ in first }
  }()

  /// Members of `NSNotification.Name` in Swift 3 and 4.
  static let notifications: [String: String] = [
    "UIDeviceOrientationDidChange": "UIDevice.orientationDidChangeNotification",
    "UIApplicationDidBecomeActive": "UIApplication.didBecomeActiveNotification",
    "UIApplicationWillResignActive": "UIApplication.willResignActiveNotification",
    "UIApplicationDidEnterBackground": "UIApplication.didEnterBackgroundNotification",
    "UIApplicationWillEnterForeground": "UIApplication.willEnterForegroundNotification",
    "UIApplicationDidReceiveMemoryWarning": "UIApplication.didReceiveMemoryWarningNotification",
    "UIApplicationWillChangeStatusBarOrientation":
      "UIApplication.willChangeStatusBarOrientationNotification",
    "UIApplicationDidChangeStatusBarOrientation":
      "UIApplication.didChangeStatusBarOrientationNotification",
    "UIKeyboardWillShow": "UIResponder.keyboardWillShowNotification",
    "UIKeyboardDidShow": "UIResponder.keyboardDidShowNotification",
    "UIKeyboardWillHide": "UIResponder.keyboardWillHideNotification",
    "UIKeyboardDidHide": "UIResponder.keyboardDidHideNotification",
    "UIKeyboardWillChangeFrame": "UIResponder.keyboardWillChangeFrameNotification",
    "UIKeyboardDidChangeFrame": "UIResponder.keyboardDidChangeFrameNotification",
    "UITextFieldTextDidBeginEditing": "UITextField.textDidBeginEditingNotification",
    "UITextFieldTextDidChange": "UITextField.textDidChangeNotification",
    "UITextFieldTextDidEndEditing": "UITextField.textDidEndEditingNotification",
  ].merging(OldNotifications.names) { first, _ in first }

  private static let types: [String: String] = [
    "UIKeyInputUpArrow": "UIKeyCommand.inputUpArrow",
    "UIKeyInputDownArrow": "UIKeyCommand.inputDownArrow",
    "UIKeyInputLeftArrow": "UIKeyCommand.inputLeftArrow",
    "UIKeyInputRightArrow": "UIKeyCommand.inputRightArrow",
    "UIKeyInputEscape": "UIKeyCommand.inputEscape",
    "OptionSetType": "OptionSet", "ErrorType": "Error", "SequenceType": "Sequence",
    "CollectionType": "Collection", "GeneratorType": "IteratorProtocol",
    "UIGestureRecognizerState": "UIGestureRecognizer.State",
    "UINavigationControllerOperation": "UINavigationController.Operation",
    "UIPageViewControllerTransitionStyle": "UIPageViewController.TransitionStyle",
    "UIPageViewControllerNavigationOrientation": "UIPageViewController.NavigationOrientation",
    "UIPageViewControllerNavigationDirection": "UIPageViewController.NavigationDirection",
    "UIPageViewControllerSpineLocation": "UIPageViewController.SpineLocation",
    "UIPageViewControllerOptionInterPageSpacingKey":
      "UIPageViewController.OptionsKey.interPageSpacing",
    "UIPageViewControllerOptionSpineLocationKey":
      "UIPageViewController.OptionsKey.spineLocation",
    "UIControlState": "UIControl.State",
    "UIControlEvents": "UIControl.Event",
    "UIControlContentHorizontalAlignment": "UIControl.ContentHorizontalAlignment",
    "UIControlContentVerticalAlignment": "UIControl.ContentVerticalAlignment",
    "UIViewAnimationOptions": "UIView.AnimationOptions",
    "UIViewAnimationCurve": "UIView.AnimationCurve",
    "UIViewKeyframeAnimationOptions": "UIView.KeyframeAnimationOptions",
    "UIViewContentMode": "UIView.ContentMode",
    "UIViewAutoresizing": "UIView.AutoresizingMask",
    "UIViewTintAdjustmentMode": "UIView.TintAdjustmentMode",
    "UISwipeGestureRecognizerDirection": "UISwipeGestureRecognizer.Direction",
    "UITouchPhase": "UITouch.Phase",
    "UITouchType": "UITouch.TouchType",
    "UITouchProperties": "UITouch.Properties",
    "UIPressType": "UIPress.PressType",
    "UIPressPhase": "UIPress.Phase",
    "UIEventType": "UIEvent.EventType",
    "UIEventSubtype": "UIEvent.EventSubtype",
    "UIImpactFeedbackStyle": "UIImpactFeedbackGenerator.FeedbackStyle",
    "UINotificationFeedbackType": "UINotificationFeedbackGenerator.FeedbackType",
    "UIButtonType": "UIButton.ButtonType",
    "UIScrollViewIndicatorStyle": "UIScrollView.IndicatorStyle",
    "UIScrollViewKeyboardDismissMode": "UIScrollView.KeyboardDismissMode",
    "UIScrollViewContentInsetAdjustmentBehavior": "UIScrollView.ContentInsetAdjustmentBehavior",
    "UIActivityIndicatorViewStyle": "UIActivityIndicatorView.Style",
    "UIApplicationState": "UIApplication.State",
    "UIApplicationLaunchOptionsKey": "UIApplication.LaunchOptionsKey",
    "UIFontTextStyle": "UIFont.TextStyle",
    "UIImageRenderingMode": "UIImage.RenderingMode",
    "UIImageOrientation": "UIImage.Orientation", "UIImageResizingMode": "UIImage.ResizingMode",
    "UIAlertActionStyle": "UIAlertAction.Style",
    "UITextFieldViewMode": "UITextField.ViewMode",
    "UITextBorderStyle": "UITextField.BorderStyle",
    "UITextFieldDidEndEditingReason": "UITextField.DidEndEditingReason",
    "UIAlertControllerStyle": "UIAlertController.Style",
    "UIBlurEffectStyle": "UIBlurEffect.Style", "UIProgressViewStyle": "UIProgressView.Style",
    "UICollisionBehaviorMode": "UICollisionBehavior.Mode",
    "UIPushBehaviorMode": "UIPushBehavior.Mode",
    "UIAttachmentBehaviorType": "UIAttachmentBehavior.AttachmentType",
    "UIFontDescriptorSymbolicTraits": "UIFontDescriptor.SymbolicTraits",
    "NSAttributedStringKey": "NSAttributedString.Key",
    "RunLoopMode": "RunLoop.Mode",
    "NSTimer": "Timer",
    "NSInteger": "Int", "NSUInteger": "UInt",
    "NSTimeInterval": "TimeInterval",
    "NSDate": "Date",
    "NSUserDefaults": "UserDefaults",
    "NSRunLoop": "RunLoop",
    "NSBundle": "Bundle", "NSNumberFormatter": "NumberFormatter",
    "NSDateFormatter": "DateFormatter", "NSFormatter": "Formatter",
    "NSNumberFormatterStyle": "NumberFormatter.Style",
    "NSDateFormatterStyle": "DateFormatter.Style", "NSThread": "Thread",
    "NSOperationQueue": "OperationQueue", "NSOperation": "Operation",
    "NSBlockOperation": "BlockOperation", "NSFileManager": "FileManager",
    "NSProcessInfo": "ProcessInfo", "NSScanner": "Scanner", "NSUndoManager": "UndoManager",
    "CFRunLoopTimerRef": "Timer", "CFRunLoopTimer": "Timer",
    "NSComparisonResult": "ComparisonResult", "NSStringCompareOptions": "NSString.CompareOptions",
    "dispatch_queue_t": "DispatchQueue", "dispatch_group_t": "DispatchGroup",
    "dispatch_semaphore_t": "DispatchSemaphore", "dispatch_block_t": "(() -> Void)",
    "DISPATCH_TIME_FOREVER": "DispatchTime.distantFuture",
    "NSNotificationCenter": "NotificationCenter",
    "CGImageRef": "CGImage", "CGColorRef": "CGColor", "CGPathRef": "CGPath",
    "CGMutablePathRef": "CGMutablePath", "dispatch_once_t": "Int",
  ]

  /// Constants that were global, by what their names begin with, and the types that have them now.
  static let constants: [(prefix: String, type: String, cases: [String])] = [
    ("kCALineCap", "CAShapeLayerLineCap", ["Butt", "Round", "Square"]),
    ("kCALineJoin", "CAShapeLayerLineJoin", ["Miter", "Round", "Bevel"]),
    ("kCAFillRule", "CAShapeLayerFillRule", ["NonZero", "EvenOdd"]),
    ("kCAFillMode", "CAMediaTimingFillMode", ["Removed", "Forwards", "Backwards", "Both"]),
    (
      "kCAMediaTimingFunction", "CAMediaTimingFunctionName",
      ["Linear", "EaseIn", "EaseOut", "EaseInEaseOut", "Default"]
    ),
    (
      "kCAAnimation", "CAAnimationCalculationMode",
      ["Linear", "Discrete", "Paced", "Cubic", "CubicPaced"]
    ),
    ("kCAAnimation", "CAAnimationRotationMode", ["RotateAuto", "RotateAutoReverse"]),
    (
      "kCAAlignment", "CATextLayerAlignmentMode",
      ["Natural", "Left", "Right", "Center", "Justified"]
    ),
    ("kCATruncation", "CATextLayerTruncationMode", ["None", "Start", "Middle", "End"]),
    ("kCATransition", "CATransitionType", ["Fade", "MoveIn", "Push", "Reveal"]),
    (
      "kCATransition", "CATransitionSubtype", ["FromRight", "FromLeft", "FromTop", "FromBottom"]
    ),
    (
      "kCAGravity", "CALayerContentsGravity",
      [
        "Center", "Top", "Bottom", "Left", "Right", "TopLeft", "TopRight", "BottomLeft",
        "BottomRight",
        "Resize", "ResizeAspect", "ResizeAspectFill",
      ]
    ),
    ("kCAFilter", "CALayerContentsFilter", ["Linear", "Nearest", "Trilinear"]),
    ("kCAGradientLayer", "CAGradientLayerType", ["Axial", "Radial", "Conic"]),
    ("kCAScroll", "CAScrollLayerScrollMode", ["None", "Vertically", "Horizontally", "Both"]),
    (
      "kCAValueFunction", "CAValueFunctionName",
      [
        "RotateX", "RotateY", "RotateZ", "ScaleX", "ScaleY", "ScaleZ", "TranslateX", "TranslateY",
        "TranslateZ",
      ]
    ),
    ("kCGLineCap", "CGLineCap", ["Butt", "Round", "Square"]),
    ("kCGLineJoin", "CGLineJoin", ["Miter", "Round", "Bevel"]),
    ("UIWindowLevel", "UIWindow.Level", ["Normal", "StatusBar", "Alert"]),
    (
      "UILayoutPriority", "UILayoutPriority",
      ["Required", "DefaultHigh", "DefaultLow", "FittingSizeLevel"]
    ),
    ("UIScrollViewDecelerationRate", "UIScrollView.DecelerationRate", ["Normal", "Fast"]),
    (
      "UIFontWeight", "UIFont.Weight",
      ["UltraLight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black"]
    ),
    (
      "UIAccessibilityTrait", "UIAccessibilityTraits",
      [
        "None", "Button", "Link", "Header", "SearchField", "Image", "Selected", "PlaysSound",
        "KeyboardKey", "StaticText", "SummaryElement", "NotEnabled", "UpdatesFrequently",
        "StartsMediaSession", "Adjustable", "AllowsDirectInteraction", "CausesPageTurn", "TabBar",
      ]
    ),
  ]

  /// Keys of attributes of text, which were strings up to Swift 3.
  static let attributes: [String: String] = [
    "NSFontAttributeName": "font", "NSForegroundColorAttributeName": "foregroundColor",
    "NSBackgroundColorAttributeName": "backgroundColor", "NSKernAttributeName": "kern",
    "NSParagraphStyleAttributeName": "paragraphStyle", "NSShadowAttributeName": "shadow",
    "NSLigatureAttributeName": "ligature", "NSStrokeColorAttributeName": "strokeColor",
    "NSStrokeWidthAttributeName": "strokeWidth", "NSLinkAttributeName": "link",
    "NSAttachmentAttributeName": "attachment", "NSBaselineOffsetAttributeName": "baselineOffset",
    "NSUnderlineStyleAttributeName": "underlineStyle", "NSObliquenessAttributeName": "obliqueness",
    "NSUnderlineColorAttributeName": "underlineColor", "NSExpansionAttributeName": "expansion",
    "NSStrikethroughStyleAttributeName": "strikethroughStyle",
    "NSStrikethroughColorAttributeName": "strikethroughColor",
    "NSTextEffectAttributeName": "textEffect",
    "NSWritingDirectionAttributeName": "writingDirection",
  ].mapValues { "NSAttributedString.Key." + $0 }

  private static let values: [String: String] = [
    "UIKeyboardFrameBeginUserInfoKey": "UIResponder.keyboardFrameBeginUserInfoKey",
    "UIKeyboardFrameEndUserInfoKey": "UIResponder.keyboardFrameEndUserInfoKey",
    "UIKeyboardAnimationDurationUserInfoKey": "UIResponder.keyboardAnimationDurationUserInfoKey",
    "UIKeyboardAnimationCurveUserInfoKey": "UIResponder.keyboardAnimationCurveUserInfoKey",
    "UIKeyboardIsLocalUserInfoKey": "UIResponder.keyboardIsLocalUserInfoKey",
    "println": "print", "__FUNCTION__": "#function", "__FILE__": "#file", "__LINE__": "#line",
    "kCFBooleanTrue": "true", "kCFBooleanFalse": "false",
    "NSKeyValueChangeNewKey": "NSKeyValueChangeKey.newKey",
    "NSKeyValueChangeOldKey": "NSKeyValueChangeKey.oldKey",
    "NSKeyValueChangeKindKey": "NSKeyValueChangeKey.kindKey",
    "NSEC_PER_SEC": "UInt64(1_000_000_000)", "NSEC_PER_MSEC": "UInt64(1_000_000)",
    "USEC_PER_SEC": "UInt64(1_000_000)", "MSEC_PER_SEC": "UInt64(1_000)",
    "CGPointZero": "CGPoint.zero", "CGSizeZero": "CGSize.zero", "CGRectZero": "CGRect.zero",
    "CGRectNull": "CGRect.null", "CGRectInfinite": "CGRect.infinite",
    "UIEdgeInsetsZero": "UIEdgeInsets.zero", "UIOffsetZero": "UIOffset.zero",
    "CGAffineTransformIdentity": "CGAffineTransform.identity",
    "UIAccessibilityScreenChangedNotification": "UIAccessibility.Notification.screenChanged",
    "UIAccessibilityLayoutChangedNotification": "UIAccessibility.Notification.layoutChanged",
    "UIAccessibilityAnnouncementNotification": "UIAccessibility.Notification.announcement",
    "UIAccessibilityPageScrolledNotification": "UIAccessibility.Notification.pageScrolled",
    "NSIntegerMax": "Int.max", "NSIntegerMin": "Int.min", "NSUIntegerMax": "UInt.max",
    "CGFLOAT_MAX": "CGFloat.greatestFiniteMagnitude", "CGFLOAT_MIN": "CGFloat.leastNormalMagnitude",
    "UIViewNoIntrinsicMetric": "UIView.noIntrinsicMetric",
    "UISegmentedControlNoSegment": "UISegmentedControl.noSegment",
    "UITableViewAutomaticDimension": "UITableView.automaticDimension",
    "UIBackgroundTaskInvalid": "UIBackgroundTaskIdentifier.invalid",
    "UITrackingRunLoopMode": "RunLoop.Mode.tracking",
    "NSRunLoopCommonModes": "RunLoop.Mode.common", "NSDefaultRunLoopMode": "RunLoop.Mode.default",
    "UILayoutFittingCompressedSize": "UIView.layoutFittingCompressedSize",
    "UILayoutFittingExpandedSize": "UIView.layoutFittingExpandedSize",
    "UITransitionContextFromViewControllerKey": "UITransitionContextViewControllerKey.from",
    "UITransitionContextToViewControllerKey": "UITransitionContextViewControllerKey.to",
    "UITransitionContextFromViewKey": "UITransitionContextViewKey.from",
    "UITransitionContextToViewKey": "UITransitionContextViewKey.to",
  ]

  /// Functions that became initializers: their labels now.
  static let makers: [String: (type: String, labels: [String])] = [
    "CGPointMake": ("CGPoint", ["x", "y"]), "CGSizeMake": ("CGSize", ["width", "height"]),
    "CGRectMake": ("CGRect", ["x", "y", "width", "height"]),
    "CGVectorMake": ("CGVector", ["dx", "dy"]),
    "UIEdgeInsetsMake": ("UIEdgeInsets", ["top", "left", "bottom", "right"]),
    "UIOffsetMake": ("UIOffset", ["horizontal", "vertical"]),
    "CGAffineTransformMakeRotation": ("CGAffineTransform", ["rotationAngle"]),
    "CGAffineTransformMakeScale": ("CGAffineTransform", ["scaleX", "y"]),
    "CGAffineTransformMakeTranslation": ("CGAffineTransform", ["translationX", "y"]),
    "CGAffineTransformMake": ("CGAffineTransform", ["a", "b", "c", "d", "tx", "ty"]),
  ]

  /// Functions whose first argument is now asked: the member, and its labels; no labels mean a property.
  static let members: [String: (member: String, labels: [String]?)] = [
    "CGRectGetWidth": ("width", nil), "CGRectGetHeight": ("height", nil),
    "CGRectGetMinX": ("minX", nil), "CGRectGetMidX": ("midX", nil), "CGRectGetMaxX": ("maxX", nil),
    "CGRectGetMinY": ("minY", nil), "CGRectGetMidY": ("midY", nil), "CGRectGetMaxY": ("maxY", nil),
    "CGRectIsEmpty": ("isEmpty", nil), "CGRectIsNull": ("isNull", nil),
    "CGRectContainsPoint": ("contains", ["_"]), "CGRectContainsRect": ("contains", ["_"]),
    "CGRectIntersectsRect": ("intersects", ["_"]), "CGRectIntersection": ("intersection", ["_"]),
    "CGRectUnion": ("union", ["_"]), "CGRectInset": ("insetBy", ["dx", "dy"]),
    "CGRectOffset": ("offsetBy", ["dx", "dy"]),
    "UIEdgeInsetsInsetRect": ("inset", ["by"]),
    "CGAffineTransformRotate": ("rotated", ["by"]),
    "CGAffineTransformScale": ("scaledBy", ["x", "y"]),
    "CGAffineTransformTranslate": ("translatedBy", ["x", "y"]),
    "CGAffineTransformConcat": ("concatenating", ["_"]),
    "CGAffineTransformInvert": ("inverted", []),
  ]

  /// Labels of initializers, by their types.
  static let labels: [String: [String: String]] = [
    "UIActivityIndicatorView": ["activityIndicatorStyle": "style"],
    "UIVibrancyEffect": ["forBlurEffect": "blurEffect"],
    "String": ["stringInterpolationSegment": "describing"],
    "NSNumber": [
      "bool": "value", "char": "value", "unsignedChar": "value", "short": "value",
      "unsignedShort": "value", "int": "value", "unsignedInt": "value", "integer": "value",
      "unsignedInteger": "value", "long": "value", "unsignedLong": "value", "longLong": "value",
      "unsignedLongLong": "value", "float": "value", "double": "value",
    ],
  ]

  /// Sets of options, whose empty one was called `None`.
  static let optionSets: Set<String> = [
    "UIViewAutoresizing", "UIViewAnimationOptions", "UISwipeGestureRecognizerDirection",
    "UIControlEvents", "UIInterfaceOrientationMask", "UIViewKeyframeAnimationOptions",
    "UIRectEdge",
  ]

  /// The limits of `CGFloat`.
  static let limits: [String: String] = [
    "max": "greatestFiniteMagnitude", "min": "leastNormalMagnitude",
  ]

  /// Members that are read or set.
  static let properties: [String: String] = [
    "activityIndicatorViewStyle": "style",
    "styleSingle": "single", "styleThick": "thick", "styleDouble": "double",
    "UITrackingRunLoopMode": "tracking",
    "commonModes": "common", "childViewControllers": "children", "defaultRunLoopMode": "default",
    "isMovingToParentViewController": "isMovingToParent",
    "isMovingFromParentViewController": "isMovingFromParent",
    "childViewControllerForStatusBarStyle": "childForStatusBarStyle",
    "childViewControllerForStatusBarHidden": "childForStatusBarHidden",
  ]

  /// Cases, which Swift 2 began with a capital letter.
  static let cases: Set<String> = [
    "Possible", "Began", "Changed", "Ended", "Cancelled", "Failed", "Recognized", "Moved",
    "Stationary", "TouchDown", "TouchDownRepeat", "TouchDragInside", "TouchDragOutside",
    "TouchDragEnter", "TouchDragExit", "TouchUpInside", "TouchUpOutside", "TouchCancel",
    "ValueChanged", "PrimaryActionTriggered", "EditingDidBegin", "EditingChanged", "EditingDidEnd",
    "AllTouchEvents", "AllEvents", "Normal", "Highlighted", "Disabled", "Selected",
    "CurveEaseInOut", "CurveEaseIn", "CurveEaseOut", "CurveLinear", "BeginFromCurrentState",
    "AllowUserInteraction", "LayoutSubviews", "Repeat", "Autoreverse", "ScaleToFill",
    "ScaleAspectFit", "ScaleAspectFill", "FlexibleWidth", "FlexibleHeight", "FlexibleLeftMargin",
    "FlexibleRightMargin", "FlexibleTopMargin", "FlexibleBottomMargin", "Custom", "System",
    "Left", "Right", "Up", "Down", "Center", "Top", "Bottom", "TopLeft", "TopRight", "BottomLeft",
    "BottomRight", "Natural", "Justified", "Redraw", "EaseIn", "EaseOut", "EaseInOut", "Linear",
    "ByWordWrapping", "ByCharWrapping", "ByClipping", "ByTruncatingHead", "ByTruncatingTail",
    "ByTruncatingMiddle", "Fill", "Pad", "Phone", "Direct", "AlwaysTemplate", "AlwaysOriginal",
    "UpArrow", "DownArrow", "LeftArrow", "RightArrow", "Select", "Menu", "PlayPause",
    "MotionShake", "Automatic", "Default", "White", "WhiteLarge", "Gray", "Black", "Active",
    "Round", "Butt", "Square", "Miter", "Bevel",
    "Alert", "ActionSheet", "Cancel", "Destructive", "ExtraLight", "Light", "Dark",
    "Never", "WhileEditing", "UnlessEditing", "Always", "RoundedRect", "Line", "Bezel",
    "EditingDidEndOnExit", "AllEditingEvents", "NumberPad", "PhonePad", "NamePhonePad",
    "DecimalPad", "EmailAddress", "NumbersAndPunctuation", "Twitter", "WebSearch", "Done", "Next",
    "Go", "Join", "Search", "Send", "Words", "Sentences", "AllCharacters", "No", "Yes",
    "Inactive", "Background", "MinXEdge", "MaxXEdge", "MinYEdge", "MaxYEdge", "All",
  ]
}

extension String {
  /// The text with a small first letter.
  var loweredFirst: String { prefix(1).lowercased() + dropFirst() }
}
