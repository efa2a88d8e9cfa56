// Names that types had in earlier versions of Swift, and still have in much code.

/// What `UIControl.Event` was called before.
public typealias UIControlEvents = UIControl.Event

/// What `UIControl.State` was called before.
public typealias UIControlState = UIControl.State

/// What `UIButton.ButtonType` was called before.
public typealias UIButtonType = UIButton.ButtonType

/// What `UIGestureRecognizer.State` was called before.
public typealias UIGestureRecognizerState = UIGestureRecognizer.State

/// What `UISwipeGestureRecognizer.Direction` was called before.
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction

/// What `UITouch.Phase` was called before.
public typealias UITouchPhase = UITouch.Phase

/// What `UITouch.TouchType` was called before.
public typealias UITouchType = UITouch.TouchType
