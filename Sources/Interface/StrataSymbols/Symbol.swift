/// The drawing of a symbol, for use inside an `<svg>`.
public struct Symbol: Sendable, Equatable {
  /// The SVG shapes. They have no colour, so that the surrounding text's is used.
  public let markup: String
  /// The value of the `viewBox` attribute for the shapes.
  public let viewBox: String

  init(markup: String) {
    self.markup = markup
    viewBox = "0 0 16 16"
  }

  /// The placeholder for a symbol without a drawing: a dashed square.
  public static let neutral = Symbol(
    markup: """
      <path d="M4 1.5H3A1.5 1.5 0 0 0 1.5 3v1h1V3a.5.5 0 0 1 .5-.5h1zM12 1.5h1A1.5 1.5 0 0 1 \
      14.5 3v1h-1V3a.5.5 0 0 0-.5-.5h-1zM4 14.5H3A1.5 1.5 0 0 1 1.5 13v-1h1v1a.5.5 0 0 0 .5.5h1z\
      M12 14.5h1a1.5 1.5 0 0 0 1.5-1.5v-1h-1v1a.5.5 0 0 1-.5.5h-1zM6.5 1.5h3v1h-3zM6.5 13.5h3v1\
      h-3zM1.5 6.5h1v3h-1zM13.5 6.5h1v3h-1z"/>
      """)
}
