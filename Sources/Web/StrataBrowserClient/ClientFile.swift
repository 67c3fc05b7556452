import Foundation

/// A file of the client with everything that an answer over HTTP needs.
public struct ClientFile: Sendable {
  public let name: BrowserClient.Name
  public let bytes: [UInt8]
  /// The same for `Content-Encoding: gzip` (RFC 1952).
  public let packed: [UInt8]
  /// Changes with the content: an address that holds it may be cached for ever.
  public let hash: String

  /// - Parameters:
  ///   - name: What it is served as; in the folder it is called so, too.
  ///   - folder: Where it lies, and packed in the folder `packed` in that.
  /// - Throws: `MissingClientFile` where one of the two is gone, or is no packed file.
  init(name: BrowserClient.Name, in folder: URL) throws(MissingClientFile) {
    self.name = name
    bytes = try Self.bytes(at: folder.appendingPathComponent(name.rawValue))
    let url = folder.appendingPathComponent("packed/\(name.rawValue).gz")
    packed = try Self.bytes(at: url)
    guard let hash = Self.hash(ofPacked: packed) else { throw MissingClientFile(path: url.path) }
    self.hash = hash
  }

  /// The path without its version: `/~/client.js`.
  public var path: String { "/~/\(name.rawValue)" }

  /// The address that a page links to: `/~/client.js?v=1k3x…`.
  public var url: String { "\(path)?v=\(hash)" }

  public var contentType: String {
    switch name {
    case .script, .gestures, .rows, .pointer, .zoom, .deviceScript, .pushScript, .installScript,
      .worker, .galleryScript, .map, .leaflet:
      "text/javascript; charset=utf-8"
    case .style, .galleryStyle, .mapStyle, .rowStyle: "text/css; charset=utf-8"
    case .land: "text/plain; charset=utf-8"
    }
  }

  private static func bytes(at url: URL) throws(MissingClientFile) -> [UInt8] {
    guard let data = try? Data(contentsOf: url) else { throw MissingClientFile(path: url.path) }
    return Array(data)
  }

  /// A packed file ends in a checksum of what it holds and in how long that is, four bytes each, the
  /// lowest first. It tells versions of our own files apart and protects nothing.
  private static func hash(ofPacked packed: [UInt8]) -> String? {
    guard packed.count > 18, packed.starts(with: [0x1F, 0x8B]) else { return nil }
    let end = packed.suffix(8).reversed().reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
    return String(end, radix: 36)
  }
}
