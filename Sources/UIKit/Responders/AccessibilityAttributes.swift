/// What a client set of an object for assistive code; made at the first setting.
final class AccessibilityAttributes {
  var isElement: Bool?
  var label: String?
  var identifier: String?
  var value: String?
  var hint: String?
  var traits: UIAccessibilityTraits?
  var frame: CGRect?
  var activationPoint: CGPoint?
  var elements: [ActionTarget]?
  var hidesElements = false
  var isModal = false
  var groupsChildren = false
  var language: String?
  var keepsColors = false
  var inputLabels: [String] = []
  var containerType = UIAccessibilityContainerType.none
  #if !hasFeature(Embedded)
    var responds: Bool?
  #endif
  var customActions: [UIAccessibilityCustomAction]?
}

/// What an object of the engine is for assistive code as long as a client says nothing else.
struct NaturalAccessibility {
  var isElement = false
  var label: String?
  var value: String?
  var traits = UIAccessibilityTraits.none
}
