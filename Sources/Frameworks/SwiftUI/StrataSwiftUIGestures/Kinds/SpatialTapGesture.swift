public import Foundation
public import StrataSwiftUILayout
import StrataViewTree

/// A tap that reports its location.
///
///     Map().gesture(SpatialTapGesture().onEnded { drop(at: $0.location) })
///
/// Same as Apple's. If a key performs the tap, its location is the view's center.
nonisolated public struct SpatialTapGesture: Gesture {
  public typealias Body = Never

  /// The location of a tap.
  public struct Value: Equatable, Sendable {
    /// The location, in the gesture's coordinate space.
    public var location: CGPoint
  }

  /// The number of taps in a row.
  public var count: Int
  /// The coordinate space of the location.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture of `count` taps in a row.
  ///
  /// - Parameters:
  ///   - count: the number of taps.
  ///   - coordinateSpace: the coordinate space of the location.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.init(count: count, in: coordinateSpace.coordinateSpace)
  }

  /// Creates a gesture of `count` taps in a row.
  ///
  /// - Parameters:
  ///   - count: The number of taps.
  ///   - coordinateSpace: The coordinate space of the positions.
  @available(
    iOS, deprecated: 100000, message: "use overload that accepts a CoordinateSpaceProtocol instead"
  )
  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.init(count: count, in: coordinateSpace)
  }

  init(count: Int, in space: CoordinateSpace) {
    self.count = count
    coordinateSpace = space
  }

  @MainActor public static func _recognizer(
    _ gesture: Self, _ old: _GestureRecognizer<Value>?
  ) -> _GestureRecognizer<Value> {
    let recognizer = old as? SpatialTapRecognizer ?? SpatialTapRecognizer()
    recognizer.space = gesture.coordinateSpace
    recognizer.wish = TouchWish(in: gesture.coordinateSpace)
    recognizer.wish.taps = gesture.count
    recognizer.wish.isPlaced = true
    return recognizer
  }
}

private final class SpatialTapRecognizer: _GestureRecognizer<SpatialTapGesture.Value> {
  var space = CoordinateSpace.local

  override func receive(_ touch: GestureTouch) -> GestureOutcome<SpatialTapGesture.Value> {
    guard touch.isTap(of: wish.taps) else { return touch.otherThanTap() }
    return .ended(SpatialTapGesture.Value(location: touch.location(in: space)))
  }
}

extension TouchWish {
  /// Creates a request for touches, and for the origin of `space` if it is a named space.
  init(in space: CoordinateSpace) {
    self.init()
    if case .named = space { others = [.box, .place] }
  }
}
