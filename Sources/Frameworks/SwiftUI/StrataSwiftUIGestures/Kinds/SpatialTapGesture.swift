public import Foundation
public import StrataSwiftUILayout
import StrataViewTree

/// A tap, and where it was.
///
///     Map().gesture(SpatialTapGesture().onEnded { drop(at: $0.location) })
///
/// Same as Apple's. A key that stands for a tap counts as one in the middle.
public struct SpatialTapGesture: Gesture {
  public typealias Body = Never

  /// Where a tap was.
  public struct Value: Equatable, Sendable {
    /// The place, in the gesture's coordinate space.
    public var location: CGPoint
  }

  public var count: Int
  public var coordinateSpace: CoordinateSpace

  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.init(count: count, in: coordinateSpace.coordinateSpace)
  }

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

  public static func _recognizer(
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
  /// Places in a named space take the browser's word for where that space is.
  init(in space: CoordinateSpace) {
    self.init()
    if case .named = space { others = [.box, .place] }
  }
}
