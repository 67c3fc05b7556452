public import Foundation
import StrataRendering
import StrataViewTree

/// A finger that rests on a view for a while.
///
///     Text("Hold").gesture(LongPressGesture(minimumDuration: 1).onEnded { _ in open() })
///
/// Same as Apple's. Its value is `true` from the moment the finger comes down. The browser measures
/// the time, so a slow connection does not lengthen it.
public struct LongPressGesture: Gesture {
  public typealias Value = Bool
  public typealias Body = Never
  /// The time in seconds after which the press succeeds.
  public var minimumDuration: Double
  /// The distance in points that the finger may move meanwhile.
  public var maximumDistance: CGFloat

  /// Creates a long-press gesture.
  ///
  /// - Parameters:
  ///   - minimumDuration: the time in seconds after which the press succeeds, at most an hour.
  ///   - maximumDistance: The distance in points that the finger may move during that time.
  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  public static func _recognizer(
    _ gesture: Self, _ old: _GestureRecognizer<Bool>?
  ) -> _GestureRecognizer<Bool> {
    let recognizer = old as? LongPressRecognizer ?? LongPressRecognizer()
    let seconds = gesture.minimumDuration.clamped(to: 0...3600)
    (recognizer.duration, recognizer.reach) = (seconds, gesture.maximumDistance)
    recognizer.wish.holds = [Int((seconds * 1000).rounded())]
    recognizer.wish.distance = Double(gesture.maximumDistance)
    return recognizer
  }
}

private final class LongPressRecognizer: _GestureRecognizer<Bool> {
  var duration = 0.5
  var reach: CGFloat = 10
  private var start: GestureTouch?

  override func receive(_ touch: GestureTouch) -> GestureOutcome<Bool> {
    switch touch.kind {
    case .down:
      start = touch
      return .waits(true)
    case .taps(0): return .ended(true)  // a key
    case .taps, .second, .up, .cancel: return .failed
    case .hold, .move: return rest(touch)
    }
  }

  private func rest(_ touch: GestureTouch) -> GestureOutcome<Bool> {
    guard let start, touch.distance(from: start) <= reach else { return .failed }
    // The timer may fire slightly early by the clock that stamps the reports.
    let isLong = touch.kind == .hold && touch.time - start.time >= duration - 0.02
    return isLong ? .ended(true) : .waits(true)
  }

  override func cancel() { start = nil }
}

/// A long press that reports whether the finger is down.
nonisolated public struct _PressGesture: Gesture {
  public typealias Value = Bool
  public typealias Body = Never
  var base: LongPressGesture
  var pressing: ((Bool) -> Void)?

  @MainActor public static func _recognizer(
    _ gesture: Self, _ old: _GestureRecognizer<Bool>?
  ) -> _GestureRecognizer<Bool> {
    let old = old as? PressRecognizer
    let base = LongPressGesture._recognizer(gesture.base, old?.base)
    let recognizer = old ?? PressRecognizer(base)
    (recognizer.pressing, recognizer.wish) = (gesture.pressing, base.wish)
    return recognizer
  }
}

private final class PressRecognizer: _GestureRecognizer<Bool> {
  let base: _GestureRecognizer<Bool>
  var pressing: ((Bool) -> Void)?
  private var isPressed = false

  init(_ base: _GestureRecognizer<Bool>) { self.base = base }

  override func receive(_ touch: GestureTouch) -> GestureOutcome<Bool> {
    let outcome = base.receive(touch)
    if case .waits(true?) = outcome { press(true) } else { press(false) }
    return outcome
  }

  override func cancel() {
    base.cancel()
    press(false)
  }

  private func press(_ isPressed: Bool) {
    guard self.isPressed != isPressed else { return }
    self.isPressed = isPressed
    pressing?(isPressed)
  }
}
