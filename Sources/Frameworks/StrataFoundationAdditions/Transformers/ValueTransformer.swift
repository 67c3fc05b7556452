public import Foundation
import StrataDeviceServices

/// The name under which a transformer is registered.
///
/// Same as Apple's, without those of transformers that negate and compare.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// The name of the transformer that reads and writes archives of objects.
  public static let secureUnarchiveFromDataTransformerName = NSValueTransformerName(
    "NSSecureUnarchiveFromData")
}

/// Converts values of one kind into values of another, such as colors into data.
///
///     final class ColorTransformer: ValueTransformer {
///       override class func allowsReverseTransformation() -> Bool { true }
///       override func transformedValue(_ value: Any?) -> Any? { … }
///       override func reverseTransformedValue(_ value: Any?) -> Any? { … }
///     }
///     ValueTransformer.setValueTransformer(ColorTransformer(), forName: .init("ColorTransformer"))
///
/// Foundation on Linux has none. Same as Apple's, except that a transformer is found only by a name
/// under which it was registered, not by that of its class.
open class ValueTransformer: NSObject, _Replaceable {
  /// Creates a transformer.
  public override required init() {}

  /// Creates the transformer of a name: the one that was registered.
  ///
  /// - Parameter name: The name under which it was registered; `nil` is returned for another.
  public convenience init?(forName name: NSValueTransformerName) {
    guard let known = Self.known.withLock({ $0[name]?.transformer }) else { return nil }
    self.init(replacedBy: known)
  }

  /// Registers a transformer under a name, for the whole program.
  ///
  /// - Parameters:
  ///   - transformer: The transformer, or `nil` to remove the one of the name.
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

  /// Returns the class of the values that the transformer makes.
  open class func transformedValueClass() -> AnyClass { NSObject.self }

  /// Returns whether the transformer can convert back.
  open class func allowsReverseTransformation() -> Bool { false }

  /// Returns a converted value; the same value unless a subclass overrides it.
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

/// Reads objects from archives, and writes them into archives.
///
/// A subclass names its classes in ``allowedTopLevelClasses``. Same as Apple's.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
  /// The classes whose objects are read.
  open class var allowedTopLevelClasses: [AnyClass] {
    [
      NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self,
      NSData.self, NSURL.self, NSUUID.self, NSNull.self,
    ]
  }

  open override class func allowsReverseTransformation() -> Bool { true }

  /// Returns the object of an archive; `nil` if it is none, or of another class.
  open override func transformedValue(_ value: Any?) -> Any? {
    guard let data = value as? Data else { return nil }
    // Whoever transforms a value learns of a failure by nil.
    return try? NSKeyedUnarchiver.unarchivedObject(
      ofClasses: Self.allowedTopLevelClasses, from: data)
  }

  /// Returns the archive of an object; `nil` if it cannot be archived.
  open override func reverseTransformedValue(_ value: Any?) -> Any? {
    guard let value else { return nil }
    return try? NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
  }
}

/// A class whose initializer may return an object that exists. Swift allows it in an extension of a
/// protocol only.
public protocol _Replaceable {}

extension _Replaceable {
  init?(replacedBy other: Any) {
    guard let other = other as? Self else { return nil }
    self = other
  }
}
