public import Foundation
import SwiftUI

/// The width or height of a mark.
///
/// Same as Apple's.
public struct MarkDimension: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case automatic
    case fixed(Double)
    case ratio(Double)
    case inset(Double)
  }

  package let kind: Kind

  /// A length that the mark chooses.
  public static var automatic: MarkDimension { MarkDimension(kind: .automatic) }
  /// Returns a length in points.
  public static func fixed(_ value: CGFloat) -> MarkDimension {
    MarkDimension(kind: .fixed(Double(value)))
  }
  /// Returns a share of the room that the mark has: 1 is the whole room.
  public static func ratio(_ value: CGFloat) -> MarkDimension {
    MarkDimension(kind: .ratio(Double(value)))
  }
  /// Returns the room that the mark has, less a length in points on both sides.
  public static func inset(_ value: CGFloat) -> MarkDimension {
    MarkDimension(kind: .inset(Double(value)))
  }

  /// Returns the length in points of a mark that has a certain room.
  package func length(of room: Double, automatic: Double) -> Double {
    switch kind {
    case .automatic: automatic
    case .fixed(let length): max(length, 0)
    case .ratio(let share): max(room * share, 0)
    case .inset(let inset): max(room - 2 * inset, 0)
    }
  }
}

extension MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
}

/// The way in which bars and areas at the same place are combined.
///
/// Same as Apple's.
public struct MarkStackingMethod: Equatable, Sendable {
  package enum Kind: Equatable, Sendable { case standard, normalized, center, unstacked }
  package let kind: Kind

  /// Marks are stacked from zero; those with negative values are stacked below zero.
  public static var standard: MarkStackingMethod { MarkStackingMethod(kind: .standard) }
  /// Marks are stacked; each is as long as its share of the sum.
  public static var normalized: MarkStackingMethod { MarkStackingMethod(kind: .normalized) }
  /// Marks are stacked and centered around a middle line.
  public static var center: MarkStackingMethod { MarkStackingMethod(kind: .center) }
  /// Marks overlap; each begins at zero.
  public static var unstacked: MarkStackingMethod { MarkStackingMethod(kind: .unstacked) }
}

/// The shape of a line between its points.
///
/// Same as Apple's.
public struct InterpolationMethod: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case linear, monotone, stepStart, stepCenter, stepEnd
    case catmullRom(alpha: Double)
    case cardinal(tension: Double)
  }

  package let kind: Kind

  /// The points are joined by straight lines.
  public static var linear: InterpolationMethod { .init(kind: .linear) }
  /// The points are joined by a curve that never rises above or falls below them.
  public static var monotone: InterpolationMethod { .init(kind: .monotone) }
  /// The points are joined by steps at the start of each interval.
  public static var stepStart: InterpolationMethod { .init(kind: .stepStart) }
  /// The points are joined by steps in the middle of each interval.
  public static var stepCenter: InterpolationMethod { .init(kind: .stepCenter) }
  /// The points are joined by steps at the end of each interval.
  public static var stepEnd: InterpolationMethod { .init(kind: .stepEnd) }
  /// The points are joined by a Catmull-Rom spline.
  public static var catmullRom: InterpolationMethod { catmullRom() }
  /// The points are joined by a cardinal spline.
  public static var cardinal: InterpolationMethod { cardinal() }

  /// Returns the interpolation by a Catmull-Rom spline.
  ///
  /// - Parameter alpha: The parameterization: 0 is uniform, 0.5 centripetal, 1 chordal.
  public static func catmullRom(alpha: CGFloat = 0.5) -> InterpolationMethod {
    .init(kind: .catmullRom(alpha: min(max(Double(alpha), 0), 1)))
  }

  /// Returns the interpolation by a cardinal spline.
  ///
  /// - Parameter tension: The tension of the curve, from 0 to 1; 1 gives straight lines.
  public static func cardinal(tension: CGFloat = 0) -> InterpolationMethod {
    .init(kind: .cardinal(tension: min(max(Double(tension), 0), 1)))
  }
}

/// The position of an annotation beside its mark, or of a legend beside the plot.
///
/// Same as Apple's.
public struct AnnotationPosition: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case automatic, overlay, top, bottom, leading, trailing
    case topLeading, topTrailing, bottomLeading, bottomTrailing
  }

  package let kind: Kind

  /// The chart chooses the position of the annotation.
  public static var automatic: AnnotationPosition { .init(kind: .automatic) }
  /// The annotation is in the middle of the mark.
  public static var overlay: AnnotationPosition { .init(kind: .overlay) }
  /// The annotation is above the mark.
  public static var top: AnnotationPosition { .init(kind: .top) }
  /// The annotation is below the mark.
  public static var bottom: AnnotationPosition { .init(kind: .bottom) }
  /// At the leading side of the mark.
  public static var leading: AnnotationPosition { .init(kind: .leading) }
  /// At the trailing side of the mark.
  public static var trailing: AnnotationPosition { .init(kind: .trailing) }
  /// Above the mark, at its leading side.
  public static var topLeading: AnnotationPosition { .init(kind: .topLeading) }
  /// Above the mark, at its trailing side.
  public static var topTrailing: AnnotationPosition { .init(kind: .topTrailing) }
  /// Below the mark, at its leading side.
  public static var bottomLeading: AnnotationPosition { .init(kind: .bottomLeading) }
  /// Below the mark, at its trailing side.
  public static var bottomTrailing: AnnotationPosition { .init(kind: .bottomTrailing) }
}

/// The way in which an annotation is kept inside of the chart.
///
/// Accepted: the value has no effect: an annotation stays at its mark, as only the browser knows
/// its size.
public struct AnnotationOverflowResolution: Sendable {
  /// The way in which an annotation is kept inside along one axis.
  public struct Strategy: Sendable {
    /// The chart chooses the way in which an annotation is made to fit.
    public static var automatic: Strategy { Strategy() }
    /// The annotation stays at its mark.
    public static var disabled: Strategy { Strategy() }
    /// The plot gets more room around it.
    public static var padScale: Strategy { Strategy() }
    /// The annotation is moved into the plot.
    public static var fit: Strategy { Strategy() }
    /// Returns a strategy that moves the annotation into a part of the chart.
    public static func fit(to boundary: Boundary) -> Strategy { Strategy() }
  }

  /// The part of the chart into which an annotation is moved.
  public struct Boundary: Sendable {
    /// The chart chooses the area into which an annotation has to fit.
    public static var automatic: Boundary { Boundary() }
    /// The annotation has to fit into the area of the marks.
    public static var plot: Boundary { Boundary() }
    /// The annotation has to fit into the whole chart.
    public static var chart: Boundary { Boundary() }
  }

  /// Creates a resolution from a strategy for each axis.
  ///
  /// - Parameters:
  ///   - x: The strategy for the horizontal direction.
  ///   - y: The strategy for the vertical direction.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {}
  /// The chart chooses the way in which annotations that do not fit are handled.
  public static var automatic: AnnotationOverflowResolution { .init() }
}

/// Information about the annotated mark, on which an annotation's content may depend.
public struct AnnotationContext {
  /// The size of the annotated mark.
  public let targetSize: CGSize
  package init(targetSize: CGSize) { self.targetSize = targetSize }
}
