/// What Bootstrap lacks, drawn for this project: 16 units square.
enum OwnDrawing {
  /// A line from corner to corner, over another icon.
  static let slash = path("M.65 1.35a.5.5 0 0 1 .7-.7l14 14a.5.5 0 0 1-.7.7z")

  /// By the name behind `@` in the table.
  static let named: [String: String] = [
    "aqi.low": dots(3), "aqi.medium": dots(6), "aqi.high": dots(9),
    "fork.knife": path(
      "M3 1v4a2 2 0 0 0 1.5 1.94V15h1V6.94A2 2 0 0 0 7 5V1H6v4h-.5V1h-1v4H4V1z"
        + "M9.5 4v6H11v5h1V1c-1.5 0-2.5 1.3-2.5 3z"),
  ]

  /// Three rows of three dots, of which the lower are the first.
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
