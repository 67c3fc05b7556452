public import Foundation
public import SwiftUICore

extension View {
  /// Sets the font of all text in this view.
  nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Sets the weight of all text in this view.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.fontWeight, weight)
  }
  /// Sets whether all text in this view is bold.
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    fontWeight(isActive ? .bold : nil)
  }

  /// Sets the space between lines of text, in points.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  /// Sets the height of the lines of all text in this view; `nil` for that of the font.
  ///
  ///     Text(terms).lineHeight(.multiple(factor: 1.6))
  nonisolated public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    environment(\.lineHeight, lineHeight)
  }

  /// Sets the alignment of the lines of text in this view.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.textAlignment, alignment)
  }

  /// Converts all text in this view to upper or lower case; `nil` leaves it as it is.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }
}
