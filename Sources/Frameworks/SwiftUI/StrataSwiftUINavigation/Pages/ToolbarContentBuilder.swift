import SwiftUICore

/// A result builder of a toolbar's content.
@resultBuilder public struct ToolbarContentBuilder {
  /// Returns the content unchanged.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// Combines contents into one.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> some ToolbarContent {
    _ToolbarEntries(repeat each content)
  }

  /// Returns the toolbar content of an `if` without an `else`, which has no entries if the
  /// condition is `false`.
  public static func buildIf<Content: ToolbarContent>(
    _ content: Content?
  ) -> some ToolbarContent {
    content.map { _ToolbarEntries($0) } ?? _ToolbarEntries()
  }

  /// Returns the toolbar content of an `if`.
  public static func buildEither(first: some ToolbarContent) -> _ToolbarEntries {
    _ToolbarEntries(first)
  }

  /// Returns the toolbar content of an `else`.
  public static func buildEither(second: some ToolbarContent) -> _ToolbarEntries {
    _ToolbarEntries(second)
  }

  /// Returns the content of an `if #available`.
  public static func buildLimitedAvailability(_ content: some ToolbarContent) -> _ToolbarEntries {
    _ToolbarEntries(content)
  }
}

/// Toolbar content that was combined by the builder.
public struct _ToolbarEntries: ToolbarContent {
  public typealias Body = Never
  private let read: @MainActor () -> [_ToolbarEntry]

  nonisolated init<each Content: ToolbarContent>(_ contents: repeat each Content) {
    let kept = ForMainActor((repeat each contents))
    read = {
      var all: [_ToolbarEntry] = []
      for content in repeat each kept.value { all += content._entries }
      return all
    }
  }

  public var _entries: [_ToolbarEntry] { read() }
}
