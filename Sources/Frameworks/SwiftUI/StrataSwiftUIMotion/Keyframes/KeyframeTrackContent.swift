public import Foundation
public import SwiftUICore

/// Values that one follows, one after the other.
///
/// Same as Apple's: a group of keyframes of an app's own says them in its `body`.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable = Self.Body.Value
  associatedtype Body: KeyframeTrackContent
  @KeyframeTrackContentBuilder<Self.Value> var body: Self.Body { get }

  /// The ways from one value to the next.
  var _ways: [_KeyframeWay<Value>] { get }
}

extension KeyframeTrackContent where Body.Value == Value {
  public var _ways: [_KeyframeWay<Value>] { body._ways }
}

extension KeyframeTrackContent where Body == _NoKeyframes<Value> {
  public var body: _NoKeyframes<Value> { _NoKeyframes() }
}

/// No way at all.
public struct _NoKeyframes<Value: Animatable>: KeyframeTrackContent {
  public var body: _NoKeyframes<Value> { self }
  public var _ways: [_KeyframeWay<Value>] { [] }
}

/// Ways one after the other.
struct JoinedKeyframes<Value: Animatable>: KeyframeTrackContent {
  typealias Body = _NoKeyframes<Value>
  var _ways: [_KeyframeWay<Value>]
}

/// The way to a value: how long it takes, and its course.
public struct _KeyframeWay<Value: Animatable> {
  enum Course {
    case linear(UnitCurve)
    /// The speeds at both ends, where they are said.
    case cubic(Value?, Value?)
    case spring(Spring, Value?)
    case jump
  }

  var to: Value
  var duration: TimeInterval
  var course: Course
}

/// At an even pace, or at that of a curve.
///
/// Same as Apple's.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = _NoKeyframes<Value>
  public let _ways: [_KeyframeWay<Value>]

  /// - Parameter duration: in seconds.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    _ways = [_KeyframeWay(to: to, duration: max(0, duration), course: .linear(timingCurve))]
  }
}

/// Along a smooth curve through the values.
///
/// Where no speed is said the curve goes through a value in the direction from the one before it to
/// the one after it, and begins and ends at rest.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = _NoKeyframes<Value>
  public let _ways: [_KeyframeWay<Value>]

  /// - Parameters:
  ///   - duration: in seconds.
  ///   - startVelocity: the speed at the beginning, a second.
  ///   - endVelocity: the speed at the end, a second.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    _ways = [
      _KeyframeWay(to: to, duration: max(0, duration), course: .cubic(startVelocity, endVelocity))
    ]
  }
}

/// As a spring would go.
///
/// Same as Apple's.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = _NoKeyframes<Value>
  public let _ways: [_KeyframeWay<Value>]

  /// - Parameters:
  ///   - duration: in seconds; without it until the spring rests.
  ///   - startVelocity: the speed at the beginning, a second.
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

/// At once.
///
/// Same as Apple's.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = _NoKeyframes<Value>
  public let _ways: [_KeyframeWay<Value>]

  public init(_ to: Value) { _ways = [_KeyframeWay(to: to, duration: 0, course: .jump)] }
}
