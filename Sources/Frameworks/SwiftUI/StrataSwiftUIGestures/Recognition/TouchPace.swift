/// What was measured last, and before: how fast it goes.
struct TouchPace<Value> {
  /// A finger that rests for longer before it is lifted does not throw.
  private static var rest: Double { 0.1 }
  private var samples: [(value: Value, time: Double)] = []

  mutating func add(_ value: Value, at time: Double) {
    // Reports of the same moment say nothing of speed.
    if let last = samples.last, time <= last.time { samples.removeLast() }
    samples = samples.suffix(2) + [(value, time)]
  }

  /// The last step and the seconds that it took; `nil` for what rests.
  func last(until now: Double) -> (from: Value, to: Value, seconds: Double)? {
    guard let last = samples.last, samples.count > 1, now - last.time <= Self.rest else {
      return nil
    }
    let before = samples[samples.count - 2]
    return (before.value, last.value, last.time - before.time)
  }
}
