public import Foundation
public import SwiftUI

/// A shape that can be the symbol of a point.
///
/// Same as Apple's.
nonisolated public protocol ChartSymbolShape: Shape {
  /// The bounds of a shape that looks as large as a unit square. They may be larger than the square.
  var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape {
  /// Returns the outline of the shape as a symbol. The line is within the shape.
  public func strokeBorder(lineWidth: CGFloat) -> some ChartSymbolShape {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Returns the outline of the shape as a symbol. The line is within the shape.
  public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape {
    OutlinedSymbolShape(base: self, style: style)
  }
}

extension Circle: ChartSymbolShape {
  public var perceptualUnitRect: CGRect { .roundUnit }
}

extension CGRect {
  /// The bounds of a circle whose area is 1, around the middle of a unit square.
  fileprivate static let roundUnit = {
    let diameter = 2 / Double.pi.squareRoot()
    return CGRect(
      x: (1 - diameter) / 2, y: (1 - diameter) / 2, width: diameter, height: diameter)
  }()
}

/// The built-in symbols of charts.
///
/// Same as Apple's.
public struct BasicChartSymbolShape: ChartSymbolShape, Equatable {
  package enum Kind: Int, Equatable, Sendable, CaseIterable {
    case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
  }

  package let kind: Kind

  package init(_ kind: Kind) { self.kind = kind }

  public var perceptualUnitRect: CGRect {
    kind == .circle ? .roundUnit : CGRect(x: 0, y: 0, width: 1, height: 1)
  }

  public func path(in box: CGRect) -> Path {
    if kind == .circle { return Path(ellipseIn: box) }
    var path = Path()
    for line in kind.corners {
      path.addLines(
        line.map { CGPoint(x: box.minX + $0.x * box.width, y: box.minY + $0.y * box.height) })
      if kind.isFilled { path.closeSubpath() }
    }
    return path
  }
}

extension BasicChartSymbolShape.Kind {
  /// A Boolean value that indicates whether the corners surround a filled area. If not, they are
  /// the ends of lines.
  package var isFilled: Bool {
    switch self {
    case .circle, .square, .triangle, .diamond, .pentagon: true
    case .plus, .cross, .asterisk: false
    }
  }

  /// The corners of the lines, as fractions of the frame's width and height.
  package var corners: [[CGPoint]] {
    switch self {
    case .circle: []
    case .square: [[.init(x: 0, y: 0), .init(x: 1, y: 0), .init(x: 1, y: 1), .init(x: 0, y: 1)]]
    case .triangle: [[.init(x: 0.5, y: 0), .init(x: 1, y: 1), .init(x: 0, y: 1)]]
    case .diamond:
      [[.init(x: 0.5, y: 0), .init(x: 1, y: 0.5), .init(x: 0.5, y: 1), .init(x: 0, y: 0.5)]]
    case .pentagon:
      [
        [
          .init(x: 0.5, y: 0), .init(x: 1, y: 0.38), .init(x: 0.81, y: 1), .init(x: 0.19, y: 1),
          .init(x: 0, y: 0.38),
        ]
      ]
    case .plus: [Self.bar(0.5, 0, 0.5, 1), Self.bar(0, 0.5, 1, 0.5)]
    case .cross: [Self.bar(0, 0, 1, 1), Self.bar(1, 0, 0, 1)]
    case .asterisk:
      [
        Self.bar(0.5, 0, 0.5, 1), Self.bar(0.07, 0.25, 0.93, 0.75),
        Self.bar(0.93, 0.25, 0.07, 0.75),
      ]
    }
  }

  private static func bar(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGPoint] {
    [CGPoint(x: a, y: b), CGPoint(x: c, y: d)]
  }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// The symbol is a circle.
  public static var circle: BasicChartSymbolShape { .init(.circle) }
  /// The symbol is a square.
  public static var square: BasicChartSymbolShape { .init(.square) }
  /// The symbol is a triangle.
  public static var triangle: BasicChartSymbolShape { .init(.triangle) }
  /// A square that rests on a corner.
  public static var diamond: BasicChartSymbolShape { .init(.diamond) }
  /// The symbol is a pentagon.
  public static var pentagon: BasicChartSymbolShape { .init(.pentagon) }
  /// The symbol is a plus sign.
  public static var plus: BasicChartSymbolShape { .init(.plus) }
  /// The symbol is a diagonal cross.
  public static var cross: BasicChartSymbolShape { .init(.cross) }
  /// The symbol is an asterisk.
  public static var asterisk: BasicChartSymbolShape { .init(.asterisk) }
}
