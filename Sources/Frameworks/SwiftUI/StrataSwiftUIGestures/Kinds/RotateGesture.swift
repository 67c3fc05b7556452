public import Foundation
import StrataSwiftUILayout
import StrataViewTree
public import SwiftUICore

/// A rotation by two fingers.
///
///     Picture().gesture(RotateGesture().onChanged { angle = $0.rotation })
///
/// Same as Apple's, for fingers on a touch screen.
public struct RotateGesture: Gesture {
  public typealias Body = Never

  /// The state of a rotation.
  public struct Value: Equatable, Sendable {
    /// The date of the event, by the server's clock.
    public var time: Date
    /// The angle since the start, clockwise.
    public var rotation: Angle
    /// The change of the angle per second.
    public var velocity: Angle
    /// The start of the rotation, in fractions of the view's size.
    public var startAnchor: UnitPoint
    /// The location where the first finger began.
    public var startLocation: CGPoint
  }

  /// The angle at which the gesture begins.
  public var minimumAngleDelta: Angle

  /// Creates a rotate gesture that begins when the fingers have turned by `minimumAngleDelta`.
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

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

/// A rotation by two fingers. Same as Apple's.
@available(iOS, deprecated: 100000, renamed: "RotateGesture")
public struct RotationGesture: Gesture {
  public typealias Value = Angle
  public typealias Body = Never
  /// The angle at which the gesture begins.
  public var minimumAngleDelta: Angle

  /// Creates a gesture that begins when the fingers have turned by `minimumAngleDelta`.
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  public static func _recognizer(
    _ gesture: Self, _ old: _GestureRecognizer<Angle>?
  ) -> _GestureRecognizer<Angle> {
    let rotate = RotateGesture(minimumAngleDelta: gesture.minimumAngleDelta)
    return _MapGesture._recognizer(_MapGesture(content: rotate) { $0.rotation }, old)
  }
}
