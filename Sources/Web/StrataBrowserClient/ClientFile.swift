import Foundation

/// A file of the client with everything that an HTTP answer needs.
public struct ClientFile: Sendable {
  /// The file's name.
  public let name: BrowserClient.Name
  /// The file's content.
  public let bytes: [UInt8]
  /// The content compressed with gzip (RFC 1952), for browsers that accept it.
  public let packed: [UInt8]
  /// A hash of the content: a URL that contains it may be cached for ever.
  public let hash: String

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - name: The name of the file.
  ///   - folder: The folder of the file, which contains the gzipped one in the folder `packed`.
  /// - Throws: `MissingClientFile` if one of the two is missing, or is not gzipped.
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

  /// The URL that a page links to: `/~/client.js?v=1k3x…`.
  public var url: String { "\(path)?v=\(hash)" }

  /// The file's media type.
  public var contentType: String {
    switch name {
    case .script, .gestures, .rows, .pointer, .zoom, .deviceScript, .pushScript, .installScript,
      .worker, .galleryScript, .map, .leaflet, .web:
      "text/javascript; charset=utf-8"
    case .style, .galleryStyle, .mapStyle, .rowStyle: "text/css; charset=utf-8"
    case .land: "text/plain; charset=utf-8"
    }
  }

  private static func bytes(at url: URL) throws(MissingClientFile) -> [UInt8] {
    guard let data = try? Data(contentsOf: url) else { throw MissingClientFile(path: url.path) }
    return Array(data)
  }

  /// Returns a hash of a file: the checksum and the length at the end of its gzip form, four bytes
  /// each, little-endian. It distinguishes versions of the files and is not cryptographic.
  private static func hash(ofPacked packed: [UInt8]) -> String? {
    guard packed.count > 18, packed.starts(with: [0x1F, 0x8B]) else { return nil }
    let end = packed.suffix(8).reversed().reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
    return String(end, radix: 36)
  }
}
