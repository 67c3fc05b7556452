import Foundation
import StrataWebServer
import Synchronization

/// Runs a server for the length of a test.
@discardableResult
func withServer<Value: Sendable>(
  _ configuration: WebServer.Configuration = WebServer.Configuration(),
  respond: @escaping WebServer.Respond = { .text($0.path) }, connect: WebServer.Connect? = nil,
  _ test: (WebServer, _ port: Int) async throws -> Value
) async throws -> Value {
  let server = WebServer(configuration, respond: respond, connect: connect)
  let port = try server.start()
  do {
    let value = try await test(server, port)
    await server.stop(within: .seconds(5))
    return value
  } catch {
    await server.stop(within: .zero)
    throw error
  }
}

/// Runs blocking client work against a port.
func talking<Value: Sendable>(
  to port: Int, at host: String = "127.0.0.1",
  _ work: @escaping @Sendable (RawClient) throws -> Value
) async throws -> Value {
  try await RawClient.onThread { try work(RawClient(host: host, port: port)) }
}

/// A delegate that records its events, and may answer.
final class RecordingDelegate: WebSocketDelegate {
  enum Event: Sendable, Equatable {
    case text(String), bytes([UInt8]), closed
  }

  let events: AsyncStream<Event>
  private let continuation: AsyncStream<Event>.Continuation
  private let answer: (@Sendable (Event) -> Void)?

  init(answer: (@Sendable (Event) -> Void)? = nil) {
    (events, continuation) = AsyncStream.makeStream()
    self.answer = answer
  }

  func received(_ text: String) { note(.text(text)) }
  func received(_ bytes: [UInt8]) { note(.bytes(bytes)) }

  func closed() {
    note(.closed)
    continuation.finish()
  }

  /// Returns all events once the connection is closed.
  func all() async -> [Event] { await events.reduce(into: []) { $0.append($1) } }

  private func note(_ event: Event) {
    continuation.yield(event)
    answer?(event)
  }

  /// Returns a delegate that echoes messages to a connection.
  static func echo(_ connection: WebSocketConnection) -> RecordingDelegate {
    RecordingDelegate { event in
      switch event {
      case .text(let text): connection.send(text)
      case .bytes(let bytes): connection.send(bytes)
      case .closed: break
      }
    }
  }
}
