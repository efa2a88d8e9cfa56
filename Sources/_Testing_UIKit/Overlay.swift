// Empty on purpose. Swift Testing carries a cross-import overlay for modules named UIKit: a file that
// imports both `Testing` and `UIKit` looks for a module of this name, and fails where there is none.
