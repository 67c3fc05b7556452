public import Foundation
public import SwiftUICore

extension View {
  /// Limits text here to some lines.
  public func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLook.room, nil).environment(\.lineLimit, number)
  }

  /// Limits text here to some lines, and keeps room for as many even where there are fewer.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment(\.lineLook.room, reservesSpace ? limit : nil).environment(\.lineLimit, limit)
  }

  /// Keeps room for the first number of lines, and limits text here to the last.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment(\.lineLook.room, limit.lowerBound).environment(\.lineLimit, limit.upperBound)
  }

  /// Keeps room for some lines; text here may have more.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environment(\.lineLook.room, limit.lowerBound).environment(\.lineLimit, nil)
  }

  /// Limits text here to some lines.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    environment(\.lineLook.room, nil).environment(\.lineLimit, limit.upperBound)
  }

  /// Sets where words are left out of a line that is too long.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Lets text here become smaller where its lines do not suffice.
  ///
  ///     Text(name).lineLimit(1).minimumScaleFactor(0.5)
  ///
  /// Partial: it is the line limit that says how much room there is; without one text keeps its
  /// size. The browser measures, and tries each three per cent less.
  ///
  /// - Parameter factor: The smallest part of its size, 0…1.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Sets whether letters may stand closer together where a line is too long.
  ///
  /// Accepted: a browser does not squeeze letters.
  public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }

  /// Sets whether text here can be selected, to be copied.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    environment(\.lineLook.isSelectable, S.allowsSelection)
  }

  /// Sets whether text here is smaller than its font says, as a unit beside a number is.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    transformEnvironment(\.lineLook.scale) { if isEnabled { $0 = scale } }
  }

  /// Says in which language text here is, for its letters, its hyphens and its sound.
  public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View {
    transformEnvironment(\.lineLook.language) { if isEnabled { $0 = language } }
  }
}
