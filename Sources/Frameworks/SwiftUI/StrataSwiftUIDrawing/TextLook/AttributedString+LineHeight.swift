public import Foundation
import StrataRendering

extension AttributedString {
  /// The height of a line of text, from one baseline to the next.
  ///
  /// Partial: it is no attribute of attributed strings, but the value of SwiftUI's `lineHeight(_:)`
  /// modifier. In a browser, points grow with the reader's text size.
  public struct LineHeight: Hashable, Sendable {
    private enum Kind: Hashable { case font, lines(part: Double, points: Double) }
    private let kind: Kind

    private static func lines(_ part: Double, _ points: Double) -> LineHeight {
      LineHeight(kind: .lines(part: part, points: points))
    }

    /// The height that the font's own measures give.
    public static var variable: LineHeight { LineHeight(kind: .font) }
    /// The usual height, 1.25 times the size of the letters.
    public static var normal: LineHeight { multiple(factor: 1.25) }
    /// A small height, 1.1 times the size of the letters.
    public static var tight: LineHeight { multiple(factor: 1.1) }
    /// A large height, 1.5 times the size of the letters.
    public static var loose: LineHeight { multiple(factor: 1.5) }

    /// Returns a height that is a multiple of the size of the letters.
    public static func multiple(factor: CGFloat) -> LineHeight { lines(Double(factor), 0) }
    /// Returns a height that is larger than the size of the letters by a number of points.
    public static func leading(increase: CGFloat) -> LineHeight { lines(1, Double(increase)) }
    /// Returns a height in points, whatever the size of the letters is.
    public static func exact(points: CGFloat) -> LineHeight { lines(0, Double(points)) }

    /// Returns the rule of the height with further space between lines, in points; `nil` for the
    /// font's own height. A height that is negative or not finite is ignored.
    func rule(spacing: Double) -> StyleRule? {
      guard case .lines(let part, let points) = kind else { return nil }
      guard part.isFinite, points.isFinite, part >= 0, part > 0 || points > 0 else { return nil }
      return .lineHeight(part: part, points: points + max(spacing, 0))
    }
  }
}
