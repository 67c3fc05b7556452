public import Foundation
public import UniformTypeIdentifiers

/// A representation of a value as bytes. Same as Apple's.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  public typealias Body = Never
  public let _ways: _TransferWays<Item>

  /// Creates a representation that can be imported and exported.
  ///
  /// - Parameters:
  ///   - contentType: The type of the file.
  ///   - exporting: A function that returns the data for a value.
  ///   - importing: A function that returns the value for data.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    _ways = _TransferWays(
      contentType, read: { try await importing($0.data) }, write: exporting)
  }

  /// Creates a representation that can only be imported.
  ///
  /// - Parameters:
  ///   - importedContentType: The type of the imported data.
  ///   - importing: A function that returns the value for data.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    _ways = _TransferWays(importedContentType, read: { try await importing($0.data) })
  }

  /// Creates a representation that can only be exported.
  ///
  /// - Parameters:
  ///   - exportedContentType: The type of the exported data.
  ///   - exporting: A function that returns the data for a value.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {
    _ways = _TransferWays(exportedContentType, write: exporting)
  }
}
