public import SwiftUICore

extension DynamicTypeSize {
  /// Returns the font size of a text style at this size, in points.
  func points(_ style: Font.TextStyle) -> Double {
    let index = Self.allCases.firstIndex(of: self) ?? 3
    return Self.table[style]?[index] ?? 17
  }

  /// Returns the factor between a style's font size at this size and its default font size.
  func scale(of style: Font.TextStyle) -> Double { points(style) / Self.large.points(style) }

  /// The font sizes from `xSmall` to `accessibility5`, as Apple's guidelines give them.
  private static let table: [Font.TextStyle: [Double]] = [
    .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]
}

extension View {
  /// Sets the text size in this view, whatever the person prefers.
  ///
  ///     badge.dynamicTypeSize(.large)
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Limits the text size in this view to a range.
  ///
  ///     card.dynamicTypeSize(...DynamicTypeSize.xxLarge)
  nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      guard !range.contains(size) else { return }
      let all = DynamicTypeSize.allCases.filter { range.contains($0) }
      guard let smallest = all.first, let largest = all.last else { return }
      size = size < smallest ? smallest : largest
    }
  }
}
