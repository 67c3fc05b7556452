/// Two gestures of which the second starts after the first has ended.
///
///     LongPressGesture().sequenced(before: DragGesture())
///
/// Same as Apple's. The second gesture also receives the touch with which the first began.
@frozen nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never

  /// The state of the sequence.
  @frozen public enum Value {
    /// The first gesture is under way.
    case first(First.Value)
    /// The first gesture has ended; the second has a value, or `nil` if it has none yet.
    case second(First.Value, Second.Value?)
  }

  /// The gesture that has to succeed first.
  public var first: First
  /// The gesture that follows the first.
  public var second: Second

  /// Creates a sequence of two gestures.
  ///
  /// - Parameters:
  ///   - first: The first value.
  ///   - second: The second value.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor public static func _recognizer(
    _ gesture: Self, _ old: _GestureRecognizer<Value>?
  ) -> _GestureRecognizer<Value> {
    let old = old as? SequenceRecognizer<First, Second>
    let recognizer = old ?? SequenceRecognizer()
    recognizer.update(gesture)
    return recognizer
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
  /// Combines this gesture with one that starts after this one has ended.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}

private final class SequenceRecognizer<First: Gesture, Second: Gesture>:
  _GestureRecognizer<SequenceGesture<First, Second>.Value>
{
  typealias Value = SequenceGesture<First, Second>.Value
  private var first: _GestureRecognizer<First.Value>?
  private var second: _GestureRecognizer<Second.Value>?
  private var ended: First.Value?
  private var start: GestureTouch?

  func update(_ gesture: SequenceGesture<First, Second>) {
    let first = First._recognizer(gesture.first, first)
    let second = Second._recognizer(gesture.second, second)
    wish = first.wish
    wish.add(second.wish)
    (self.first, self.second) = (first, second)
  }

  override func receive(_ touch: GestureTouch) -> GestureOutcome<Value> {
    if touch.kind == .down { start = touch }
    if let ended { return continued(touch, ended) }
    let outcome = first?.receive(touch) ?? .failed
    guard case .ended(let value) = outcome else { return outcome.map(Value.first) }
    ended = value
    if let start, !touch.isTap { _ = second?.receive(start) }
    return .active(.second(value, nil))
  }

  private func continued(_ touch: GestureTouch, _ first: First.Value) -> GestureOutcome<Value> {
    let outcome = second?.receive(touch) ?? .failed
    if outcome.isOver { ended = nil }
    if case .waits(nil) = outcome { return .active(.second(first, nil)) }
    return outcome.map { .second(first, $0) }
  }

  /// Resets the recognizers. If the first gesture is a tap that has ended, it is kept, as the next
  /// touch continues the sequence.
  override func cancel() {
    first?.cancel()
    second?.cancel()
    if start != nil { ended = nil }
    start = nil
  }
}
