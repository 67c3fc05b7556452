import Foundation
import SwiftUI
import UniformTypeIdentifiers

/// The backup as a document to export.
struct BackupDocument: FileDocument {
  static let readableContentTypes = [UTType.json]

  let contents: Data

  init(_ contents: Data) { self.contents = contents }

  init(configuration: ReadConfiguration) throws {
    contents = configuration.file.regularFileContents ?? Data()
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: contents)
  }
}
