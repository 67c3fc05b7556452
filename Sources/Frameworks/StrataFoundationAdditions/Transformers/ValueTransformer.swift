public import Foundation
import StrataDeviceServices

/// The name under which a transformer is registered.
///
/// Same as Apple's, without the names of transformers that negate and compare.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a name from a text.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// The name of the transformer that reads and writes archives of objects.
  public static let secureUnarchiveFromDataTransformerName = NSValueTransformerName(
    "NSSecureUnarchiveFromData")
}

/// An object that converts values of one kind to values of another, such as colors to data.
///
///     final class ColorTransformer: ValueTransformer {
///       override class func allowsReverseTransformation() -> Bool { true }
///       override func transformedValue(_ value: Any?) -> Any? { … }
///       override func reverseTransformedValue(_ value: Any?) -> Any? { … }
///     }
///     ValueTransformer.setValueTransformer(ColorTransformer(), forName: .init("ColorTransformer"))
///
/// Same as Apple's, except that a transformer is found only by a name under which it was
/// registered, not by the name of its class. Foundation on Linux has no such class.
open class ValueTransformer: NSObject, _Replaceable {
  /// Creates an object that converts values of one kind to values of another, such as colors to
  /// data.
  public override required init() {}

  /// Finds the transformer that was registered under a name; returns `nil` if there is none.
  ///
  /// - Parameter name: The name under which the transformer was registered.
  public convenience init?(forName name: NSValueTransformerName) {
    guard let known = Self.known.withLock({ $0[name]?.transformer }) else { return nil }
    self.init(replacedBy: known)
  }

  /// Registers a transformer under a name for the whole program.
  ///
  /// - Parameters:
  ///   - transformer: The transformer; `nil` removes the one with the name.
  ///   - name: The name.
  open class func setValueTransformer(
    _ transformer: ValueTransformer?, forName name: NSValueTransformerName
  ) {
    let kept = transformer.map { Kept(transformer: $0) }
    known.withLock { $0[name] = kept }
  }

  /// Returns the names of all transformers that were registered.
  open class func valueTransformerNames() -> [NSValueTransformerName] {
    known.withLock { Array($0.keys) }
  }

  /// Returns the class of the values to which the transformer converts.
  open class func transformedValueClass() -> AnyClass { NSObject.self }

  /// Returns whether the transformer can convert back.
  open class func allowsReverseTransformation() -> Bool { false }

  /// Returns a converted value. Without an override, it is the same value.
  open func transformedValue(_ value: Any?) -> Any? { value }

  /// Returns the value from which another was converted.
  open func reverseTransformedValue(_ value: Any?) -> Any? {
    Self.allowsReverseTransformation() ? transformedValue(value) : nil
  }

  // @unchecked: an app registers transformers before it uses them, from any thread, as with Apple's.
  private struct Kept: @unchecked Sendable {
    var transformer: ValueTransformer
  }

  private static let known = Locked<[NSValueTransformerName: Kept]>([
    .secureUnarchiveFromDataTransformerName: Kept(
      transformer: NSSecureUnarchiveFromDataTransformer())
  ])
}

/// A transformer that decodes objects from archives, and encodes them as archives.
///
/// A subclass lists its classes in ``allowedTopLevelClasses``. Same as Apple's.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
  /// The classes whose objects can be decoded.
  open class var allowedTopLevelClasses: [AnyClass] {
    [
      NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self,
      NSData.self, NSURL.self, NSUUID.self, NSNull.self,
    ]
  }

  open override class func allowsReverseTransformation() -> Bool { true }

  /// Returns the object in an archive; `nil` if there is none, or if its class is not allowed.
  open override func transformedValue(_ value: Any?) -> Any? {
    guard let data = value as? Data else { return nil }
    // This method does not throw: nil reports the failure to its caller.
    return try? NSKeyedUnarchiver.unarchivedObject(
      ofClasses: Self.allowedTopLevelClasses, from: data)
  }

  /// Returns the archive of an object; `nil` if it cannot be archived.
  open override func reverseTransformedValue(_ value: Any?) -> Any? {
    guard let value else { return nil }
    return try? NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
  }
}

/// A class whose initializer may return an existing object. Swift allows that only in an extension
/// of a protocol.
public protocol _Replaceable {}

extension _Replaceable {
  init?(replacedBy other: Any) {
    guard let other = other as? Self else { return nil }
    self = other
  }
}
