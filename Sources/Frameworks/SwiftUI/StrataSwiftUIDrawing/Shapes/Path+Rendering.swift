import Foundation
package import StrataRendering
package import SwiftUICore

extension Path {
  /// The path elements in the renderer's type.
  var steps: [PathStep] {
    elements.map { element in
      switch element {
      case .move(let to): .move(to.place)
      case .line(let to): .line(to.place)
      case .quadCurve(let to, let control): .quadratic(to.place, control: control.place)
      case .curve(let to, let first, let second): .cubic(to.place, first.place, second.place)
      case .closeSubpath: .close
      }
    }
  }
}

extension CGPoint {
  var place: StrataRendering.Point { Point(Double(x), Double(y)) }
}

extension UnitPoint {
  package var place: StrataRendering.Point { Point(Double(x), Double(y)) }
}

extension CGAffineTransform {
  var numbers: [Double]? { isIdentity ? nil : [a, b, c, d, tx, ty].map { Double($0) } }
}
