extension OldSpellings {
  /// Methods of the classes of dynamic animations: only these have such names, so a call tells a file of Swift 2.
  static let dynamics: [String: String] = [
    "itemsInRect(_:)": "items(in:)",
    "updateItemUsingCurrentState(_:)": "updateItem(usingCurrentState:)",
    "willMoveToAnimator(_:)": "willMove(to:)",
    "addBoundaryWithIdentifier(_:forPath:)": "addBoundary(withIdentifier:for:)",
    "addBoundaryWithIdentifier(_:fromPoint:toPoint:)": "addBoundary(withIdentifier:from:to:)",
    "boundaryWithIdentifier(_:)": "boundary(withIdentifier:)",
    "removeBoundaryWithIdentifier(_:)": "removeBoundary(withIdentifier:)",
    "setTranslatesReferenceBoundsIntoBoundaryWithInsets(_:)":
      "setTranslatesReferenceBoundsIntoBoundary(with:)",
    "targetOffsetFromCenterForItem(_:)": "targetOffsetFromCenter(for:)",
    "setTargetOffsetFromCenter(_:forItem:)": "setTargetOffsetFromCenter(_:for:)",
    "addLinearVelocity(_:forItem:)": "addLinearVelocity(_:for:)",
    "linearVelocityForItem(_:)": "linearVelocity(for:)",
    "addAngularVelocity(_:forItem:)": "addAngularVelocity(_:for:)",
    "angularVelocityForItem(_:)": "angularVelocity(for:)",
    "slidingAttachmentWithItem(_:attachedToItem:attachmentAnchor:axisOfTranslation:)":
      "slidingAttachment(with:attachedTo:attachmentAnchor:axisOfTranslation:)",
    "slidingAttachmentWithItem(_:attachmentAnchor:axisOfTranslation:)":
      "slidingAttachment(with:attachmentAnchor:axisOfTranslation:)",
    "limitAttachmentWithItem(_:offsetFromCenter:attachedToItem:offsetFromCenter:)":
      "limitAttachment(with:offsetFromCenter:attachedTo:offsetFromCenter:)",
    "fixedAttachmentWithItem(_:attachedToItem:attachmentAnchor:)":
      "fixedAttachment(with:attachedTo:attachmentAnchor:)",
    "pinAttachmentWithItem(_:attachedToItem:attachmentAnchor:)":
      "pinAttachment(with:attachedTo:attachmentAnchor:)",
    "radialGravityFieldWithPosition(_:)": "radialGravityField(position:)",
    "linearGravityFieldWithVector(_:)": "linearGravityField(direction:)",
    "velocityFieldWithVector(_:)": "velocityField(direction:)",
    "noiseFieldWithSmoothness(_:animationSpeed:)": "noiseField(smoothness:animationSpeed:)",
    "turbulenceFieldWithSmoothness(_:animationSpeed:)":
      "turbulenceField(smoothness:animationSpeed:)",
    "fieldWithEvaluationBlock(_:)": "field(evaluationBlock:)",
    "inverseRegion()": "inverse()", "regionByUnionWithRegion(_:)": "union(_:)",
    "regionByDifferenceFromRegion(_:)": "difference(from:)",
    "regionByIntersectionWithRegion(_:)": "intersection(_:)",
  ]

  /// Cases that Swift 2 began with a capital letter where a call makes an object of UIKit's, and by which it is told.
  static let signCases: Set<String> = Spellings.cases.union(["Continuous", "Instantaneous"])
}
