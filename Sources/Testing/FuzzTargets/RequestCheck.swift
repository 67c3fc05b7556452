import Foundation
import StrataWebServer

/// The fuzzing check of a request: the server in this process must answer an ordinary request after
/// any input.
final class RequestCheck: Sendable {
  static let shared = RequestCheck()

  private let server: WebServer
  private let port: Int?

  private init() {
    var configuration = WebServer.Configuration()
    configuration.maximumBodyBytes = 4096
    server = WebServer(configuration) { request in
      let items = request.queryItems().count
      return .text("\(request.method) \(request.path) \(items) \(request.body.count)\n")
    }
    port = try? server.start()
  }

  func check(_ bytes: [UInt8]) throws(FuzzFailure) {
    guard let port else { throw FuzzFailure("the server does not start") }
    _ = try Dialogue(port: port).answer(to: bytes)
    let after = try Dialogue(port: port).answer(to: Array(Self.ordinary.utf8))
    let text = String(decoding: after, as: UTF8.self)
    try hold(
      text.hasPrefix("HTTP/1.1 200 "),
      "the server did not answer the next request: \(text.prefix(60))")
    try hold(
      text.hasSuffix("GET /after 1 0\n"),
      "the server misread the next request: \(text.suffix(60))")
  }

  private static let ordinary =
    "GET /after?a=b HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
}
