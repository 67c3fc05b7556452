public import Foundation
public import UniformTypeIdentifiers

/// A file that was received.
public struct ReceivedTransferredFile: Sendable {
  /// The URL of the file, which is deleted when the closure that receives it has returned. To keep
  /// the file, copy it.
  public let file: URL
  /// A Boolean value that indicates whether the file is the original: always `false`, as a browser
  /// sends a copy.
  public let isOriginalFile: Bool
}

/// A file to be sent. Same as Apple's.
public struct SentTransferredFile: Sendable {
  /// The file that is sent.
  public let file: URL
  /// A Boolean value that indicates whether the receiver may open the file itself.
  ///
  /// Accepted: it has no effect, since the receiver gets a copy.
  public let allowAccessingOriginalFile: Bool

  /// Creates a value that describes a file to send.
  ///
  /// - Parameters:
  ///   - file: The URL of the file.
  ///   - allowAccessingOriginalFile: Whether receivers may use the file itself instead of a copy.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    (self.file, self.allowAccessingOriginalFile) = (file, allowAccessingOriginalFile)
  }
}

/// A representation of a value as a file.
///
/// Partial: `shouldAttemptToOpenInPlace` and `shouldAllowToOpenInPlace` have no effect, as a
/// browser sends copies.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  public typealias Body = Never
  public let _ways: _TransferWays<Item>

  /// Creates a representation that can be imported and exported.
  ///
  /// - Parameters:
  ///   - contentType: The type of the file.
  ///   - shouldAttemptToOpenInPlace: Whether the file is used where it is, without a copy.
  ///   - exporting: A function that returns the data or the file of a value.
  ///   - importing: A function that returns the value for a file.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    _ways = _TransferWays(
      contentType, read: Self.reading(contentType, importing), write: Self.writing(exporting))
  }

  /// Creates a representation that can only be imported.
  ///
  /// - Parameters:
  ///   - importedContentType: The type of the received data.
  ///   - shouldAttemptToOpenInPlace: Whether the file is used where it is, without a copy.
  ///   - importing: A function that returns the value for a file.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    _ways = _TransferWays(
      importedContentType, read: Self.reading(importedContentType, importing))
  }

  /// Creates a representation that can only be exported.
  ///
  /// - Parameters:
  ///   - exportedContentType: The type of the sent data.
  ///   - shouldAllowToOpenInPlace: Whether receivers may use the file where it is, without a copy.
  ///   - exporting: A function that returns the data or the file of a value.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    _ways = _TransferWays(exportedContentType, write: Self.writing(exporting))
  }

  private static func writing(
    _ exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) -> @Sendable (Item) async throws -> Data {
    { try Data(contentsOf: try await exporting($0).file) }
  }

  /// Returns a function that writes content to a separate file, passes it to a closure, and then
  /// deletes the file.
  private static func reading(
    _ type: UTType, _ importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) -> @Sendable (TransferContent) async throws -> Item {
    { content in
      let copy = try content.copied(as: type)
      defer { try? FileManager.default.removeItem(at: copy.deletingLastPathComponent()) }
      return try await importing(ReceivedTransferredFile(file: copy, isOriginalFile: false))
    }
  }
}

extension TransferContent {
  /// Writes the content to a file in a new folder, which only the user who runs the process may
  /// read.
  package func copied(as type: UTType) throws -> URL {
    let manager = FileManager.default
    let folder = manager.temporaryDirectory
      .appendingPathComponent("received-\(UUID().uuidString)", isDirectory: true)
    try manager.createDirectory(
      at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    let copy = folder.appendingPathComponent(name(type), isDirectory: false)
    do {
      try data.write(to: copy)
    } catch {
      try? manager.removeItem(at: folder)
      throw error
    }
    return copy
  }

  private func name(_ type: UTType) -> String {
    switch self {
    case .file(let url): url.lastPathComponent
    case .data: type.preferredFilenameExtension.map { "file.\($0)" } ?? "file"
    }
  }
}
