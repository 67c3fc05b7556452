/// Where children of a row stand from top to bottom.
///
/// An alignment of an app's own cannot be made, as of ``HorizontalAlignment``.
public struct VerticalAlignment: Equatable, Sendable {
  package enum Guide: Sendable { case top, center, bottom, firstTextBaseline, lastTextBaseline }
  package let guide: Guide

  public static let top = VerticalAlignment(guide: .top)
  public static let center = VerticalAlignment(guide: .center)
  public static let bottom = VerticalAlignment(guide: .bottom)
  public static let firstTextBaseline = VerticalAlignment(guide: .firstTextBaseline)
  public static let lastTextBaseline = VerticalAlignment(guide: .lastTextBaseline)
}
