public import Foundation

/// How large things are that their content does not size, in points.
public enum Extent {
  /// A page's text: no line grows longer than reads well.
  public static let page: CGFloat = 760
  /// A page of cards, which stand beside each other where there is room for two.
  public static let widePage: CGFloat = 960
  /// A page with a map, and what stands beside it.
  public static let mapPage: CGFloat = 1200
  /// How high a map is: a phone shows what follows it as well.
  public static let map: CGFloat = 420
  /// What a finger needs to hit something.
  public static let touch: CGFloat = 44
  /// The narrowest of two columns of cards beside each other.
  public static let column: CGFloat = 420
  /// The content of a sheet.
  public static let sheet: CGFloat = 480
  /// The narrowest card that still holds a row of words and figures.
  public static let wideCard: CGFloat = 300
  /// The narrowest card for one figure with its name.
  public static let smallCard: CGFloat = 150
  /// Room for a figure of three digits, so that figures in rows stand below each other.
  public static let figure: CGFloat = 40
  /// The same in the size of a title.
  public static let largeFigure: CGFloat = 52
  /// One hour of a chart: room for a time and a speed.
  public static let hour: CGFloat = 56
  /// A small bar that shows a part of a whole.
  public static let bar: CGFloat = 88
  /// How thick that bar is.
  public static let barThickness: CGFloat = 4
}
