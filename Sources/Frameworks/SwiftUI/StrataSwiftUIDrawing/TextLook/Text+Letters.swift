public import Foundation

extension Text {
  func letters(_ change: (inout Letters) -> Void) -> Text {
    styled { style in
      var own = Letters()
      change(&own)
      style.letters = style.letters.over(own)
    }
  }

  public func italic() -> Text { italic(true) }
  public func italic(_ isActive: Bool) -> Text { letters { $0.isItalic = isActive } }

  /// Draws a line under the text.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    letters { $0.underline = .line(isActive, .solid, color) }
  }

  /// Draws a line of some pattern under the text.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    letters { $0.underline = .line(isActive, pattern, color) }
  }

  /// Draws a line through the text.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    letters { $0.strikethrough = .line(isActive, .solid, color) }
  }

  /// Draws a line of some pattern through the text.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    letters { $0.strikethrough = .line(isActive, pattern, color) }
  }

  /// Digits of one width, so that a changing number stays in place.
  public func monospacedDigit() -> Text { letters { $0.hasMonospacedDigits = true } }

  /// Letters of one width.
  public func monospaced(_ isActive: Bool = true) -> Text {
    letters { $0.isMonospaced = isActive }
  }

  /// How wide the letters are, where the font has such.
  public func fontWidth(_ width: Font.Width?) -> Text { letters { $0.width = width } }

  /// The kind of letters, whatever the font says.
  public func fontDesign(_ design: Font.Design?) -> Text { letters { $0.design = design } }

  /// Sets space between letters, in points.
  public func tracking(_ tracking: CGFloat) -> Text { letters { $0.tracking = tracking } }

  /// Sets space between letters, in points.
  ///
  /// Partial: ligatures are taken apart, as ``tracking(_:)`` does.
  public func kerning(_ kerning: CGFloat) -> Text { letters { $0.tracking = kerning } }

  /// Moves the letters up from their line, or down where negative.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    letters { $0.baselineOffset = baselineOffset }
  }
}
