import StrataWire

extension LiveSession {
  /// Handles the value of an `answer` event.
  ///
  /// - Returns: `false` if it is malformed: the browser breaks the protocol.
  func take(_ value: String?) -> Bool {
    guard let answer = try? ServiceAnswer(value ?? "") else { return false }
    var isExpected = false
    window.tree.asDevice { isExpected = requests.receive(answer) }
    // A cancelled request may have been answered before the browser knew.
    if !isExpected { onStatistics { $0.unknownEvents += 1 } }
    return true
  }
}
