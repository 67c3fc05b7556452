import Foundation

/// Creates objects of classes that are known only at run time.
///
/// On Apple's platforms the Objective-C runtime creates such an object. In Swift, creating an
/// object of a class known only at run time needs a `required` initializer. Classes of apps do not
/// have one, as Apple's platforms do not require it.
enum ClassMaker {
  /// Creates an object of a class by the `init()` that it declares or inherits.
  ///
  /// `NSObject.init()` is the first overridable method of `NSObject`, and so of every class below
  /// it: calling the first method of `_ClassTwin` on such a class calls that class's `init()`. The
  /// bit casts change no memory. A test makes objects of overriding and of plain classes, so that a
  /// toolchain with another layout would be noticed.
  static func make<Object: NSObject>(_ type: Object.Type) -> Object {
    let twin = unsafeBitCast(type as AnyClass, to: _ClassTwin.Type.self)
    return unsafeDowncast(twin.init() as AnyObject, to: Object.self)
  }
}

/// A class whose method table begins as that of `NSObject` does: with `init()`.
///
/// The class is open, so that the compiler does not replace the call in the method table by a
/// direct one.
open class _ClassTwin {
  /// Creates an object, in place of `NSObject.init()`.
  public required init() {}
}
