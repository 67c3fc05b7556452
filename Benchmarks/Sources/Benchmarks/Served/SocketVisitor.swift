/// A browser window of a served app: its page was loaded, its socket is open.
final class SocketVisitor {
  let socket: Socket
  private let page: String
  private let button: Int
  private var events = 0

  init(port: Int, button identifier: String) throws {
    let page = try Socket(port: port).page("/")
    let cookie = Socket.header("set-cookie", in: page.head).flatMap {
      $0.split(separator: ";").first
    }
    guard let cookie else { throw NotMeasured("the response for the page sets no device cookie") }
    self.page = page.body
    button = try page.body.number(of: identifier)
    socket = try Socket(port: port)
    try socket.takeUp(page.body, cookie: String(cookie))
  }

  /// Presses the button and waits for the response.
  func tap() throws { try tap(button) }

  /// Presses the button without waiting, and returns the event's number.
  func send() throws -> Int {
    events += 1
    try socket.send(text: "[\(events),\(events - 1),\(button),\"tap\"]")
    return events
  }

  /// Reads the messages that have arrived completely, and returns whether one of them answers an
  /// event.
  func isAnswered(_ event: Int) throws -> Bool {
    var isAnswered = false
    while try socket.hasMessage() {
      if try socket.receive().hasPrefix("[\(event),") { isAnswered = true }
    }
    return isAnswered
  }

  /// Reads messages until one answers an event.
  func waitForAnswer(to event: Int) throws {
    while try !socket.receive().hasPrefix("[\(event),") {}
  }

  /// Returns the time until the response to a tap on another button was read.
  func timed(_ identifier: String) throws -> Duration {
    let id = try page.number(of: identifier)
    return try ContinuousClock().measure { try tap(id) }
  }

  private func tap(_ id: Int) throws {
    events += 1
    try socket.send(text: "[\(events),\(events - 1),\(id),\"tap\"]")
    let answer = try socket.receive()
    guard answer.hasPrefix("[\(events),") else { throw NotMeasured("answered with \(answer)") }
  }
}
