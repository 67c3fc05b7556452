import Foundation
import StrataSwiftUILayout
import StrataViewTree
import SwiftUICore

/// What a finger did, as the view sees it.
struct GestureTouch {
  var touch: Touch
  /// The view's leading top corner in the window.
  var corner: CGPoint
  /// The time by the app's clock.
  var date: Date
  /// The view's box and the named spaces around it, where they were asked for.
  var report: GeometryReport?

  var kind: Touch.Kind { touch.kind }
  var time: Double { touch.time }
  var global: CGPoint { CGPoint(x: touch.place.x, y: touch.place.y) }

  /// Where it was, in a frame of reference.
  func location(in space: CoordinateSpace) -> CGPoint {
    let origin: CGPoint =
      switch space {
      case .global: .zero
      case .local: corner
      case .named(let name): report?.space(name)?.origin ?? .zero
      }
    return CGPoint(x: global.x - origin.x, y: global.y - origin.y)
  }

  /// How far it is from where the finger came down.
  func distance(from start: GestureTouch) -> CGFloat {
    let (x, y) = (global.x - start.global.x, global.y - start.global.y)
    return (x * x + y * y).squareRoot()
  }

  /// Where it was, in parts of the view's size.
  var anchor: UnitPoint {
    guard let size = report?.size, size.width > 0, size.height > 0 else { return .center }
    let place = location(in: .local)
    return UnitPoint(x: place.x / size.width, y: place.y / size.height)
  }
}
