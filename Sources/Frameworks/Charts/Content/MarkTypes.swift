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

  /// Decided by the mark.
  public static var automatic: MarkDimension { MarkDimension(kind: .automatic) }
  /// Returns a length in points.
  public static func fixed(_ value: CGFloat) -> MarkDimension {
    MarkDimension(kind: .fixed(Double(value)))
  }
  /// Returns a share of the room that the mark has.
  public static func ratio(_ value: CGFloat) -> MarkDimension {
    MarkDimension(kind: .ratio(Double(value)))
  }
  /// Returns the room that the mark has, less a length in points at both sides.
  public static func inset(_ value: CGFloat) -> MarkDimension {
    MarkDimension(kind: .inset(Double(value)))
  }

  /// The length in points for a mark with some room.
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

  /// One on the other, from zero; negative values below zero.
  public static var standard: MarkStackingMethod { MarkStackingMethod(kind: .standard) }
  /// One on the other, each as its share of the sum.
  public static var normalized: MarkStackingMethod { MarkStackingMethod(kind: .normalized) }
  /// One on the other, around a middle.
  public static var center: MarkStackingMethod { MarkStackingMethod(kind: .center) }
  /// Each from zero.
  public static var unstacked: MarkStackingMethod { MarkStackingMethod(kind: .unstacked) }
}

/// The way in which a line runs between its points.
///
/// Same as Apple's.
public struct InterpolationMethod: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case linear, monotone, stepStart, stepCenter, stepEnd
    case catmullRom(alpha: Double)
    case cardinal(tension: Double)
  }

  package let kind: Kind

  /// Straight.
  public static var linear: InterpolationMethod { .init(kind: .linear) }
  /// A curve that never rises above or falls below its points.
  public static var monotone: InterpolationMethod { .init(kind: .monotone) }
  /// A step at the start of each interval.
  public static var stepStart: InterpolationMethod { .init(kind: .stepStart) }
  /// A step in the middle of each interval.
  public static var stepCenter: InterpolationMethod { .init(kind: .stepCenter) }
  /// A step at the end of each interval.
  public static var stepEnd: InterpolationMethod { .init(kind: .stepEnd) }
  /// A Catmull-Rom spline.
  public static var catmullRom: InterpolationMethod { catmullRom() }
  /// A cardinal spline.
  public static var cardinal: InterpolationMethod { cardinal() }

  /// Returns a Catmull-Rom spline.
  ///
  /// - Parameter alpha: 0 is uniform, 0.5 centripetal, 1 chordal.
  public static func catmullRom(alpha: CGFloat = 0.5) -> InterpolationMethod {
    .init(kind: .catmullRom(alpha: min(max(Double(alpha), 0), 1)))
  }

  /// Returns a cardinal spline.
  ///
  /// - Parameter tension: 1 gives straight lines.
  public static func cardinal(tension: CGFloat = 0) -> InterpolationMethod {
    .init(kind: .cardinal(tension: min(max(Double(tension), 0), 1)))
  }
}

/// The place of an annotation or a legend.
///
/// Same as Apple's.
public struct AnnotationPosition: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case automatic, overlay, top, bottom, leading, trailing
    case topLeading, topTrailing, bottomLeading, bottomTrailing
  }

  package let kind: Kind

  /// The chart decides.
  public static var automatic: AnnotationPosition { .init(kind: .automatic) }
  /// On the mark.
  public static var overlay: AnnotationPosition { .init(kind: .overlay) }
  /// Above the mark.
  public static var top: AnnotationPosition { .init(kind: .top) }
  /// Below the mark.
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

/// The way in which an annotation avoids leaving the chart.
///
/// Accepted: an annotation stays at its mark, as its size is known to the browser only.
public struct AnnotationOverflowResolution: Sendable {
  /// The way to avoid it along one axis.
  public struct Strategy: Sendable {
    /// The chart's choice.
    public static var automatic: Strategy { Strategy() }
    /// Nothing.
    public static var disabled: Strategy { Strategy() }
    /// More room around the plot.
    public static var padScale: Strategy { Strategy() }
    /// The annotation is moved into the plot.
    public static var fit: Strategy { Strategy() }
    /// The annotation is moved into a part of the chart.
    public static func fit(to boundary: Boundary) -> Strategy { Strategy() }
  }

  /// A part of the chart.
  public struct Boundary: Sendable {
    /// The chart decides.
    public static var automatic: Boundary { Boundary() }
    /// The area of the marks.
    public static var plot: Boundary { Boundary() }
    /// The whole chart.
    public static var chart: Boundary { Boundary() }
  }

  /// Creates a choice for both axes.
  ///
  /// - Parameters:
  ///   - x: The horizontal coordinate.
  ///   - y: The vertical coordinate.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {}
  /// The chart's choice.
  public static var automatic: AnnotationOverflowResolution { .init() }
}

/// Information about the annotated mark, on which an annotation's content may depend.
public struct AnnotationContext {
  /// The size of the annotated mark.
  public let targetSize: CGSize
  package init(targetSize: CGSize) { self.targetSize = targetSize }
}
