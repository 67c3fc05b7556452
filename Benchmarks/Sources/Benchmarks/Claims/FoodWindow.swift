/// An open window of FoodShare that reads and confirms what arrives, as a browser does.
final class FoodWindow {
  let socket: Socket
  private let button: Int?
  /// The number of the last patch.
  private var patch = 0
  private var events = 0

  /// - Parameters:
  ///   - opened: The page, and its live connection.
  ///   - identifier: The identifier of the button that ``tap()`` presses.
  init(_ opened: (page: String, socket: Socket), button identifier: String? = nil) throws {
    socket = opened.socket
    button = try identifier.map { try opened.page.number(of: $0) }
  }

  /// Presses the button, without waiting for an answer.
  func tap() throws {
    guard let button else { throw NotMeasured("the window has no button to press") }
    events += 1
    try socket.send(text: "[\(events),\(patch),\(button),\"tap\"]")
  }

  /// Reads what has arrived, and returns whether a patch in it contains a text.
  func reads(_ text: String) throws -> Bool {
    var isThere = false
    try socket.fill()
    while try socket.hasMessage() {
      let message = try socket.receive()
      // Patches begin with their numbers, other messages with a word.
      guard let number = Int(message.dropFirst().prefix(while: \.isNumber)) else { continue }
      patch = number
      try socket.send(text: "[0,\(number)]")
      if message.contains(text) { isThere = true }
    }
    return isThere
  }
}
