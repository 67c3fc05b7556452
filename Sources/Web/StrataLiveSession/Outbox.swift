import StrataWire

/// The patches that the browser has not confirmed, which a reconnect replays.
struct Outbox {
  /// The maximum size of the unconfirmed patches, in bytes. Beyond it, a browser that reconnects
  /// gets a new page instead.
  static let maximumBytes = 256 << 10

  private var messages: [(number: Int, text: String)] = []
  private(set) var bytes = 0
  /// The number of the last patch that was sent.
  private(set) var last = 0
  /// The number of the last patch that was dropped before it was confirmed; 0 for none.
  private(set) var lastLost = 0

  /// A Boolean value that indicates whether the patches that a disconnected browser needs were
  /// dropped, so that it cannot be brought up to date.
  var isUseless: Bool { lastLost == last && last > 0 }

  mutating func add(lastEvent: Int, _ operations: [PatchOperation]) -> String {
    last += 1
    let text = ServerMessage.patch(number: last, lastEvent: lastEvent, operations).text
    messages.append((last, text))
    bytes += text.utf8.count
    if bytes > Self.maximumBytes { giveUp() }
    return text
  }

  /// Removes everything up to a number. Returns `false` for a number that was never sent.
  mutating func confirm(upTo number: Int) -> Bool {
    guard number <= last else { return false }
    let confirmed = messages.prefix { $0.number <= number }
    bytes -= confirmed.reduce(0) { $0 + $1.text.utf8.count }
    messages.removeFirst(confirmed.count)
    return true
  }

  /// Returns the patches after a number; `nil` if some were dropped.
  func messages(after number: Int) -> [String]? {
    guard number <= last, number >= lastLost else { return nil }
    guard number >= (messages.first?.number ?? last + 1) - 1 else { return nil }
    return messages.filter { $0.number > number }.map(\.text)
  }

  private mutating func giveUp() {
    messages = []
    bytes = 0
    lastLost = last
  }
}
