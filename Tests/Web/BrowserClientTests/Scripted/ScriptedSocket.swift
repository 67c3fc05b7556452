import StrataWebServer
import StrataWire

/// Passes a socket's frames to the scripted app.
final class ScriptedSocket: WebSocketDelegate {
  private let app: ScriptedApp
  private let connection: WebSocketConnection

  init(app: ScriptedApp, connection: WebSocketConnection) {
    self.app = app
    self.connection = connection
  }

  func received(_ text: String) {
    guard app.hears(connection, text) else { return }
    text == ClientMessage.probe ? connection.send(text) : app.received(text, on: connection)
  }

  func received(_ bytes: [UInt8]) {}
  func closed() {}
}
