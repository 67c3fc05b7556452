/// The scales of a plot of a certain size, which map values to points from its top left corner.
package struct PlotSpace: Equatable, Sendable {
  package var xScale: PlotScale
  package var yScale: PlotScale
  package var width: Double
  package var height: Double
  /// A Boolean value that indicates whether the x axis begins at the right.
  package var isMirrored: Bool

  package init(
    _ xScale: PlotScale, _ yScale: PlotScale, width: Double, height: Double,
    isMirrored: Bool = false
  ) {
    (self.xScale, self.yScale) = (xScale, yScale)
    (self.width, self.height, self.isMirrored) = (width, height, isMirrored)
  }

  /// The width in points without the padding of the scale.
  package var innerWidth: Double { max(width - xScale.startPadding - xScale.endPadding, 0) }
  /// The height in points without the padding of the scale.
  package var innerHeight: Double { max(height - yScale.startPadding - yScale.endPadding, 0) }

  package func x(_ value: _PlotValue) -> Double? { xScale.fraction(value).map(xPlace) }
  package func y(_ value: _PlotValue) -> Double? { yScale.fraction(value).map(yPlace) }
  package func x(at number: Double) -> Double? { xScale.fraction(at: number).map(xPlace) }
  package func y(at number: Double) -> Double? { yScale.fraction(at: number).map(yPlace) }

  private func xPlace(_ fraction: Double) -> Double {
    let place = xScale.startPadding + fraction * innerWidth
    return isMirrored ? width - place : place
  }

  private func yPlace(_ fraction: Double) -> Double {
    height - yScale.startPadding - fraction * innerHeight
  }

  /// Returns the value at a distance from the left edge, limited to the values of the axis.
  package func valueX(_ place: Double) -> _PlotValue? {
    guard innerWidth > 0 else { return nil }
    let start = isMirrored ? width - place : place
    return xScale.value(at: min(max((start - xScale.startPadding) / innerWidth, 0), 1))
  }

  /// Returns the value at a distance from the top edge, limited to the values of the axis.
  package func valueY(_ place: Double) -> _PlotValue? {
    guard innerHeight > 0 else { return nil }
    let start = height - place - yScale.startPadding
    return yScale.value(at: min(max(start / innerHeight, 0), 1))
  }
}
