public import Foundation
import SwiftUI

/// The way in which values are mapped to positions on an axis.
///
/// Same as Apple's.
public struct ScaleType: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case linear, log, date, category, squareRoot
    case symmetricLog(slopeAtZero: Double)
    case power(Double)
  }

  package let kind: Kind

  /// Positions are proportional to the values.
  public static var linear: ScaleType { .init(kind: .linear) }
  /// Positions are proportional to the logarithms. A value that is not positive is not drawn.
  public static var log: ScaleType { .init(kind: .log) }
  /// Positions are proportional to the time.
  public static var date: ScaleType { .init(kind: .date) }
  /// Each category has a step of equal size.
  public static var category: ScaleType { .init(kind: .category) }
  /// Positions are proportional to the square roots.
  public static var squareRoot: ScaleType { .init(kind: .squareRoot) }
  /// Positions are proportional to the logarithms, in both directions from zero.
  public static var symmetricLog: ScaleType { symmetricLog() }

  /// Returns a scale whose positions are proportional to the logarithms, in both directions from
  /// zero.
  public static func symmetricLog(slopeAtZero: Double = 1) -> ScaleType {
    .init(kind: .symmetricLog(slopeAtZero: slopeAtZero > 0 ? slopeAtZero : 1))
  }

  /// Returns a scale whose positions are proportional to powers of the values with an exponent.
  public static func power(exponent: Double) -> ScaleType {
    .init(kind: .power(exponent > 0 ? exponent : 1))
  }
}

/// The values that an axis covers.
public struct _ChartDomain: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// The domain follows from the data.
    case automatic(includesZero: Bool?)
    case range(_PlotValue, _PlotValue)
    case values([_PlotValue])
  }

  package var kind = Kind.automatic(includesZero: nil)
  package var isReversed = false

  package init(_ kind: Kind, isReversed: Bool = false) {
    (self.kind, self.isReversed) = (kind, isReversed)
  }
}

/// The values that an axis covers: a range, certain values, or those of the data.
///
/// Same as Apple's.
public protocol ScaleDomain {
  /// The values that the axis or legend covers.
  var _domain: _ChartDomain { get }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  public var _domain: _ChartDomain {
    _ChartDomain(.range(lowerBound.plotValue, upperBound.plotValue))
  }
}

extension Range: ScaleDomain where Bound: Plottable {
  public var _domain: _ChartDomain {
    _ChartDomain(.range(lowerBound.plotValue, upperBound.plotValue))
  }
}

extension Array: ScaleDomain where Element: Plottable {
  public var _domain: _ChartDomain { _ChartDomain(.values(map(\.plotValue))) }
}

/// A domain that follows from the data, with or without zero.
///
/// Same as Apple's.
public struct AutomaticScaleDomain: ScaleDomain {
  public let _domain: _ChartDomain
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// The domain of the data's values. A domain of numbers includes zero.
  public static var automatic: AutomaticScaleDomain { .automatic() }

  /// Returns the domain of the data's values.
  ///
  /// - Parameters:
  ///   - includesZero: Whether a domain of numbers includes zero; `nil` for the default, `true`.
  ///   - reversed: Whether the largest value comes first; `nil` for the default, `false`.
  public static func automatic(
    includesZero: Bool? = nil, reversed: Bool? = nil
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(
      _domain: _ChartDomain(
        .automatic(includesZero: includesZero), isReversed: reversed ?? false))
  }
}

/// The part of the plot that an axis uses.
///
/// Same as Apple's.
public protocol PositionScaleRange {
  /// The distances in points from the start and the end of the plot.
  var _padding: (start: Double, end: Double) { get }
}

/// The whole length of the plot, less a padding.
///
/// Same as Apple's.
public struct PlotDimensionScaleRange: PositionScaleRange {
  public let _padding: (start: Double, end: Double)
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// The whole length of the plot.
  public static var plotDimension: PlotDimensionScaleRange { .plotDimension(padding: 0) }

  /// Returns the length of the plot, less a padding in points at both ends.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    .plotDimension(startPadding: padding, endPadding: padding)
  }

  /// Returns the length of the plot, less a padding in points at each end.
  ///
  /// - Parameters:
  ///   - startPadding: The room before the first value, in points.
  ///   - endPadding: The room after the last value, in points.
  public static func plotDimension(
    startPadding: CGFloat = 0, endPadding: CGFloat = 0
  ) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(_padding: (Double(startPadding), Double(endPadding)))
  }
}
