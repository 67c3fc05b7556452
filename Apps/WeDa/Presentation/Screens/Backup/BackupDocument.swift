import Foundation
import SwiftUI
import UniformTypeIdentifiers

/// What the device keeps, as the file that a person saves.
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
