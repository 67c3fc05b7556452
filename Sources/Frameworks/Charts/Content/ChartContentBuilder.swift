public import SwiftUI

/// A result builder that combines the marks of a chart.
///
/// Same as Apple's.
@MainActor @preconcurrency @resultBuilder public struct ChartContentBuilder {
  /// Returns the content of an expression.
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content {
    content
  }

  /// Returns the content of an empty closure.
  public static func buildBlock() -> EmptyChartContent { EmptyChartContent() }

  /// Returns the content of a closure with one expression.
  public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }

  /// Combines the content of several expressions.
  public static func buildBlock<each Content: ChartContent>(
    _ content: repeat each Content
  ) -> some ChartContent {
    var marks: [_ChartMark] = []
    for part in repeat each content { marks += part._marks }
    return MadeMarks { [marks] in marks }
  }

  /// Returns the content of an `if` without `else`.
  public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }

  /// Returns the chart content of an `if`.
  public static func buildEither<TrueContent: ChartContent, FalseContent: ChartContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// Returns the chart content of an `else`.
  public static func buildEither<TrueContent: ChartContent, FalseContent: ChartContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// Returns the content of an `if #available`.
  public static func buildLimitedAvailability<Content: ChartContent>(
    _ content: Content
  ) -> some ChartContent {
    MadeMarks { content._marks }
  }
}
