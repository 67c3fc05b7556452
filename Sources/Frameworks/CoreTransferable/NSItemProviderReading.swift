public import Foundation

/// An object that can be created from the content of an item provider.
///
/// Partial: the protocol does not inherit from `NSObjectProtocol`, which Foundation on Linux limits
/// to its classes.
public protocol NSItemProviderReading: AnyObject, SendableMetatype {
  /// The identifiers of the types from which an object can be created, the preferred first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Creates an object from content.
  ///
  /// - Parameters:
  ///   - data: The bytes of the content.
  ///   - typeIdentifier: The identifier of the type of the data.
  /// - Throws: An error if the content cannot be read.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
