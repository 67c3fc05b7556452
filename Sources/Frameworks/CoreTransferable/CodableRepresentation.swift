import Foundation
import StrataDeviceServices
public import UniformTypeIdentifiers

/// A representation of a value that conforms to `Codable`, as JSON.
///
/// Partial: the encoder is always `JSONEncoder`, and the decoder `JSONDecoder`.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  public typealias Body = Never
  public let _ways: _TransferWays<Item>

  /// Creates a representation as JSON.
  ///
  /// - Parameters:
  ///   - itemType: The type of the value.
  ///   - contentType: The type of the content.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    _ways = _TransferWays(
      contentType, read: { try JSONDecoder().decode(Item.self, fromUntrusted: try $0.data) },
      write: { try JSONEncoder().encode($0) })
  }
}
