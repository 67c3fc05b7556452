import StrataWire

/// Patches that the browser has not confirmed: what a reconnect replays.
struct Outbox {
  /// More than this, and a browser that comes back gets a new page instead.
  static let maximumBytes = 256 << 10

  private var messages: [(number: Int, text: String)] = []
  private(set) var bytes = 0
  /// The number of the last patch written.
  private(set) var last = 0
  /// The last patch that was given up before the browser confirmed it; 0 if none was.
  private(set) var lastLost = 0

  /// Whether a browser that is away can never be brought up to date.
  var isUseless: Bool { lastLost == last && last > 0 }

  mutating func add(lastEvent: Int, _ operations: [PatchOperation]) -> String {
    last += 1
    let text = ServerMessage.patch(number: last, lastEvent: lastEvent, operations).text
    messages.append((last, text))
    bytes += text.utf8.count
    if bytes > Self.maximumBytes { giveUp() }
    return text
  }

  /// Everything up to a number has arrived. `false` for a number that was never sent.
  mutating func confirm(upTo number: Int) -> Bool {
    guard number <= last else { return false }
    let confirmed = messages.prefix { $0.number <= number }
    bytes -= confirmed.reduce(0) { $0 + $1.text.utf8.count }
    messages.removeFirst(confirmed.count)
    return true
  }

  /// What a browser that has everything up to a number still lacks; `nil` if that cannot be told.
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
