public import Foundation

/// The sizes of symbols without text, in points; beside text a symbol has the text's size.
public enum SymbolSize {
  /// The size in a row: 24.
  public static let row: CGFloat = 24
  /// The size in a card: 36.
  public static let card: CGFloat = 36
  /// The size at the top of a page: 56.
  public static let hero: CGFloat = 56
}
