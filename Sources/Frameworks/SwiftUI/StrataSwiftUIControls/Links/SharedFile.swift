import CoreTransferable
import Foundation
import StrataDeviceServices
import UniformTypeIdentifiers

/// A file that is made when a person shares it, and that the browser shares or downloads.
@MainActor struct SharedFile {
  /// The length of a piece in characters of Base64. It is a multiple of four, so that no group is
  /// split.
  private static let piece = 80_000

  /// The name without an ending; `nil` for the title.
  let name: String?
  let type: UTType
  let content: @MainActor () async throws -> Data

  nonisolated init(
    name: String?, type: UTType, content: @escaping @MainActor () async throws -> Data
  ) {
    (self.name, self.type, self.content) = (name, type, content)
  }

  /// Creates a file with a value's content in the first type in which it can be exported.
  nonisolated init<Item: Transferable>(_ item: Item) {
    let type = Item.exportedContentTypes().first ?? .data
    // nonisolated(unsafe): an app passes the value to the link and does not change it afterwards.
    nonisolated(unsafe) let item = item
    self.init(name: nil, type: type) { try await item.exported(as: type) }
  }

  /// Returns the file at a URL; no file for the URL of a page.
  nonisolated static func files(at url: URL) -> [SharedFile] {
    guard url.isFileURL else { return [] }
    let type = UTType(filenameExtension: url.pathExtension) ?? .data
    let name = url.deletingPathExtension().lastPathComponent
    return [SharedFile(name: name, type: type) { try Data(contentsOf: url) }]
  }

  /// Sends the file to the browser in pieces that fit into a message.
  ///
  /// - Parameters:
  ///   - title: The title of what is shared; empty for none.
  ///   - text: A text that accompanies the file; empty for none.
  ///   - requests: The services of the browser.
  /// - Throws: The error of making the content, or that of the request.
  func send(title: String, text: String, through requests: any DeviceRequests) async throws {
    var rest = try await content().base64EncodedString()[...]
    while rest.count > Self.piece {
      let piece = String(rest.prefix(Self.piece))
      _ = try await requests.answer(to: DeviceRequest("file.piece", encoding: [piece]))
      rest = rest.dropFirst(Self.piece)
    }
    let words = ["title": title, "text": text].filter { !$0.value.isEmpty }
    let last = Message(
      name: fileName(title), type: type.preferredMIMEType ?? "application/octet-stream",
      data: String(rest), share: words)
    _ = try await requests.answer(to: DeviceRequest("file.save", encoding: last))
  }

  /// Writes to standard error why a file could not be made.
  static func report(_ error: any Error) {
    let line = "ShareLink could not make the file to share: \(error)\n"
    try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
  }

  private struct Message: Encodable {
    var name: String
    var type: String
    var data: String
    var share: [String: String]
  }

  /// Returns the file's name, without characters that are not allowed in names.
  private func fileName(_ title: String) -> String {
    let wanted = name ?? title
    let base = wanted.isEmpty ? "Shared" : wanted
    let kept = base.unicodeScalars.map { scalar in
      let isOdd = "/\\:".unicodeScalars.contains(scalar) || scalar.value < 32
      return isOdd ? "-" : Character(scalar)
    }
    let ending = type.preferredFilenameExtension.map { ".\($0)" } ?? ""
    return String(String(kept).prefix(80)) + ending
  }
}
