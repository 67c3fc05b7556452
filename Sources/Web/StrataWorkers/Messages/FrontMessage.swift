/// A message from the front to a worker.
public enum FrontMessage: Equatable, Sendable {
  /// A connection to serve; its descriptor comes with the message.
  ///
  /// - device: The device that its first request names; `nil` for a new visitor.
  /// - number: The number of the connection, higher than those before.
  /// - closes: Whether the connection ends after its first answer.
  case connection(device: String?, number: Int, closes: Bool)
  /// The worker's main actor must answer with a pong.
  case ping
  /// The worker must send its metrics, with the number that identifies the request.
  case metrics(Int)
  /// The worker must run the background work of all devices from now on.
  case keep
  /// No new visitors follow; the worker must report when its last visitor has left.
  case retire
  /// The worker may end, since no connections follow.
  case release
  /// The worker must end within a few seconds.
  case end
  /// Another worker has changed the data that they share; empty if anything may have changed.
  case changed(String)
}

extension FrontMessage {
  /// The message as text: a letter and its fields, separated by spaces.
  var text: String {
    switch self {
    case .connection(let device, let number, let closes):
      "c \(number) \(closes ? 1 : 0) \(device ?? "")"
    case .ping: "p"
    case .metrics(let number): "m \(number)"
    case .keep: "k"
    case .retire: "r"
    case .release: "l"
    case .end: "e"
    case .changed(let change): "d \(change)"
    }
  }

  /// Parses a message; `nil` if the text is none.
  init?(_ text: String) {
    if text.hasPrefix("d ") {
      self = .changed(String(text.dropFirst(2)))
      return
    }
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    switch (words[0], words.count) {
    case ("c", 4):
      guard let number = Int(words[1]), ["0", "1"].contains(words[2]) else { return nil }
      self = .connection(
        device: words[3].isEmpty ? nil : String(words[3]), number: number, closes: words[2] == "1")
    case ("p", 1): self = .ping
    case ("m", 2):
      guard let number = Int(words[1]) else { return nil }
      self = .metrics(number)
    case ("k", 1): self = .keep
    case ("r", 1): self = .retire
    case ("l", 1): self = .release
    case ("e", 1): self = .end
    default: return nil
    }
  }
}
