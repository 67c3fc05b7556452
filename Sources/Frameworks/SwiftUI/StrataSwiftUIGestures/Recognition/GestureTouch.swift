import Foundation
import StrataSwiftUILayout
import StrataViewTree
import SwiftUICore

/// A touch, with its position in the view.
struct GestureTouch {
  var touch: Touch
  /// The view's top leading corner in the window.
  var corner: CGPoint
  /// The date by the app's clock.
  var date: Date
  /// The view's box and the named spaces around it; `nil` unless the gesture has asked for them.
  var report: GeometryReport?

  var kind: Touch.Kind { touch.kind }
  var time: Double { touch.time }
  var global: CGPoint { CGPoint(x: touch.place.x, y: touch.place.y) }

  /// Returns the location in a coordinate space.
  func location(in space: CoordinateSpace) -> CGPoint {
    let origin: CGPoint =
      switch space {
      case .global: .zero
      case .local: corner
      case .named(let name): report?.space(name)?.origin ?? .zero
      }
    return CGPoint(x: global.x - origin.x, y: global.y - origin.y)
  }

  /// Returns the distance from the start of the touch, in points.
  func distance(from start: GestureTouch) -> CGFloat {
    let (x, y) = (global.x - start.global.x, global.y - start.global.y)
    return (x * x + y * y).squareRoot()
  }

  /// The location in fractions of the view's size.
  var anchor: UnitPoint {
    guard let size = report?.size, size.width >= 0.001, size.height >= 0.001 else { return .center }
    let place = location(in: .local)
    return UnitPoint(x: place.x / size.width, y: place.y / size.height)
  }
}
