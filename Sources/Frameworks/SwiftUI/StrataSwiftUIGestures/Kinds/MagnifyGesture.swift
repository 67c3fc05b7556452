public import Foundation
import StrataRendering
import StrataSwiftUILayout
import StrataViewTree
public import SwiftUICore

/// Two fingers that move apart or together.
///
///     Picture().gesture(MagnifyGesture().onChanged { scale = $0.magnification })
///
/// Same as Apple's, for fingers on a touch screen.
public struct MagnifyGesture: Gesture {
  public typealias Body = Never

  /// How far two fingers are apart.
  public struct Value: Equatable, Sendable {
    public var time: Date
    /// How many times as far as in the beginning.
    public var magnification: CGFloat
    /// By how much that changes in a second.
    public var velocity: CGFloat
    /// Where the fingers began, in parts of the view's size.
    public var startAnchor: UnitPoint
    /// Where the first finger began.
    public var startLocation: CGPoint
  }

  /// By how much it has to change before it counts.
  public var minimumScaleDelta: CGFloat

  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  public static func _recognizer(
    _ gesture: Self, _ old: _GestureRecognizer<Value>?
  ) -> _GestureRecognizer<Value> {
    let least = Double(gesture.minimumScaleDelta)
    return PinchRecognizer.updated(
      old, least: { abs($0 - 1) >= least },
      measure: { $1.spread > 0 ? $0.spread / $1.spread : 1 }
    ) { pinch in
      Value(
        time: pinch.now.date, magnification: pinch.amount, velocity: pinch.velocity,
        startAnchor: pinch.start.anchor, startLocation: pinch.start.location(in: .local))
    }
  }
}

/// Two fingers that move apart or together. Same as Apple's.
@available(iOS, deprecated: 100000, renamed: "MagnifyGesture")
public struct MagnificationGesture: Gesture {
  public typealias Value = CGFloat
  public typealias Body = Never
  public var minimumScaleDelta: CGFloat

  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  public static func _recognizer(
    _ gesture: Self, _ old: _GestureRecognizer<CGFloat>?
  ) -> _GestureRecognizer<CGFloat> {
    let magnify = MagnifyGesture(minimumScaleDelta: gesture.minimumScaleDelta)
    return _MapGesture._recognizer(_MapGesture(content: magnify) { $0.magnification }, old)
  }
}
