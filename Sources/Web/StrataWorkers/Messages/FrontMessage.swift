/// A message from the front to a worker.
public enum FrontMessage: Equatable, Sendable {
  /// A connection to serve; its descriptor comes with the message.
  ///
  /// - device: The device that its first request names; `nil` for a newcomer.
  /// - number: The number of the connection, higher than those before.
  /// - closes: Whether the connection ends after its first answer.
  case connection(device: String?, number: Int, closes: Bool)
  /// The main actor is to answer.
  case ping
  /// The worker's metrics are asked for, with a number that the answer repeats.
  case metrics(Int)
  /// Run the background work of all devices from now on.
  case keep
  /// No newcomers follow; the worker says when its last visitor has left.
  case retire
  /// The worker may end: nothing follows any more.
  case release
  /// End within a few seconds.
  case end
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
    }
  }

  /// Reads a text; `nil` if it is none of these messages.
  init?(_ text: String) {
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
