public import SwiftUI

/// A result builder that combines map content.
@MainActor @preconcurrency @resultBuilder public struct MapContentBuilder {
  /// Returns the content of an expression.
  public static func buildExpression<Content: MapContent>(_ content: Content) -> Content {
    content
  }

  /// Returns the content of an empty closure.
  public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }

  /// Returns the content of a closure with one expression.
  public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }

  /// Combines the content of several expressions.
  public static func buildBlock<each Content: MapContent>(
    _ content: repeat each Content
  ) -> some MapContent {
    var members: [AnyView] = []
    for part in repeat each content { members.append(part._shown) }
    return Members(views: members)
  }

  /// Returns the content of an `if` without `else`.
  public static func buildIf<Content: MapContent>(_ content: Content?) -> Content? { content }

  /// Returns the map content of an `if`.
  public static func buildEither<TrueContent: MapContent, FalseContent: MapContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// Returns the map content of an `else`.
  public static func buildEither<TrueContent: MapContent, FalseContent: MapContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// Returns the content of an `if #available`.
  public static func buildLimitedAvailability<Content: MapContent>(
    _ content: Content
  ) -> some MapContent {
    Members(views: [content._shown])
  }

  /// The content of several expressions, in the order of the source.
  private struct Members: MapContent {
    typealias Body = Never
    let views: [AnyView]
    var _shown: AnyView { AnyView(ForEach(views.indices, id: \.self) { views[$0] }) }
  }
}
