import StrataRendering

extension Text {
  /// A line under or through letters.
  ///
  /// Same as Apple's, which has no way to make one but ``single`` and a pattern with a colour.
  public struct LineStyle: Hashable, Sendable {
    let pattern: Pattern
    let color: Color?
    /// Whether there is a line at all.
    var isDrawn = true

    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// One line in the colour of the letters.
    public static let single = LineStyle()

    /// What the line is made of.
    public struct Pattern: Hashable, Sendable {
      let css: String

      public static let solid = Pattern(css: "solid")
      public static let dot = Pattern(css: "dotted")
      public static let dash = Pattern(css: "dashed")
    }
  }
}

extension Text.LineStyle {
  static func line(_ isActive: Bool, _ pattern: Pattern, _ color: Color?) -> Self {
    var line = Text.LineStyle(pattern: pattern, color: color)
    line.isDrawn = isActive
    return line
  }

  /// What a plain line in the colour of the letters does not say already.
  var rules: [StyleRule] {
    self == .single ? [] : [.lineStyle(pattern.css, color?.paint)]
  }
}
