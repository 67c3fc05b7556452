public import Foundation
public import SwiftUICore

extension View {
  private func letters(_ change: @escaping (inout Letters) -> Void) -> some View {
    transformEnvironment(\.letters, transform: change)
  }

  public func italic(_ isActive: Bool = true) -> some View {
    letters { $0.isItalic = isActive }
  }

  /// Draws a line under all text here.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    letters { $0.underline = .line(isActive, pattern, color) }
  }

  /// Draws a line through all text here.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    letters { $0.strikethrough = .line(isActive, pattern, color) }
  }

  /// Digits of one width, so that a changing number stays in place.
  public func monospacedDigit() -> some View { letters { $0.hasMonospacedDigits = true } }

  /// Letters of one width.
  public func monospaced(_ isActive: Bool = true) -> some View {
    letters { $0.isMonospaced = isActive }
  }

  /// How wide letters are, where their font has such.
  public func fontWidth(_ width: Font.Width?) -> some View { letters { $0.width = width } }

  /// The kind of letters, whatever the font says.
  public func fontDesign(_ design: Font.Design?) -> some View { letters { $0.design = design } }

  /// Sets space between letters, in points.
  public func tracking(_ tracking: CGFloat) -> some View { letters { $0.tracking = tracking } }

  /// Sets space between letters, in points.
  ///
  /// Partial: ligatures are taken apart, as ``tracking(_:)`` does.
  public func kerning(_ kerning: CGFloat) -> some View { letters { $0.tracking = kerning } }

  /// Moves letters up from their line, or down where negative.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    letters { $0.baselineOffset = baselineOffset }
  }
}
