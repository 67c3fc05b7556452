/// The last measurements, from which a speed is calculated.
struct TouchPace<Value> {
  /// The time in seconds after which the speed of a resting finger is 0.
  private static var rest: Double { 0.1 }
  private var samples: [(value: Value, time: Double)] = []

  mutating func add(_ value: Value, at time: Double) {
    // Measurements of the same moment have no speed.
    if let last = samples.last, time <= last.time { samples.removeLast() }
    samples = samples.suffix(2) + [(value, time)]
  }

  /// Returns the last two values and the seconds between them; `nil` if the finger rests.
  func last(until now: Double) -> (from: Value, to: Value, seconds: Double)? {
    guard let last = samples.last, samples.count > 1, now - last.time <= Self.rest else {
      return nil
    }
    let before = samples[samples.count - 2]
    return (before.value, last.value, last.time - before.time)
  }
}
