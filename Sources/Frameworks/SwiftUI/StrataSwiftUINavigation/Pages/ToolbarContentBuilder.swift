/// Makes the content of a bar.
@MainActor @resultBuilder public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> some ToolbarContent {
    var entries: [_ToolbarEntry] = []
    repeat entries += (each content)._entries
    return _ToolbarEntries(_entries: entries)
  }

  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> some ToolbarContent {
    _ToolbarEntries(_entries: content?._entries ?? [])
  }

  public static func buildEither(first: some ToolbarContent) -> _ToolbarEntries {
    _ToolbarEntries(_entries: first._entries)
  }

  public static func buildEither(second: some ToolbarContent) -> _ToolbarEntries {
    _ToolbarEntries(_entries: second._entries)
  }

  public static func buildLimitedAvailability(_ content: some ToolbarContent) -> _ToolbarEntries {
    _ToolbarEntries(_entries: content._entries)
  }
}

/// Content of a bar, put together.
public struct _ToolbarEntries: ToolbarContent {
  public typealias Body = Never
  public let _entries: [_ToolbarEntry]
}
