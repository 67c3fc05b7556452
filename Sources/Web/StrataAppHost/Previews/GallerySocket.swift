import StrataWebServer

/// Sends the identifier of the build to an open page of the gallery, which reloads when it changes.
final class GallerySocket: WebSocketDelegate {
  static let path = "/~/gallery"

  init(_ connection: WebSocketConnection, build: String) { connection.send(build) }

  func received(_ text: String) {}
  func received(_ bytes: [UInt8]) {}
  func closed() {}
}
