public import SwiftUI

/// Makes one piece of a map's content of the pieces in a closure.
@MainActor @resultBuilder public struct MapContentBuilder {
  public static func buildExpression<Content: MapContent>(_ content: Content) -> Content {
    content
  }

  public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }

  public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: MapContent>(
    _ content: repeat each Content
  ) -> some MapContent {
    var members: [AnyView] = []
    for part in repeat each content { members.append(part._shown) }
    return Members(views: members)
  }

  public static func buildIf<Content: MapContent>(_ content: Content?) -> Content? { content }

  public static func buildEither<TrueContent: MapContent, FalseContent: MapContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  public static func buildEither<TrueContent: MapContent, FalseContent: MapContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }

  public static func buildLimitedAvailability<Content: MapContent>(
    _ content: Content
  ) -> some MapContent {
    Members(views: [content._shown])
  }

  /// Several pieces, in the order of the source.
  private struct Members: MapContent {
    typealias Body = Never
    let views: [AnyView]
    var _shown: AnyView { AnyView(ForEach(views.indices, id: \.self) { views[$0] }) }
  }
}
