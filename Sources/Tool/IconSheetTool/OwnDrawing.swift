/// What Bootstrap lacks, drawn for this project: 16 units square.
enum OwnDrawing {
  /// A line from corner to corner, over another icon.
  static let slash = path("M.65 1.35a.5.5 0 0 1 .7-.7l14 14a.5.5 0 0 1-.7.7z")

  /// By the name behind `@` in the table.
  static let named: [String: String] = [
    "aqi.low": dots(3), "aqi.medium": dots(6), "aqi.high": dots(9),
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
