public import Foundation

extension Font {
  /// The width of a font's letters.
  ///
  /// Partial: it has an effect only if the browser's typeface has several widths.
  public struct Width: Hashable, Sendable {
    /// The width: 0 is normal, negative values are narrower.
    public var value: CGFloat

    /// Creates a width from a value: 0 is normal, negative values are narrower.
    public init(_ value: CGFloat) { self.value = value }

    /// The font's narrowest letters.
    public static let compressed = Width(-0.4)
    /// The font's narrow letters.
    public static let condensed = Width(-0.2)
    /// The font's letters of normal width.
    public static let standard = Width(0)
    /// The font's wide letters.
    public static let expanded = Width(0.2)

    /// The width in per cent on the scale of CSS, from 50 to 200.
    var percent: Double { min(max(100 + Double(value) * 125, 50), 200) }
  }
}
