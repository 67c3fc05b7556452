import Foundation
package import StrataRendering

/// A drawing in a plot that is updated separately: a line, an area, or all bars, points or rules of
/// one look.
package struct PlotLayer: Equatable {
  package var figures: [Figure]
  package var zIndex = 0.0
}

/// The look of a layer. Marks that look the same are drawn as one path.
struct LayerLook: Hashable {
  enum Ink: Hashable {
    case fill
    case stroke(StrokeLine)
  }

  var kind: _ChartMark.Kind
  var ink: Ink
  var paint: Paint
  var opacity = 1.0
  var zIndex = 0.0
  /// The line or area that is drawn; `nil` for separate marks.
  var series: SeriesKey?
  /// A Boolean value that indicates whether a gradient spans the plot instead of each mark.
  var alignsWithPlot = false

  /// Returns the drawing of several paths, each of which has a separate gradient.
  func figures(_ paths: [[PathStep]], width: Double, height: Double, keepsAspect: Bool) -> [Figure]
  {
    guard paint.gradient != nil, !alignsWithPlot else {
      return [figure(paths.flatMap(\.self), paint, width, height, keepsAspect)]
    }
    return paths.map { steps in
      let box = steps.box
      return figure(
        steps, paint.within(box, width: width, height: height), width, height, keepsAspect)
    }
  }

  private func figure(
    _ steps: [PathStep], _ paint: Paint, _ width: Double, _ height: Double, _ keepsAspect: Bool
  ) -> Figure {
    // A guess: the browser stretches the drawing until the plot is measured again.
    let outline = Outline(
      .path(steps, size: Point(width, height), isGuess: true, keepsAspect: keepsAspect))
    let plain = paint.unwrapped.plain
    switch ink {
    case .fill:
      return Figure(.fill(outline, plain, isEvenOdd: false), opacity: opacity)
    case .stroke(let line): return Figure(.stroke(outline, plain, line), opacity: opacity)
    }
  }
}

/// The values that tell the lines of a chart apart: points with equal values are connected.
struct SeriesKey: Hashable {
  var series: _PlotValue?
  var style: _PlotValue?
  var symbol: _PlotValue?
  var line: _PlotValue?

  init(_ mark: _ChartMark) {
    series = mark.series?.value
    style = mark.look.styleBy?.value
    symbol = mark.look.symbolBy?.value
    line = mark.look.lineStyleBy?.value
  }
}

extension [PathStep] {
  /// The smallest box around all points.
  var box: MarkBox {
    var box = MarkBox(left: .infinity, top: .infinity, right: -.infinity, bottom: -.infinity)
    for step in self {
      switch step {
      case .move(let point), .line(let point), .quadratic(let point, _), .cubic(let point, _, _):
        (box.left, box.right) = (Swift.min(box.left, point.x), Swift.max(box.right, point.x))
        (box.top, box.bottom) = (Swift.min(box.top, point.y), Swift.max(box.bottom, point.y))
      case .close: break
      }
    }
    return box
  }
}

extension Paint {
  /// Returns the paint with a gradient that spans a box instead of the plot.
  func within(_ box: MarkBox, width: Double, height: Double) -> Paint {
    guard var gradient, width > 0, height > 0 else { return self }
    func moved(_ point: Point) -> Point {
      Point((box.left + point.x * box.width) / width, (box.top + point.y * box.height) / height)
    }
    switch gradient.course {
    case .linear(let from, let to): gradient.course = .linear(from: moved(from), to: moved(to))
    case .radial(let center, let start, let end):
      gradient.course = .radial(center: moved(center), start: start, end: end)
    case .angular, .elliptical: break  // fractions of the mark anyway
    }
    return .gradient(gradient)
  }
}
