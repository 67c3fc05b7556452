public import Foundation

extension Text {
  func letters(_ change: (inout Letters) -> Void) -> Text {
    styled { style in
      var own = Letters()
      change(&own)
      style.letters = style.letters.over(own)
    }
  }

  /// Makes the text italic.
  public func italic() -> Text { italic(true) }
  /// Sets whether the text is italic.
  public func italic(_ isActive: Bool) -> Text { letters { $0.isItalic = isActive } }

  /// Draws a line under the text.
  ///
  /// - Parameters:
  ///   - isActive: Whether the line is drawn.
  ///   - color: The color; `nil` for the default.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    letters { $0.underline = .line(isActive, .solid, color) }
  }

  /// Draws a line with a pattern under the text.
  ///
  /// - Parameters:
  ///   - isActive: Whether the line is drawn.
  ///   - pattern: The pattern of the line: solid, dotted or dashed.
  ///   - color: The color; `nil` for the default.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    letters { $0.underline = .line(isActive, pattern, color) }
  }

  /// Draws a line through the text.
  ///
  /// - Parameters:
  ///   - isActive: Whether the line is drawn.
  ///   - color: The color; `nil` for the default.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    letters { $0.strikethrough = .line(isActive, .solid, color) }
  }

  /// Draws a line with a pattern through the text.
  ///
  /// - Parameters:
  ///   - isActive: Whether the line is drawn.
  ///   - pattern: The pattern of the line: solid, dotted or dashed.
  ///   - color: The color; `nil` for the default.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    letters { $0.strikethrough = .line(isActive, pattern, color) }
  }

  /// Gives all digits the same width, so that a changing number does not move.
  public func monospacedDigit() -> Text { letters { $0.hasMonospacedDigits = true } }

  /// Gives all letters the same width.
  public func monospaced(_ isActive: Bool = true) -> Text {
    letters { $0.isMonospaced = isActive }
  }

  /// Sets the width of the letters, if the font has variants.
  public func fontWidth(_ width: Font.Width?) -> Text { letters { $0.width = width } }

  /// Sets the design of the font.
  public func fontDesign(_ design: Font.Design?) -> Text { letters { $0.design = design } }

  /// Sets additional space between letters, in points.
  public func tracking(_ tracking: CGFloat) -> Text { letters { $0.tracking = tracking } }

  /// Sets additional space between letters, in points.
  ///
  /// Partial: ligatures are separated, too, as with ``tracking(_:)``.
  public func kerning(_ kerning: CGFloat) -> Text { letters { $0.tracking = kerning } }

  /// Raises the text above its baseline, or lowers it if negative, in points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    letters { $0.baselineOffset = baselineOffset }
  }
}
