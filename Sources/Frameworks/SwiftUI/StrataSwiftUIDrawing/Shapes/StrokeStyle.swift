public import Foundation
package import StrataRendering
public import SwiftUICore

/// The settings of a stroke.
///
/// Same as Apple's.
public struct StrokeStyle: Equatable, Sendable {
  /// The width of the line in points.
  public var lineWidth: CGFloat
  /// The shape of the line's ends.
  public var lineCap: CGLineCap
  /// The shape of the line's corners.
  public var lineJoin: CGLineJoin
  /// The limit of a corner's length relative to the line width. Beyond it the corner is cut off.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps in points; empty for a solid line.
  public var dash: [CGFloat]
  /// The distance into the dash pattern at which the line starts, in points.
  public var dashPhase: CGFloat

  /// Creates the settings of a stroke.
  ///
  /// - Parameters:
  ///   - lineWidth: The width of the line, in points.
  ///   - lineCap: The ends of the line.
  ///   - lineJoin: The corners of the line.
  ///   - miterLimit: The greatest length of a pointed corner, relative to the width.
  ///   - dash: The lengths of dashes and gaps, in points.
  ///   - dashPhase: The part of the pattern at which the line begins, in points.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  /// The same style as the renderer describes it.
  package var line: StrokeLine {
    let cap: StrokeLine.Cap =
      switch lineCap {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
    let join: StrokeLine.Join =
      switch lineJoin {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
    return StrokeLine(
      width: Double(lineWidth), cap: cap, join: join, miterLimit: Double(miterLimit),
      dash: dash.map { Double($0) }, dashPhase: Double(dashPhase))
  }
}

extension StrokeStyle: Animatable {
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set {
      lineWidth = newValue.first
      (miterLimit, dashPhase) = (newValue.second.first, newValue.second.second)
    }
  }
}

/// The settings of a fill.
///
/// Same as Apple's, except that a browser always smooths edges.
public struct FillStyle: Equatable, Sendable {
  /// A Boolean value that indicates whether the even-odd rule is used, by which areas that the
  /// outline surrounds twice are not filled.
  public var isEOFilled: Bool
  /// A Boolean value that indicates whether edges are smoothed.
  ///
  /// Accepted: a browser always smooths edges.
  public var isAntialiased: Bool

  /// Creates the settings of a fill.
  ///
  /// Partial in `antialiased`: the argument has no effect; edges are always smoothed.
  ///
  /// - Parameters:
  ///   - eoFill: Whether the inside is found by the even-odd rule.
  ///   - antialiased: Whether the edges are smoothed.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
