public import Foundation
public import SwiftUICore

/// A sequence of keyframes for one value.
///
/// Same as Apple's: a custom type returns its keyframes from `body`.
public protocol KeyframeTrackContent<Value> {
  /// The type of the values that the keyframes animate.
  associatedtype Value: Animatable = Self.Body.Value
  /// The type of the keyframes that `body` returns.
  associatedtype Body: KeyframeTrackContent
  /// The keyframes that the track consists of.
  @KeyframeTrackContentBuilder<Self.Value> var body: Self.Body { get }

  /// The segments from one value to the next.
  var _ways: [_KeyframeWay<Value>] { get }
}

extension KeyframeTrackContent where Body.Value == Value {
  public var _ways: [_KeyframeWay<Value>] { body._ways }
}

extension KeyframeTrackContent where Body == _NoKeyframes<Value> {
  /// The body of a type that defines its keyframes itself, which is empty and not used.
  public var body: _NoKeyframes<Value> { _NoKeyframes() }
}

/// An empty sequence of keyframes.
public struct _NoKeyframes<Value: Animatable>: KeyframeTrackContent {
  /// The track itself, which is empty.
  public var body: _NoKeyframes<Value> { self }
  public var _ways: [_KeyframeWay<Value>] { [] }
}

/// Concatenated sequences of keyframes.
struct JoinedKeyframes<Value: Animatable>: KeyframeTrackContent {
  typealias Body = _NoKeyframes<Value>
  var _ways: [_KeyframeWay<Value>]
}

/// A segment that leads to a value: its duration and its interpolation.
public struct _KeyframeWay<Value: Animatable> {
  enum Course {
    case linear(UnitCurve)
    /// The velocities at both ends, if given.
    case cubic(Value?, Value?)
    case spring(Spring, Value?)
    case jump
  }

  var to: Value
  var duration: TimeInterval
  var course: Course
}

/// A keyframe whose value is reached at constant speed, or along a timing curve.
///
/// Same as Apple's.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = _NoKeyframes<Value>
  public let _ways: [_KeyframeWay<Value>]

  /// Creates a keyframe with linear interpolation.
  ///
  /// - Parameters:
  ///   - to: The value of the keyframe.
  ///   - duration: The duration of the segment in seconds.
  ///   - timingCurve: The timing curve of the segment.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    _ways = [_KeyframeWay(to: to, duration: max(0, duration), course: .linear(timingCurve))]
  }
}

/// A keyframe whose value is reached along a smooth curve through the values of the track.
///
/// If no velocity is given, the curve passes through a value in the direction from the previous
/// value to the next one. It starts and ends at rest.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = _NoKeyframes<Value>
  public let _ways: [_KeyframeWay<Value>]

  /// Creates a keyframe with cubic interpolation.
  ///
  /// - Parameters:
  ///   - to: The value of the keyframe.
  ///   - duration: The duration of the segment in seconds.
  ///   - startVelocity: The velocity at the start of the segment, as the change of the value per
  ///     second; `nil` to continue the curve.
  ///   - endVelocity: The velocity at the end of the segment, as the change of the value per
  ///     second; `nil` to continue the curve.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    _ways = [
      _KeyframeWay(to: to, duration: max(0, duration), course: .cubic(startVelocity, endVelocity))
    ]
  }
}

/// A keyframe whose value is reached by the motion of a spring.
///
/// Same as Apple's.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = _NoKeyframes<Value>
  public let _ways: [_KeyframeWay<Value>]

  /// Creates a keyframe with a spring.
  ///
  /// - Parameters:
  ///   - to: The value of the keyframe.
  ///   - duration: The duration of the segment in seconds, or `nil` until the spring has settled.
  ///   - spring: The spring.
  ///   - startVelocity: The velocity at the start, per second.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    _ways = [
      _KeyframeWay(
        to: to, duration: max(0, duration ?? spring.settlingDuration),
        course: .spring(spring, startVelocity))
    ]
  }
}

/// A keyframe whose value is reached immediately.
///
/// Same as Apple's.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = _NoKeyframes<Value>
  public let _ways: [_KeyframeWay<Value>]

  /// Creates a keyframe without interpolation.
  public init(_ to: Value) { _ways = [_KeyframeWay(to: to, duration: 0, course: .jump)] }
}
