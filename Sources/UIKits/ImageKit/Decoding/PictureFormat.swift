/// The image formats that are accepted from untrusted servers.
///
/// SVG is not one of them: it can contain scripts.
enum PictureFormat: String, CaseIterable, Sendable {
  case png, jpeg, webp

  /// Recognizes the format by the first bytes; `nil` if it is none of these. The server's content
  /// type and the URL are ignored.
  init?(of bytes: some Collection<UInt8>) {
    let head = Array(bytes.prefix(12))
    if head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if head.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if head.starts(with: Array("RIFF".utf8)), head.dropFirst(8).elementsEqual("WEBP".utf8) {
      self = .webp
    } else {
      return nil
    }
  }
}
