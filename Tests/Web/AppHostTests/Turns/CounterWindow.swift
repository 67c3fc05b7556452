import StrataBrowserTesting
import Testing

/// A window of the served counter whose page is live, and the button that a test presses.
struct CounterWindow: Sendable {
  let socket: RawWebSocket
  private let button: Substring

  /// Opens a window as a new device, or as the device of a cookie.
  init(of app: ServedApp, cookies: String? = nil) async throws {
    let page = try await LoadedPage(of: app, cookies: cookies)
    button = try #require(page.button)
    let (socket, answer) = try await page.connect(to: app)
    try #require(answer == #"["w","resumed",0]"#)
    self.socket = socket
  }

  /// Presses the button without waiting for the answers.
  func write(taps numbers: ClosedRange<Int>) async throws {
    let frames = numbers.flatMap { WebSocketFrame(text: "[\($0),0,\(button),\"tap\"]").encoded }
    try await socket.socket.write(frames)
  }

  /// Presses the button, and waits for the answer.
  ///
  /// - Parameter number: The number of the event, and of the patch that answers it.
  func exchange(tap number: Int) async throws {
    try await socket.send(text: "[\(number),\(number - 1),\(button),\"tap\"]")
    var answer = try await socket.receive()?.text
    // On a busy machine a window waits so long that it is asked whether it is still there.
    while answer == "?" { answer = try await socket.receive()?.text }
    try #require(answer?.hasPrefix("[\(number),\(number),[[") == true, "\(answer ?? "closed")")
  }
}
