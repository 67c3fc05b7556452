/// Two gestures of which only one succeeds; the first takes precedence.
///
///     TapGesture(count: 2).exclusively(before: TapGesture())
///
/// Same as Apple's.
@frozen nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never

  /// The value of the gesture that succeeded.
  @frozen public enum Value {
    /// The first gesture succeeded.
    case first(First.Value)
    /// The first gesture failed, and the second succeeded.
    case second(Second.Value)
  }

  /// The gesture that takes precedence.
  public var first: First
  /// The gesture that is recognized if the first fails.
  public var second: Second

  /// Creates a gesture out of two, of which the first takes precedence.
  ///
  /// - Parameters:
  ///   - first: The gesture that takes precedence.
  ///   - second: The gesture that is recognized if the first fails.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor public static func _recognizer(
    _ gesture: Self, _ old: _GestureRecognizer<Value>?
  ) -> _GestureRecognizer<Value> {
    let old = old as? ExclusiveRecognizer<First, Second>
    let recognizer = old ?? ExclusiveRecognizer()
    recognizer.update(gesture)
    return recognizer
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
  /// Combines this gesture with another that is recognized only if this one fails.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

private final class ExclusiveRecognizer<First: Gesture, Second: Gesture>:
  _GestureRecognizer<ExclusiveGesture<First, Second>.Value>
{
  typealias Value = ExclusiveGesture<First, Second>.Value
  private var first: _GestureRecognizer<First.Value>?
  private var second: _GestureRecognizer<Second.Value>?
  private var hasFailed = false
  /// The touches that are passed to the second gesture if the first fails: the first touch and the
  /// latest.
  private var missed: [GestureTouch] = []

  func update(_ gesture: ExclusiveGesture<First, Second>) {
    let first = First._recognizer(gesture.first, first)
    let second = Second._recognizer(gesture.second, second)
    wish = first.wish
    wish.add(second.wish)
    (self.first, self.second) = (first, second)
  }

  override func receive(_ touch: GestureTouch) -> GestureOutcome<Value> {
    if touch.kind == .down || touch.isTap { (hasFailed, missed) = (false, []) }
    if hasFailed { return askSecond(touch) }
    let outcome = first?.receive(touch) ?? .failed
    guard case .failed = outcome else {
      missed = missed.prefix(1) + [touch]
      return outcome.map(Value.first)
    }
    hasFailed = true
    for earlier in missed { _ = second?.receive(earlier) }
    missed = []
    return askSecond(touch)
  }

  private func askSecond(_ touch: GestureTouch) -> GestureOutcome<Value> {
    (second?.receive(touch) ?? .failed).map(Value.second)
  }

  override func cancel() {
    first?.cancel()
    second?.cancel()
    (hasFailed, missed) = (false, [])
  }
}
