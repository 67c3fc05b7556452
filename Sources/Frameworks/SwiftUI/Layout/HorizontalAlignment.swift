/// Where children of a column stand from side to side.
///
/// Partial: leading, center and trailing; an alignment of your own is not measured by a browser.
public struct HorizontalAlignment: Equatable, Sendable {
  enum Guide: Sendable { case leading, center, trailing }
  let guide: Guide

  public static let leading = HorizontalAlignment(guide: .leading)
  public static let center = HorizontalAlignment(guide: .center)
  public static let trailing = HorizontalAlignment(guide: .trailing)
}
