public import Foundation
import StrataViewTree

/// A finger that rests for a while.
///
///     Text("Hold").gesture(LongPressGesture(minimumDuration: 1).onEnded { _ in open() })
///
/// Same as Apple's. Its value is `true` from when the finger comes down. The browser measures the
/// time, so a slow line does not make it longer.
public struct LongPressGesture: Gesture {
  public typealias Value = Bool
  public typealias Body = Never
  /// The seconds after which it counts.
  public var minimumDuration: Double
  /// How far the finger may go meanwhile.
  public var maximumDistance: CGFloat

  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  public static func _recognizer(
    _ gesture: Self, _ old: _GestureRecognizer<Bool>?
  ) -> _GestureRecognizer<Bool> {
    let recognizer = old as? LongPressRecognizer ?? LongPressRecognizer()
    let seconds = min(max(gesture.minimumDuration, 0), 3600)
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
    // A timer may fire a little early by the clock that stamps the reports.
    let isLong = touch.kind == .hold && touch.time - start.time >= duration - 0.02
    return isLong ? .ended(true) : .waits(true)
  }

  override func cancel() { start = nil }
}

/// A long press that tells when the finger is down.
public struct _PressGesture: Gesture {
  public typealias Value = Bool
  public typealias Body = Never
  var base: LongPressGesture
  var pressing: ((Bool) -> Void)?

  public static func _recognizer(
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
