import Foundation

/// Makes an object of a class that is known only at run time.
///
/// On Apple's platforms the runtime of Objective-C does this for a class that was registered. Swift
/// asks for a `required` initializer, which the classes of apps do not have, as there they need none.
enum ClassMaker {
  /// An object of a class, by the `init()` that it has or inherits.
  ///
  /// `NSObject.init()` is the first of its methods that can be overridden, in every class below it
  /// as well, so calling the first method of the twin on such a class calls its own `init()`. The
  /// bit casts change no memory; a test makes objects of overriding and of plain classes, so that
  /// another layout in a toolchain to come would show.
  static func make<Object: NSObject>(_ type: Object.Type) -> Object {
    let twin = unsafeBitCast(type as AnyClass, to: _ClassTwin.Type.self)
    return unsafeDowncast(twin.init() as AnyObject, to: Object.self)
  }
}

/// Has what `NSObject` has at the start of its table of methods: `init()`, and nothing before it.
/// Open, so that the compiler does not take the call for one of this very class.
open class _ClassTwin {
  public required init() {}
}
