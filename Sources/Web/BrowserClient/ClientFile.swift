/// A file of the client with everything that an answer over HTTP needs.
public struct ClientFile: Sendable {
  public let name: BrowserClient.Name
  public let bytes: [UInt8]
  /// Changes with the content: an address that holds it may be cached for ever.
  public let hash: String

  public init(name: BrowserClient.Name, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
    hash = String(Self.fingerprint(of: bytes), radix: 36)
  }

  /// The path without its version: `/~/client.js`.
  public var path: String { "/~/\(name.rawValue)" }

  /// The address that a page links to: `/~/client.js?v=3k1x…`.
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

  /// FNV-1a, 64 bits: the same on every machine and in every process, unlike `Hasher`. It tells
  /// versions of our own files apart and protects nothing.
  private static func fingerprint(of bytes: [UInt8]) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
