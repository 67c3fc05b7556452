import Foundation

/// Creates objects of classes that are known only at run time.
///
/// On Apple's platforms the Objective-C runtime does this for a registered class. Swift requires a
/// `required` initializer, which the classes of apps do not have, as they need none there.
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

/// A class whose method table begins as that of `NSObject`: with `init()`.
///
/// It is open, so that the compiler does not devirtualize the call.
open class _ClassTwin {
  /// Creates an object, in place of `NSObject.init()`.
  public required init() {}
}
