/// A reference that doesn't keep its object alive; nil once the object is gone.
///
/// Deviation: Embedded Swift has no `weak`. There the reference isn't cleared, so it may only be read while its
/// object lives: the object owns what reads it.
package struct Unretained<Object: AnyObject> {
  #if hasFeature(Embedded)
    /// The object.
    package private(set) unowned(unsafe) var object: Object?
  #else
    /// The object; nil once it is gone.
    package private(set) weak var object: Object?
  #endif

  /// Creates a reference.
  package init(_ object: Object) { self.object = object }
}
