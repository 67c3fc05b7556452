public import Foundation
public import SwiftUICore

extension View {
  /// Limits text in this view to a number of lines; `nil` removes the limit.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLook.room, nil).environment(\.lineLimit, number)
  }

  /// Limits text in this view to a number of lines, and reserves space for as many even if there
  /// are fewer.
  ///
  /// - Parameters:
  ///   - limit: The number of lines.
  ///   - reservesSpace: Whether the view is always as high as that number of lines.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment(\.lineLook.room, reservesSpace ? limit : nil).environment(\.lineLimit, limit)
  }

  /// Reserves space for the range's lower bound of lines, and limits text in this view to its upper
  /// bound.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment(\.lineLook.room, limit.lowerBound).environment(\.lineLimit, limit.upperBound)
  }

  /// Reserves space for at least a number of lines, without a limit.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environment(\.lineLook.room, limit.lowerBound).environment(\.lineLimit, nil)
  }

  /// Limits text in this view to at most the range's bound of lines.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    environment(\.lineLook.room, nil).environment(\.lineLimit, limit.upperBound)
  }

  /// Sets which part of a line is omitted when text is too long.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Allows text in this view to shrink if it does not fit into its lines.
  ///
  ///     Text(name).lineLimit(1).minimumScaleFactor(0.5)
  ///
  /// Partial: it needs a line limit, without which text keeps its size. The browser measures the
  /// text and shrinks it in steps of three per cent.
  ///
  /// - Parameter factor: The smallest factor, 0…1.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Sets whether the space between letters may shrink in a line that is too long.
  ///
  /// Accepted: it has no effect; a browser does not tighten letters.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }

  /// Sets whether text in this view can be selected and copied.
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    environment(\.lineLook.isSelectable, S.allowsSelection)
  }

  /// Sets a text size relative to the font, such as for a unit beside a number.
  ///
  /// - Parameters:
  ///   - scale: The size of the letters.
  ///   - isEnabled: Whether the modifier applies.
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    transformEnvironment(\.lineLook.scale) { if isEnabled { $0 = scale } }
  }

  /// Sets the language of text in this view for its glyphs, hyphenation and pronunciation.
  ///
  /// - Parameters:
  ///   - language: The language of the text.
  ///   - isEnabled: Whether the modifier applies.
  nonisolated public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View {
    transformEnvironment(\.lineLook.language) { if isEnabled { $0 = language } }
  }
}
