public import Foundation

extension Font {
  /// How wide letters are.
  ///
  /// Same as Apple's; a browser shows it where the font has other widths.
  public struct Width: Hashable, Sendable {
    /// 0 for the usual width, below for narrower letters.
    public var value: CGFloat

    public init(_ value: CGFloat) { self.value = value }

    public static let compressed = Width(-0.4)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)

    /// On CSS' scale of 50 to 200.
    var percent: Double { min(max(100 + Double(value) * 125, 50), 200) }
  }
}
