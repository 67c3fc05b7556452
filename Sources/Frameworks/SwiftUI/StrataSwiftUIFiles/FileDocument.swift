import Foundation
public import UniformTypeIdentifiers

/// A document as a value that is read from a file and written to one.
///
///     struct Note: FileDocument {
///       static let readableContentTypes = [UTType.plainText]
///       var text = ""
///       …
///     }
///
/// Same as Apple's.
public protocol FileDocument: Sendable {
  /// The types of files that the document can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that the document can be written to; by default those that it can be read
  /// from.
  static var writableContentTypes: [UTType] { get }

  /// Creates a document from the contents of a file.
  ///
  /// - Throws: an error if the contents cannot be read.
  init(configuration: ReadConfiguration) throws

  /// Returns the contents of the file to write.
  ///
  /// - Throws: an error if the document cannot be written.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper

  /// The file to read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The file to write to.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension FileDocument {
  /// The types that the document can be read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The file that a document is read from.
///
/// Accepted: there is no `DocumentGroup` that opens documents; a file that a person chooses is read
/// through `fileImporter`.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The contents of the file.
  public let file: FileWrapper
}

/// The type of file that a document is written to. Same as Apple's.
public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The contents of the existing file: always `nil` here, as a browser does not show the user's
  /// files.
  public let existingFile: FileWrapper?
}
