extension OSLog {
  /// Writes a signpost to the log.
  ///
  /// - Parameters:
  ///   - kind: A word for the kind of signpost, such as event.
  ///   - start: The moment at which the interval began, if the signpost ends one.
  ///   - details: Further text of the signpost.
  func signpost(
    _ kind: StaticString, _ name: StaticString, id: OSSignpostID,
    since start: ContinuousClock.Instant? = nil, details: () -> OSLogMessage? = { nil }
  ) {
    guard id.isWritten else { return }
    write(.debug) {
      let number = id == .exclusive ? "" : " #\(id.rawValue)"
      let time = start.map { ": \($0.duration(to: .now).inSeconds) s" } ?? ""
      let head = LogPart.literal("\(kind) \(name)\(number)\(time)")
      return OSLogMessage(parts: [head] + (details().map { [.literal(" ")] + $0.parts } ?? []))
    }
  }
}

extension Duration {
  /// The duration in seconds, with six digits after the point.
  fileprivate var inSeconds: String {
    let (seconds, fraction) = components
    return "\(seconds)." + String(1_000_000 + fraction / 1_000_000_000_000).dropFirst()
  }
}
