import Foundation
import StrataBrowserTesting
import StrataWire
import Testing

/// A window of the app `tripwire` that shows a letter, as a socket sees it.
struct LetterWindow: Sendable {
  private static let path = "/letter"

  private let app: ServedApp
  private let page: LoadedPage
  private var socket: RawWebSocket
  private var markup: String
  private var events = 0

  /// Opens the letter as a new device.
  init(of app: ServedApp) async throws {
    self.app = app
    page = try await LoadedPage(of: app, at: Self.path)
    markup = page.text
    let (socket, answer) = try await page.connect(to: app)
    try #require(answer == #"["w","resumed",0]"#)
    self.socket = socket
  }

  /// Opens windows until each of two workers has one.
  static func inBothWorkers(of app: ServedApp) async throws -> [LetterWindow] {
    var windows: [LetterWindow] = []
    for worker in 1...2 {
      while try await app.figure("strata_sessions{worker=\"\(worker)\"}") ?? 0 == 0 {
        windows.append(try await LetterWindow(of: app))
      }
    }
    return windows
  }

  /// Replaces the text of the letter, and returns the server's answer; `nil` if the connection has
  /// ended.
  mutating func type(_ text: String) async throws -> String? {
    try await send("input", to: "text", ",\"\(text)\",\(events + 1)")
    return await hear()
  }

  /// Presses the button that makes the worker hang, which does not answer.
  mutating func hang() async throws { try await send("tap", to: "hang", "") }

  /// Returns the next message; `nil` if the connection has ended.
  func hear() async -> String? {
    let frame = try? await socket.receive { $0.opcode == WebSocketFrame.Opcode.text }
    return frame?.text
  }

  /// Connects again after the connection has ended, as the browser's client does, and returns the
  /// address that the server then shows.
  mutating func reopen() async throws -> String? {
    let (socket, answer) = try await page.connect(to: app)
    let message = try JSONSerialization.jsonObject(with: Data((answer ?? "[]").utf8)) as? [Any]
    guard let message, message.count == 7, message[1] as? String == "mounted" else { return nil }
    markup = (message[3] as? [String])?.first ?? ""
    self.socket = socket
    events = 0
    return message[6] as? String
  }

  /// Sends an event of an element; does nothing more if the connection has ended.
  private mutating func send(_ name: String, to identifier: String, _ rest: String) async throws {
    let number = try #require(LoadedPage.number(of: identifier, in: markup))
    events += 1
    try? await socket.send(text: "[\(events),\(events - 1),\(number),\"\(name)\"\(rest)]")
  }
}
