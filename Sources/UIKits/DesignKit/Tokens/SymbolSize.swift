public import Foundation

/// How large a symbol is that stands for itself, in points; beside words it takes their size.
public enum SymbolSize {
  /// In a row: 24.
  public static let row: CGFloat = 24
  /// In a card: 36.
  public static let card: CGFloat = 36
  /// At the top of a page: 56.
  public static let hero: CGFloat = 56
}
