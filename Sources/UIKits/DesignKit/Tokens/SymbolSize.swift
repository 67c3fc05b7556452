public import Foundation

/// The sizes of symbols that have no text beside them, in points. A symbol beside text has the
/// text's size.
public enum SymbolSize {
  /// The size of a symbol in a row: 24 points.
  public static let row: CGFloat = 24
  /// The size of a symbol in a card: 36 points.
  public static let card: CGFloat = 36
  /// The size of the symbol at the top of a page: 56 points.
  public static let hero: CGFloat = 56
}
