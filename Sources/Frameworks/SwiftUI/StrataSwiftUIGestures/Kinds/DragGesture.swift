public import Foundation
public import StrataSwiftUILayout
import StrataViewTree

/// A movement of a finger or pointer that is down.
///
///     DragGesture()
///       .onChanged { offset = $0.translation }
///       .onEnded { if $0.predictedEndTranslation.width > 200 { dismiss() } }
///
/// Same as Apple's. The browser reports the drag once the finger has moved the minimum distance.
/// While it waits for a response, it keeps only the latest location to send. If the position of a
/// view follows the finger, such as by `.offset`, the browser moves the view without the server
/// after the first response; any other effect of the drag appears one round trip later. In a scroll
/// view, scrolling along its axis takes precedence over a drag.
@MainActor @preconcurrency public struct DragGesture: Gesture {
  public typealias Body = Never
  /// The distance in points that the finger moves before the drag begins.
  public var minimumDistance: CGFloat
  /// The coordinate space of the locations.
  public var coordinateSpace: CoordinateSpace

  /// Creates a drag gesture.
  ///
  /// - Parameters:
  ///   - minimumDistance: the distance in points that the finger moves before the drag begins.
  ///   - coordinateSpace: the coordinate space of the locations.
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// Creates a drag gesture.
  ///
  /// - Parameters:
  ///   - minimumDistance: The distance that the finger moves before the drag begins, in points.
  ///   - coordinateSpace: The coordinate space of the positions.
  @available(
    iOS, deprecated: 100000, message: "use overload that accepts a CoordinateSpaceProtocol instead"
  )
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  public static func _recognizer(
    _ gesture: Self, _ old: _GestureRecognizer<Value>?
  ) -> _GestureRecognizer<Value> {
    let recognizer = old as? DragRecognizer ?? DragRecognizer()
    recognizer.space = gesture.coordinateSpace
    recognizer.minimum = gesture.minimumDistance
    recognizer.wish = TouchWish(in: gesture.coordinateSpace)
    recognizer.wish.distance = Double(gesture.minimumDistance)
    recognizer.wish.drags = true
    return recognizer
  }
}

private final class DragRecognizer: _GestureRecognizer<DragGesture.Value> {
  var space = CoordinateSpace.local
  var minimum: CGFloat = 10
  private var start: GestureTouch?
  private var isDragging = false
  private var pace = TouchPace<CGPoint>()

  override func receive(_ touch: GestureTouch) -> GestureOutcome<DragGesture.Value> {
    switch touch.kind {
    case .down: begin(touch)
    case .move: move(touch)
    case .up: isDragging ? .ended(value(touch)) : .failed
    case .cancel, .taps: .failed
    case .hold, .second: isDragging ? .active(value(touch)) : .waits(nil)
    }
  }

  override func cancel() { (start, isDragging, pace) = (nil, false, TouchPace()) }

  private func begin(_ touch: GestureTouch) -> GestureOutcome<DragGesture.Value> {
    cancel()
    start = touch
    pace.add(touch.global, at: touch.time)
    isDragging = minimum <= 0
    return isDragging ? .active(value(touch)) : .waits(nil)
  }

  private func move(_ touch: GestureTouch) -> GestureOutcome<DragGesture.Value> {
    guard let start else { return .failed }
    pace.add(touch.global, at: touch.time)
    isDragging = isDragging || touch.distance(from: start) >= minimum
    return isDragging ? .active(value(touch)) : .waits(nil)
  }

  private func value(_ touch: GestureTouch) -> DragGesture.Value {
    DragGesture.Value(
      time: touch.date, location: touch.location(in: space),
      startLocation: (start ?? touch).location(in: space), velocity: velocity(touch))
  }

  private func velocity(_ touch: GestureTouch) -> CGSize {
    guard let (from, to, seconds) = pace.last(until: touch.time) else { return .zero }
    return CGSize(width: (to.x - from.x) / seconds, height: (to.y - from.y) / seconds)
  }
}
