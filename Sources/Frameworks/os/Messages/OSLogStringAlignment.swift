/// The alignment of a value in a column of spaces.
public struct OSLogStringAlignment: Sendable {
  enum Side { case left, right }

  let side: Side
  let columns: Int

  /// The value is not aligned.
  public static var none: OSLogStringAlignment { OSLogStringAlignment(side: .left, columns: 0) }

  /// Returns the alignment at the left of a column, which is filled with spaces.
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(side: .left, columns: columns())
  }

  /// Returns the alignment at the right of a column, which is filled with spaces.
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(side: .right, columns: columns())
  }

  func aligned(_ text: String) -> String {
    let space = String(repeating: " ", count: max(0, columns - text.count))
    return side == .left ? text + space : space + text
  }
}
