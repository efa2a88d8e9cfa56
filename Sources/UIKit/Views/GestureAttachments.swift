/// What gestures and touches keep with a view.
struct GestureAttachments {}
