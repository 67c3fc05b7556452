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
  /// The types of files from which the document can be read.
  static var readableContentTypes: [UTType] { get }
  /// The types of files to which the document can be written; by default those from which it can be
  /// read.
  static var writableContentTypes: [UTType] { get }

  /// Creates a document from the contents of a file.
  ///
  /// - Throws: an error if the contents cannot be read.
  init(configuration: ReadConfiguration) throws

  /// Returns the contents of the file to write.
  ///
  /// - Throws: an error if the document cannot be written.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper

  /// The file from which a document is read.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The file to which a document is written.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension FileDocument {
  /// The types of files from which the document can be read.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The file from which a document is read.
///
/// Accepted: there is no `DocumentGroup` that opens documents. A file that a person chooses is read
/// by `fileImporter`.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The contents of the file.
  public let file: FileWrapper
}

/// The type of file to which a document is written. Same as Apple's.
public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The contents of the existing file: always `nil`, as a browser does not give an app access to
  /// the person's files.
  public let existingFile: FileWrapper?
}
