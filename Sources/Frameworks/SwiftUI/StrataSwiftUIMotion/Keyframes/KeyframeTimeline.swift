public import Foundation

/// A value at each moment of its keyframes.
///
///     let timeline = KeyframeTimeline(initialValue: 0.0) { LinearKeyframe(1, duration: 2) }
///     timeline.value(time: 1)    // 0.5
///
/// Same as Apple's.
public struct KeyframeTimeline<Value> {
  private let initial: Value
  private let parts: [_KeyframePart<Value>]

  public init(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
  ) {
    self.init(content(), from: initialValue)
  }

  init(_ keyframes: some Keyframes<Value>, from initial: Value) {
    self.initial = initial
    parts = keyframes._tracks(from: initial)
  }

  /// How long the longest track is, in seconds.
  public var duration: TimeInterval { parts.map(\.duration).max() ?? 0 }

  /// The value after some seconds; outside of the timeline the first or the last.
  public func value(time: Double) -> Value {
    var value = initial
    for part in parts { part.set(&value, max(0, time)) }
    return value
  }

  /// The value at a part of the time, 0…1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}
