/// A message from a worker to the front.
public enum WorkerMessage: Equatable, Sendable {
  /// The version of these messages, and of the device's cookie, which the front reads as its workers
  /// do. A front does not use workers of another version.
  public static let version = 4

  /// The worker is ready to serve. `version` is that of its messages.
  case ready(version: Int)
  /// The worker's main actor has answered a ping.
  case pong(WorkerCondition)
  /// The worker has a page of a device whose connection the front did not assign to it.
  case home(String)
  /// A device has left the worker. The number is that of its latest connection, or 0 if the front
  /// sent none. Without a name, the worker's only visitor has left.
  case left(String, Int)
  /// The last visitor of a retiring worker has left.
  case idle
  /// The metrics of the worker as text, with the number of the request.
  case metrics(Int, String)
  /// The worker has changed data that it shares with the others.
  case changed(String)
}

extension WorkerMessage {
  /// The message as text: a letter and its fields, separated by spaces.
  var text: String {
    switch self {
    case .ready(let version): "r \(version)"
    case .pong(let condition): "p \(condition.text)"
    case .home(let device): "h \(device)"
    case .left(let device, let number): "l \(device) \(number)"
    case .idle: "i"
    case .metrics(let number, let text): "m \(number) \(text)"
    case .changed(let change): "d \(change)"
    }
  }

  /// Parses a message; `nil` if the text is none.
  init?(_ text: String) {
    if text.hasPrefix("d ") {
      self = .changed(String(text.dropFirst(2)))
      return
    }
    let words = text.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    let number = words.count > 1 ? Int(words[1]) : nil
    switch (words[0], words.count) {
    case ("r", 2):
      guard let number else { return nil }
      self = .ready(version: number)
    case ("p", 3):
      guard let condition = WorkerCondition(String(text.dropFirst(2))) else { return nil }
      self = .pong(condition)
    case ("h", 2): self = .home(String(words[1]))
    case ("l", 3):
      guard let number = Int(words[2]) else { return nil }
      self = .left(String(words[1]), number)
    case ("i", 1): self = .idle
    case ("m", 3):
      guard let number else { return nil }
      self = .metrics(number, String(words[2]))
    default: return nil
    }
  }
}
