/// Two gestures that are recognized at the same time.
///
///     MagnifyGesture().simultaneously(with: RotateGesture())
///
/// Same as Apple's.
@frozen nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never

  /// The values of both gestures; `nil` for one that has none yet.
  @frozen public struct Value {
    /// The value of the first gesture.
    public var first: First.Value?
    /// The value of the second gesture.
    public var second: Second.Value?
  }

  /// The first of the simultaneous gestures.
  public var first: First
  /// The second of the simultaneous gestures.
  public var second: Second

  /// Creates a gesture out of two that are recognized at the same time.
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
    let old = old as? SimultaneousRecognizer<First, Second>
    let recognizer = old ?? SimultaneousRecognizer()
    recognizer.update(gesture)
    return recognizer
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
  /// Combines this gesture with another that is recognized at the same time.
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other>
  {
    SimultaneousGesture(self, other)
  }
}

private final class SimultaneousRecognizer<First: Gesture, Second: Gesture>:
  _GestureRecognizer<SimultaneousGesture<First, Second>.Value>
{
  typealias Value = SimultaneousGesture<First, Second>.Value
  private var first: _GestureRecognizer<First.Value>?
  private var second: _GestureRecognizer<Second.Value>?
  private var left = GestureOutcome<First.Value>.waits(nil)
  private var right = GestureOutcome<Second.Value>.waits(nil)

  func update(_ gesture: SimultaneousGesture<First, Second>) {
    let first = First._recognizer(gesture.first, first)
    let second = Second._recognizer(gesture.second, second)
    wish = first.wish
    wish.add(second.wish)
    (self.first, self.second) = (first, second)
  }

  override func receive(_ touch: GestureTouch) -> GestureOutcome<Value> {
    if touch.kind == .down || touch.isTap { restart() }
    if !left.isOver, let first { left = first.receive(touch) }
    if !right.isOver, let second { right = second.receive(touch) }
    return both
  }

  private var both: GestureOutcome<Value> {
    let value = Value(first: left.value, second: right.value)
    switch (left.claim, right.claim) {
    case (.fails, .fails): return .failed
    case (.done, .done), (.done, .fails), (.fails, .done): return .ended(value)
    case (.active, _), (_, .active), (.done, _), (_, .done): return .active(value)
    default: return .waits(left.value == nil && right.value == nil ? nil : value)
    }
  }

  override func cancel() {
    first?.cancel()
    second?.cancel()
    restart()
  }

  private func restart() { (left, right) = (.waits(nil), .waits(nil)) }
}

extension GestureTouch {
  var isTap: Bool { if case .taps = kind { true } else { false } }
}
