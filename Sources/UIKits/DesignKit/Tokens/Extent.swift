public import Foundation

/// The sizes of elements that do not follow from their content, in points.
public enum Extent {
  /// The maximum width of a page of text, so that lines stay readable.
  public static let page: CGFloat = 760
  /// The maximum width of a page of cards, with room for two cards beside each other, in points.
  public static let widePage: CGFloat = 960
  /// The maximum width of a page with a map, in points.
  public static let mapPage: CGFloat = 1200
  /// The height of a map, which leaves room for the next content on a phone, in points.
  public static let map: CGFloat = 420
  /// The height of a map in a wide window, in points.
  public static let wideMap: CGFloat = 560
  /// The smallest size of a touch target.
  public static let touch: CGFloat = 44
  /// The smallest total width at which two columns of cards fit beside each other.
  public static let column: CGFloat = 420
  /// The width of a sheet's content, in points.
  public static let sheet: CGFloat = 480
  /// The smallest width of a card with a row of text and figures, in points.
  public static let wideCard: CGFloat = 300
  /// The smallest width of a card with one figure and its name, in points.
  public static let smallCard: CGFloat = 150
  /// The width of a number of three digits, so that numbers in rows are aligned.
  public static let figure: CGFloat = 40
  /// The width of a number of three digits in the font size of a title.
  public static let largeFigure: CGFloat = 52
  /// The width of an hour in a chart: room for a time and a speed.
  public static let hour: CGFloat = 56
  /// The length of a small bar that shows a fraction of a whole.
  public static let bar: CGFloat = 88
  /// The thickness of the small bar that shows a fraction of a whole.
  public static let barThickness: CGFloat = 4
}
