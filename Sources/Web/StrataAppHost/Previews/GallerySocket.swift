import StrataWebServer

/// Sends an open page of the gallery the identifier of the build, which changes with the next
/// build.
final class GallerySocket: WebSocketDelegate {
  static let path = "/~/gallery"

  init(_ connection: WebSocketConnection, build: String) { connection.send(build) }

  func received(_ text: String) {}
  func received(_ bytes: [UInt8]) {}
  func closed() {}
}
