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
  /// The types of files that it can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that it can be written to: those that can be read, unless it says others.
  static var writableContentTypes: [UTType] { get }

  init(configuration: ReadConfiguration) throws
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper

  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension FileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What a document is read from.
///
/// Accepted: nobody opens documents here, as there is no `DocumentGroup`; a file that a person
/// chooses is read through `fileImporter`.
public struct FileDocumentReadConfiguration {
  public let contentType: UTType
  public let file: FileWrapper
}

/// What a document is written as. Same as Apple's.
public struct FileDocumentWriteConfiguration {
  public let contentType: UTType
  /// What is there already: here never anything, as a browser shows no file of a person's.
  public let existingFile: FileWrapper?
}
