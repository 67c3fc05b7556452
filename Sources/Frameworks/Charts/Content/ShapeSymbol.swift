public import Foundation
import StrataRendering
public import SwiftUI

/// A symbol that is drawn by the path of a shape.
package struct ShapeSymbol {
  /// Returns the path for a frame.
  let path: @MainActor (CGRect) -> Path
  /// The bounds of the shape in a unit square.
  let bounds: CGRect
  /// The line along the path; `nil` if the path is filled.
  let line: StrokeLine?

  /// Returns the steps of the path around a point.
  ///
  /// - Parameters:
  ///   - point: The middle of the symbol.
  ///   - side: The length of the sides of a square that is as large as the symbol.
  @MainActor func steps(around point: Point, side: Double) -> [PathStep] {
    // A line is within the shape's bounds.
    let inset = (line?.width ?? 0) / 2
    let frame = CGRect(
      x: point.x + (bounds.minX - 0.5) * side, y: point.y + (bounds.minY - 0.5) * side,
      width: bounds.width * side, height: bounds.height * side
    ).insetBy(dx: inset, dy: inset)
    guard !frame.isNull, frame.width > 0, frame.height > 0 else { return [] }
    var steps: [PathStep] = []
    path(frame).forEach { steps.append(PathStep($0)) }
    return steps
  }
}

extension PathStep {
  fileprivate init(_ element: Path.Element) {
    func point(_ place: CGPoint) -> Point { Point(place.x, place.y).rounded }
    self =
      switch element {
      case .move(let to): .move(point(to))
      case .line(let to): .line(point(to))
      case .quadCurve(let to, let control): .quadratic(point(to), control: point(control))
      case .curve(let to, let first, let second): .cubic(point(to), point(first), point(second))
      case .closeSubpath: .close
      }
  }
}

/// The outline of a symbol's shape.
///
/// A chart draws the line itself, which takes fewer characters than the outline of a line.
struct OutlinedSymbolShape<Base: ChartSymbolShape>: ChartSymbolShape, DrawsSymbol {
  let base: Base
  let style: StrokeStyle

  var perceptualUnitRect: CGRect { base.perceptualUnitRect }
  var symbol: MarkSymbol {
    let base = base
    return .shape(
      ShapeSymbol(
        path: { base.path(in: $0) }, bounds: perceptualUnitRect, line: style.strokeLine))
  }

  func path(in rect: CGRect) -> Path {
    let inset = style.lineWidth / 2
    return base.path(in: rect.insetBy(dx: inset, dy: inset)).strokedPath(style)
  }
}

/// A shape that a chart draws in a way that its path does not describe.
protocol DrawsSymbol {
  var symbol: MarkSymbol { get }
}

extension BasicChartSymbolShape: DrawsSymbol {
  var symbol: MarkSymbol { .basic(kind) }
}

extension Circle: DrawsSymbol {
  var symbol: MarkSymbol { .basic(.circle) }
}

extension ChartSymbolShape {
  /// The symbol of a mark that has this shape.
  package var markSymbol: MarkSymbol {
    if let known = self as? any DrawsSymbol { return known.symbol }
    return .shape(
      ShapeSymbol(path: { path(in: $0) }, bounds: perceptualUnitRect, line: nil))
  }
}

/// The shape of a symbol, whatever type it has.
///
/// Same as Apple's.
public struct AnyChartSymbolShape: ChartSymbolShape, DrawsSymbol {
  private let base: any ChartSymbolShape
  public var perceptualUnitRect: CGRect { base.perceptualUnitRect }
  var symbol: MarkSymbol { base.markSymbol }

  /// Creates a symbol's shape from one of any type.
  public init<S: ChartSymbolShape>(_ shape: S) { base = shape }

  public func path(in rect: CGRect) -> Path { base.path(in: rect) }
}
