// Empty on purpose: this target exists for its module map, so that clients can say
// `import UIKit.UIGestureRecognizerSubclass`, as they do on Apple's platforms.
