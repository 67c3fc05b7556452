public import Foundation

/// The background of a cell.
@MainActor @preconcurrency public struct UIBackgroundConfiguration {
  /// The color of the background; `nil` for the default color of the table's cells.
  public var backgroundColor: UIColor?
  /// The radius of the background's corners, in points.
  public var cornerRadius: CGFloat = 0

  /// Returns a transparent background.
  public static func clear() -> Self { Self(backgroundColor: .clear) }
  /// Returns the background of a cell in a table.
  public static func listCell() -> Self { Self() }
  /// Returns the background of a cell in a plain table.
  public static func listPlainCell() -> Self { Self() }
  /// Returns the background of a cell in a grouped table.
  public static func listGroupedCell() -> Self { Self() }
}
