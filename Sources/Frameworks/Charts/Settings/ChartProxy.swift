public import Foundation
public import SwiftUI

/// The scales and the frame of a chart's plot, for views in front of or behind it.
///
///     .chartOverlay { proxy in
///       GeometryReader { geometry in
///         if let plot = proxy.plotFrame, let x = proxy.position(forX: now) {
///           Rectangle().frame(width: 1).offset(x: geometry[plot].minX + x)
///         }
///       }
///     }
///
/// Same as Apple's. Until the browser has measured the plot, its size is zero.
public struct ChartProxy {
  package var space: PlotSpace
  package var selections = Selections()
  package var frame: Anchor<CGRect>?

  package init(_ space: PlotSpace, _ selections: Selections, _ frame: Anchor<CGRect>?) {
    (self.space, self.selections, self.frame) = (space, selections, frame)
  }

  /// The size of the plot in points.
  public var plotSize: CGSize { CGSize(width: space.width, height: space.height) }
  /// The size of the plot in points.
  public var plotAreaSize: CGSize { plotSize }
  /// The frame of the plot, to be passed to a `GeometryProxy`; `nil` until it is known.
  public var plotFrame: Anchor<CGRect>? { frame }
  /// The frame of the plot with the parts that scrolling reveals. It is equal to `plotFrame`.
  public var plotContainerFrame: Anchor<CGRect>? { frame }

  // MARK: From values to positions

  /// Returns the horizontal position of a value in the plot; `nil` if it has none.
  public func position<P: Plottable>(forX value: P) -> CGFloat? {
    space.x(value.plotValue).map { CGFloat($0) }
  }

  /// Returns the vertical position of a value in the plot; `nil` if it has none.
  public func position<P: Plottable>(forY value: P) -> CGFloat? {
    space.y(value.plotValue).map { CGFloat($0) }
  }

  /// Returns the position of two values in the plot; `nil` if one of them has none.
  public func position<X: Plottable, Y: Plottable>(for values: (x: X, y: Y)) -> CGPoint? {
    guard let x = position(forX: values.x), let y = position(forY: values.y) else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// Returns the range of horizontal positions that a category covers; `nil` if it has none.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
    guard let middle = space.x(value.plotValue) else { return nil }
    let half = (space.xScale.band ?? 0) * space.innerWidth / 2
    return CGFloat(middle - half)...CGFloat(middle + half)
  }

  /// Returns the range of vertical positions that a category covers; `nil` if it has none.
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
    guard let middle = space.y(value.plotValue) else { return nil }
    let half = (space.yScale.band ?? 0) * space.innerHeight / 2
    return CGFloat(middle - half)...CGFloat(middle + half)
  }

  // MARK: From positions to values

  /// Returns the value at a horizontal position of the plot; `nil` if there is none of the type.
  ///
  /// - Parameters:
  ///   - position: The distance from the leading edge of the plot, in points.
  ///   - type: The type of the values on the axis.
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
    space.valueX(Double(position)).flatMap { P.at($0) }
  }

  /// Returns the value at a vertical position of the plot; `nil` if there is none of the type.
  ///
  /// - Parameters:
  ///   - position: The distance from the top of the plot, in points.
  ///   - type: The type of the values on the axis.
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
    space.valueY(Double(position)).flatMap { P.at($0) }
  }

  /// Returns the values at a point of the plot; `nil` if there are none of the types.
  ///
  /// - Parameters:
  ///   - position: The point in the plot, in points.
  ///   - type: The types of the values on both axes.
  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint, as type: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self)
    else { return nil }
    return (x, y)
  }

  // MARK: Selecting

  /// Selects the value at a horizontal position, which `chartXSelection` reports.
  @MainActor public func selectXValue(at position: CGFloat) {
    selections.x?(space.valueX(Double(position)))
  }

  /// Selects the value at a vertical position, which `chartYSelection` reports.
  @MainActor public func selectYValue(at position: CGFloat) {
    selections.y?(space.valueY(Double(position)))
  }

  /// Selects the values between two horizontal positions, which `chartXSelection(range:)` reports.
  ///
  /// - Parameters:
  ///   - from: The start of the selection, in points.
  ///   - to: The end of the selection, in points.
  @MainActor public func selectXRange(from: CGFloat, to: CGFloat) {
    guard let start = space.valueX(Double(from)), let end = space.valueX(Double(to)) else { return }
    selections.xRange?((start, end))
  }

  /// Selects the values between two vertical positions, which `chartYSelection(range:)` reports.
  ///
  /// - Parameters:
  ///   - from: The start of the selection, in points.
  ///   - to: The end of the selection, in points.
  @MainActor public func selectYRange(from: CGFloat, to: CGFloat) {
    guard let start = space.valueY(Double(from)), let end = space.valueY(Double(to)) else { return }
    selections.yRange?((start, end))
  }
}
