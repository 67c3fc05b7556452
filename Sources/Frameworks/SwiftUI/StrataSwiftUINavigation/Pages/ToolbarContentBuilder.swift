/// A result builder of a toolbar's content.
@MainActor @resultBuilder public struct ToolbarContentBuilder {
  /// Returns the content unchanged.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// Combines contents into one.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> some ToolbarContent {
    var entries: [_ToolbarEntry] = []
    repeat entries += (each content)._entries
    return _ToolbarEntries(_entries: entries)
  }

  /// Returns the content of an `if` without an `else`; no entries if its condition is `false`.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> some ToolbarContent {
    _ToolbarEntries(_entries: content?._entries ?? [])
  }

  /// Returns the content of an `if`.
  public static func buildEither(first: some ToolbarContent) -> _ToolbarEntries {
    _ToolbarEntries(_entries: first._entries)
  }

  /// Returns the content of an `else`.
  public static func buildEither(second: some ToolbarContent) -> _ToolbarEntries {
    _ToolbarEntries(_entries: second._entries)
  }

  /// Returns the content of an `if #available`.
  public static func buildLimitedAvailability(_ content: some ToolbarContent) -> _ToolbarEntries {
    _ToolbarEntries(_entries: content._entries)
  }
}

/// Toolbar content that was combined by the builder.
public struct _ToolbarEntries: ToolbarContent {
  public typealias Body = Never
  public let _entries: [_ToolbarEntry]
}
