/// The drawings for symbols that the icon set Bootstrap lacks; each is 16 units square.
enum OwnDrawing {
  /// A line from corner to corner, which is drawn over another icon.
  static let slash = path("M.65 1.35a.5.5 0 0 1 .7-.7l14 14a.5.5 0 0 1-.7.7z")

  /// The drawings by the name after `@` in the table.
  static let named: [String: String] = [
    "aqi.low": dots(3), "aqi.medium": dots(6), "aqi.high": dots(9),
    "fork.knife": path(
      "M3 1v4a2 2 0 0 0 1.5 1.94V15h1V6.94A2 2 0 0 0 7 5V1H6v4h-.5V1h-1v4H4V1z"
        + "M9.5 4v6H11v5h1V1c-1.5 0-2.5 1.3-2.5 3z"),
    "leaf": path(leaf + leafBlade), "leaf.fill": path(leaf),
    "birthday.cake": path(cake + cakeLayers), "birthday.cake.fill": path(cake),
  ]

  private static let leaf = """
    M13.5 1.5C6 1.5 2.5 5 2.5 9.5c0 1 .2 1.9.6 2.7L1.6 13.7l.7.7 1.5-1.5c.8.5 1.8.6 2.7.6 4.5 0 7-3.5 \
    7-12z
    """
  /// A path that is cut out of the leaf, on both sides of its midrib.
  private static let leafBlade = """
    m-1 1.1c-.2 6.6-2.2 9.9-6 9.9-.7 0-1.4-.1-1.9-.4L9.9 6.8l-.7-.7-5.3 5.3c-.3-.6-.4-1.2-.4-1.9 \
    0-3.7 2.9-6.6 9-6.9z
    """

  private static let cake = """
    M7.5 2.2h1v2.8h-1zM8 0l.8 1.1a.9.9 0 1 1-1.6 0zM4 5h8a2 2 0 0 1 2 2v6a1 1 0 0 1-1 1H3a1 1 0 0 \
    1-1-1V7a2 2 0 0 1 2-2z
    """
  /// A path that is cut out of the cake, above and below its icing.
  private static let cakeLayers = """
    M4 6a1 1 0 0 0-1 1v2.2c.8.6 1.7.6 2.5 0 .9-.7 1.6-.7 2.5 0 .9.7 1.6.7 2.5 0 .8-.6 1.7-.6 2.5 \
    0V7a1 1 0 0 0-1-1zM3 10.5V13h10v-2.5c-.8-.6-1.7-.6-2.5 0-.9.7-1.6.7-2.5 0-.9-.7-1.6-.7-2.5 \
    0-.8.6-1.7.6-2.5 0z
    """

  /// Returns three rows of three dots, filled from the bottom.
  private static func dots(_ count: Int) -> String {
    path(
      (0..<count).map { index in
        let x = 1.5 + 5 * Double(index % 3)
        let y = 13 - 5 * Double(index / 3)
        return "M\(x) \(y)a1.5 1.5 0 1 0 3 0a1.5 1.5 0 0 0-3 0z"
      }.joined())
  }

  private static func path(_ data: String) -> String { "<path d=\"\(data)\"/>" }
}
