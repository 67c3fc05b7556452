public import Foundation
import StrataRendering
import StrataSwiftUILayout
import StrataViewTree
public import SwiftUICore

/// A pinch of two fingers that move apart or together.
///
///     Picture().gesture(MagnifyGesture().onChanged { scale = $0.magnification })
///
/// Same as Apple's, for fingers on a touch screen.
public struct MagnifyGesture: Gesture {
  public typealias Body = Never

  /// The state of a pinch.
  public struct Value: Equatable, Sendable {
    /// The date of the event, by the server's clock.
    public var time: Date
    /// The distance between the fingers, divided by their distance at the start.
    public var magnification: CGFloat
    /// The change of the magnification per second.
    public var velocity: CGFloat
    /// The start of the pinch, in fractions of the view's size.
    public var startAnchor: UnitPoint
    /// The location at which the first finger touched the view.
    public var startLocation: CGPoint
  }

  /// The change of the magnification, as a factor, at which the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// Creates a magnify gesture that begins when the magnification has changed by
  /// `minimumScaleDelta`.
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  public static func _recognizer(
    _ gesture: Self, _ old: _GestureRecognizer<Value>?
  ) -> _GestureRecognizer<Value> {
    let least = Double(gesture.minimumScaleDelta)
    // Fingers that start within one point of each other would give a factor beyond any number.
    return PinchRecognizer.updated(
      old, least: { abs($0 - 1) >= least },
      measure: { $1.spread >= 1 ? $0.spread / $1.spread : 1 }
    ) { pinch in
      Value(
        time: pinch.now.date, magnification: pinch.amount, velocity: pinch.velocity,
        startAnchor: pinch.start.anchor, startLocation: pinch.start.location(in: .local))
    }
  }
}

/// A pinch of two fingers that move apart or together. Same as Apple's.
@available(iOS, deprecated: 100000, renamed: "MagnifyGesture")
public struct MagnificationGesture: Gesture {
  public typealias Value = CGFloat
  public typealias Body = Never
  /// The change of the magnification, as a factor, at which the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture that begins when the magnification has changed by `minimumScaleDelta`.
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  public static func _recognizer(
    _ gesture: Self, _ old: _GestureRecognizer<CGFloat>?
  ) -> _GestureRecognizer<CGFloat> {
    let magnify = MagnifyGesture(minimumScaleDelta: gesture.minimumScaleDelta)
    return _MapGesture._recognizer(_MapGesture(content: magnify) { $0.magnification }, old)
  }
}
