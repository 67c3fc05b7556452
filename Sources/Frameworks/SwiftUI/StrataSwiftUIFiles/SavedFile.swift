import Foundation
import StrataDeviceServices
import UniformTypeIdentifiers

/// A file on its way to the browser, which puts it where downloads go.
struct SavedFile {
  let name: String
  let type: UTType
  let contents: Data

  /// - Throws: What the document's own writing throws.
  init<D: FileDocument>(_ document: D, type: UTType, name: String?) throws {
    let wrapper = try document.fileWrapper(
      configuration: .init(contentType: type, existingFile: nil))
    let wanted = name ?? wrapper.preferredFilename ?? "Untitled"
    let ending = type.preferredFilenameExtension.map { ".\($0)" } ?? ""
    self.name = Self.safe(wanted.hasSuffix(ending) ? wanted : wanted + ending)
    self.type = type
    contents = wrapper.regularFileContents ?? Data()
  }

  /// A name that is one on every system: no folders, nothing that cannot be seen.
  static func safe(_ name: String) -> String {
    let kept = name.unicodeScalars.map { scalar in
      let isOdd =
        "/\\:".unicodeScalars.contains(scalar)
        || scalar.properties.generalCategory == .control
      return isOdd ? "-" : Character(scalar)
    }
    let short = String(String(kept).prefix(120))
    return short.drop { $0 == "." }.isEmpty ? "Untitled" : short
  }

  /// Hands the file over, in pieces that one message takes.
  func save(through requests: any DeviceRequests) async throws {
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

  /// A multiple of four, so that no group of Base64 is cut.
  private static let piece = 80_000
}
