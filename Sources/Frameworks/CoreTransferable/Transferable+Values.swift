public import Foundation
import UniformTypeIdentifiers

extension Data: Transferable {
  /// The way in which values of this type are imported and exported.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .data, exporting: { $0 }, importing: { $0 })
    // A chosen item need not be a plain sequence of bytes, such as a live photo.
    DataRepresentation(importedContentType: .content) { $0 }
  }
}

extension String: Transferable {
  /// The way in which values of this type are imported and exported.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(
      contentType: .utf8PlainText, exporting: { Data($0.utf8) }, importing: { try text($0) })
    DataRepresentation(importedContentType: .text) { try text($0) }
  }

  private static func text(_ data: Data) throws -> String {
    guard let text = String(data: data, encoding: .utf8) else {
      throw TransferableError.unreadable(contentType: UTType.utf8PlainText.identifier)
    }
    return text
  }
}

extension URL: Transferable {
  /// The way in which values of this type are imported and exported.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(
      contentType: .url, exporting: { Data($0.absoluteString.utf8) },
      importing: { data in
        guard let url = URL(string: String(decoding: data, as: UTF8.self)) else {
          throw TransferableError.unreadable(contentType: UTType.url.identifier)
        }
        return url
      })
  }
}
