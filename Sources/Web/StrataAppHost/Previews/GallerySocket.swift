import StrataWebServer

/// Tells an open page of the gallery which build it looks at; after the next build it is another.
final class GallerySocket: WebSocketDelegate {
  static let path = "/~/gallery"

  init(_ connection: WebSocketConnection, build: String) { connection.send(build) }

  func received(_ text: String) {}
  func received(_ bytes: [UInt8]) {}
  func closed() {}
}
