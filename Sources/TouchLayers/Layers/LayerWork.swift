#if !hasFeature(Embedded)
  import TouchGraphics

  /// What `LayerMembers` asks of the extensions of `CALayer`.
  ///
  /// By their own names they would stand in one circle with the class that inherits from it.
  @MainActor
  protocol LayerWork: AnyObject {
    var extras: LayerExtras? { get }
    var ownExtras: LayerExtras { get }
    var state: LayerState { get set }
    var isOfView: Bool { get }
    func visiblePart() -> CGRect
    func change(_ properties: LayerProperty..., by edit: (inout LayerState) -> Void)
    func placeSublayers()
    func setContents(_ image: CGImage?)
    func showContents()
    func retime(_ change: (inout LayerTiming) -> Void)
    func presented() -> Self
    func layerOfModel() -> Self
    func namedAnimationKeys() -> [String]?
    func contentSize() -> CGSize
    func ownValue(forKeyPath keyPath: String) -> Any?
    func setOwnValue(_ value: Any?, forKeyPath keyPath: String)
  }
#endif
