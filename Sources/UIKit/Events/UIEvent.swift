/// What happened to the touches of one moment.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIEvent {}
