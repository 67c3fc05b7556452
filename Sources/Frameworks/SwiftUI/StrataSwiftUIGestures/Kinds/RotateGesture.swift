public import Foundation
import StrataSwiftUILayout
import StrataViewTree
public import SwiftUICore

/// Two fingers that turn around each other.
///
///     Picture().gesture(RotateGesture().onChanged { angle = $0.rotation })
///
/// Same as Apple's, for fingers on a touch screen.
public struct RotateGesture: Gesture {
  public typealias Body = Never

  /// How far two fingers have turned.
  public struct Value: Equatable, Sendable {
    public var time: Date
    /// The angle since the beginning, clockwise.
    public var rotation: Angle
    /// By how much that changes in a second.
    public var velocity: Angle
    /// Where the fingers began, in parts of the view's size.
    public var startAnchor: UnitPoint
    /// Where the first finger began.
    public var startLocation: CGPoint
  }

  /// By how much they have to turn before it counts.
  public var minimumAngleDelta: Angle

  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  public static func _recognizer(
    _ gesture: Self, _ old: _GestureRecognizer<Value>?
  ) -> _GestureRecognizer<Value> {
    let least = gesture.minimumAngleDelta.radians
    return PinchRecognizer.updated(
      old, least: { abs($0) >= least },
      measure: { remainder($0.angle - $1.angle, 2 * .pi) }
    ) { pinch in
      Value(
        time: pinch.now.date, rotation: Angle(radians: pinch.amount),
        velocity: Angle(radians: pinch.velocity), startAnchor: pinch.start.anchor,
        startLocation: pinch.start.location(in: .local))
    }
  }
}

/// Two fingers that turn around each other. Same as Apple's.
@available(iOS, deprecated: 100000, renamed: "RotateGesture")
public struct RotationGesture: Gesture {
  public typealias Value = Angle
  public typealias Body = Never
  public var minimumAngleDelta: Angle

  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  public static func _recognizer(
    _ gesture: Self, _ old: _GestureRecognizer<Angle>?
  ) -> _GestureRecognizer<Angle> {
    let rotate = RotateGesture(minimumAngleDelta: gesture.minimumAngleDelta)
    return _MapGesture._recognizer(_MapGesture(content: rotate) { $0.rotation }, old)
  }
}
