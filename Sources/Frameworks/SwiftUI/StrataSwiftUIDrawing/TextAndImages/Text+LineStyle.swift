import StrataRendering

extension Text {
  /// The style of a line under or through text.
  ///
  /// Same as Apple's. It can be created only as ``single``, or from a pattern and an optional
  /// color.
  public struct LineStyle: Hashable, Sendable {
    let pattern: Pattern
    let color: Color?
    /// A Boolean value that indicates whether a line is drawn.
    var isDrawn = true

    /// Creates a line style.
    ///
    /// - Parameters:
    ///   - pattern: The pattern of the line.
    ///   - color: The color of the line; `nil` for that of the text.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A solid line in the color of the text.
    public static let single = LineStyle()

    /// The pattern of a line.
    public struct Pattern: Hashable, Sendable {
      let css: String

      /// The line is solid.
      public static let solid = Pattern(css: "solid")
      /// The line is dotted.
      public static let dot = Pattern(css: "dotted")
      /// The line is dashed.
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

  /// The rules in which the line differs from a solid one in the color of the text.
  var rules: [StyleRule] {
    self == .single ? [] : [.lineStyle(pattern.css, color?.paint)]
  }
}
