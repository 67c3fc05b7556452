public import Foundation

/// The values that keyframes produce over time.
///
///     let timeline = KeyframeTimeline(initialValue: 0.0) { LinearKeyframe(1, duration: 2) }
///     timeline.value(time: 1)    // 0.5
///
/// Same as Apple's.
public struct KeyframeTimeline<Value> {
  private let initial: Value
  private let parts: [_KeyframePart<Value>]

  /// Creates a timeline from an initial value and keyframes.
  public init(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
  ) {
    self.init(content(), from: initialValue)
  }

  init(_ keyframes: some Keyframes<Value>, from initial: Value) {
    self.initial = initial
    parts = keyframes._tracks(from: initial)
  }

  /// The duration of the longest track, in seconds.
  public var duration: TimeInterval { parts.map(\.duration).max() ?? 0 }

  /// Returns the value at a time in seconds; times outside of the timeline give the first or the
  /// last value.
  public func value(time: Double) -> Value {
    var value = initial
    for part in parts { part.set(&value, max(0, time)) }
    return value
  }

  /// Returns the value at a fraction of the duration, 0…1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}
