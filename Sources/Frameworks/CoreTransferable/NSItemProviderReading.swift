public import Foundation

/// An object that can be made from the content of an item provider.
///
/// Partial: not a subtype of `NSObjectProtocol`, which Linux's Foundation limits to its classes.
public protocol NSItemProviderReading: AnyObject, SendableMetatype {
  /// The identifiers of the types that an object is made from, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Creates an object from content.
  ///
  /// - Parameters:
  ///   - data: The bytes of the content.
  ///   - typeIdentifier: The identifier of the type of the data.
  /// - Throws: an error if the content cannot be read.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
