import Foundation
package import StrataDeviceServices
package import UniformTypeIdentifiers

/// A file to be sent to the browser, which saves it as a download.
package struct SavedFile: Sendable {
  let name: String
  let type: UTType
  let contents: Data

  /// Creates a file with a name that is valid on every system.
  package init(name: String, type: UTType, contents: Data) {
    (self.name, self.type, self.contents) = (Self.safe(name), type, contents)
  }

  /// Creates the file of a document.
  ///
  /// - Throws: The error of the document's `fileWrapper(configuration:)`.
  init<D: FileDocument>(_ document: D, type: UTType, name: String?) throws {
    let wrapper = try document.fileWrapper(
      configuration: .init(contentType: type, existingFile: nil))
    let wanted = name ?? wrapper.preferredFilename ?? "Untitled"
    let ending = type.preferredFilenameExtension.map { ".\($0)" } ?? ""
    self.name = Self.safe(wanted.hasSuffix(ending) ? wanted : wanted + ending)
    self.type = type
    contents = wrapper.regularFileContents ?? Data()
  }

  /// Returns a file name that is valid on every system, without separators and control characters.
  static func safe(_ name: String) -> String {
    let kept = name.unicodeScalars.map { scalar in
      let isOdd =
        "/\\:".unicodeScalars.contains(scalar)
        || scalar.properties.generalCategory == .control
      return isOdd ? "-" : Character(scalar)
    }
    var short = String(String(kept).prefix(120))
    // Linux takes names of at most 255 bytes, of which another program may want some.
    while short.utf8.count > 200 { short.removeLast() }
    return short.drop { $0 == "." }.isEmpty ? "Untitled" : short
  }

  /// Sends the file to the browser in pieces that fit into a message.
  package func save(through requests: any DeviceRequests) async throws {
    var rest = contents.base64EncodedString()[...]
    while rest.count > Self.piece {
      let piece = String(rest.prefix(Self.piece))
      _ = try await requests.answer(to: DeviceRequest("file.piece", encoding: [piece]))
      rest = rest.dropFirst(Self.piece)
    }
    let last = [
      "name": name, "type": type.preferredMIMEType ?? "application/octet-stream",
      "data": String(rest),
    ]
    _ = try await requests.answer(to: DeviceRequest("file.save", encoding: last))
  }

  /// The length of a piece in characters. It is a multiple of four, so that no group of Base64 is
  /// split.
  private static let piece = 80_000
}
