import StrataRendering
import StrataViewTree

/// A recognizer of two fingers that measures the change of a number derived from them.
@MainActor final class PinchRecognizer<Value>: _GestureRecognizer<Value> {
  struct Pinch {
    var start: GestureTouch
    var now: GestureTouch
    var amount: Double
    var velocity: Double
  }

  private var isEnough: (Double) -> Bool = { _ in true }
  private var measure: (Touch, Touch) -> Double = { _, _ in 0 }
  private var make: ((Pinch) -> Value)?
  private var start: GestureTouch?
  private var isActive = false
  private var pace = TouchPace<Double>()

  /// Returns `old` or a new recognizer, after setting its closures.
  ///
  /// - Parameters:
  ///   - least: A function that returns whether a change is large enough for the gesture to begin.
  ///   - measure: A function that returns the change between two touches.
  ///   - make: A function that returns the gesture's value.
  static func updated(
    _ old: _GestureRecognizer<Value>?, least: @escaping (Double) -> Bool,
    measure: @escaping (Touch, Touch) -> Double, make: @escaping (Pinch) -> Value
  ) -> _GestureRecognizer<Value> {
    let recognizer = old as? PinchRecognizer ?? PinchRecognizer()
    (recognizer.isEnough, recognizer.measure, recognizer.make) = (least, measure, make)
    recognizer.wish.pinches = true
    recognizer.wish.others = .box
    return recognizer
  }

  override func receive(_ touch: GestureTouch) -> GestureOutcome<Value> {
    switch touch.kind {
    case .down: cancel()
    case .second: start = touch
    case .up: return outcome(touch, isEnd: true)
    case .cancel, .taps: return .failed
    case .hold, .move: break
    }
    return outcome(touch, isEnd: false)
  }

  override func cancel() { (start, isActive, pace) = (nil, false, TouchPace()) }

  private func outcome(_ touch: GestureTouch, isEnd: Bool) -> GestureOutcome<Value> {
    guard let start, let make else { return isEnd ? .failed : .waits(nil) }
    // A remaining finger has no spread; the last touch of both fingers counts.
    var touch = touch
    if isEnd, touch.touch.spread == 0 { touch.touch = last ?? touch.touch }
    last = touch.touch
    let amount = measure(touch.touch, start.touch)
    pace.add(amount, at: touch.time)
    isActive = isActive || isEnough(amount)
    guard isActive else { return isEnd ? .failed : .waits(nil) }
    let speed = pace.last(until: touch.time).map { ($0.to - $0.from) / $0.seconds } ?? 0
    let value = make(Pinch(start: start, now: touch, amount: amount, velocity: speed))
    return isEnd ? .ended(value) : .active(value)
  }

  private var last: Touch?
}
