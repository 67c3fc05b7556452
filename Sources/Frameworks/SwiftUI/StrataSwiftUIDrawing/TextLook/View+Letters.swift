public import Foundation
public import SwiftUICore

extension View {
  nonisolated private func letters(_ change: @escaping (inout Letters) -> Void) -> some View {
    transformEnvironment(\.letters, transform: change)
  }

  /// Sets whether all text in this view is italic.
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    letters { $0.isItalic = isActive }
  }

  /// Draws a line under all text in this view.
  ///
  /// - Parameters:
  ///   - isActive: Whether the line is drawn.
  ///   - pattern: The pattern of the line: solid, dotted or dashed.
  ///   - color: The color; `nil` for the default.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    letters { $0.underline = .line(isActive, pattern, color) }
  }

  /// Draws a line through all text in this view.
  ///
  /// - Parameters:
  ///   - isActive: Whether the line is drawn.
  ///   - pattern: The pattern of the line: solid, dotted or dashed.
  ///   - color: The color; `nil` for the default.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    letters { $0.strikethrough = .line(isActive, pattern, color) }
  }

  /// Gives all digits the same width, so that a changing number does not move.
  nonisolated public func monospacedDigit() -> some View {
    letters { $0.hasMonospacedDigits = true }
  }

  /// Gives all letters the same width.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    letters { $0.isMonospaced = isActive }
  }

  /// Sets the width of letters, if the font has variants.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
    letters { $0.width = width }
  }

  /// Sets the design of the font.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    letters { $0.design = design }
  }

  /// Sets additional space between letters, in points.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    letters { $0.tracking = tracking }
  }

  /// Sets additional space between letters, in points.
  ///
  /// Partial: ligatures are separated, too, as with ``tracking(_:)``.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View {
    letters { $0.tracking = kerning }
  }

  /// Raises text above its baseline, or lowers it if negative, in points.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    letters { $0.baselineOffset = baselineOffset }
  }
}
