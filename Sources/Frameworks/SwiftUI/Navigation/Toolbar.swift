import ViewTree

/// Where an item stands in the bar.
///
/// Partial: the places that a page in a browser has.
public struct ToolbarItemPlacement: Equatable, Sendable {
  enum Place: Sendable { case leading, trailing, principal }
  let place: Place

  public static let automatic = ToolbarItemPlacement(place: .trailing)
  public static let principal = ToolbarItemPlacement(place: .principal)
  public static let navigation = ToolbarItemPlacement(place: .leading)
  public static let topBarLeading = ToolbarItemPlacement(place: .leading)
  public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
  public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
  public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
  public static let primaryAction = ToolbarItemPlacement(place: .trailing)
  public static let confirmationAction = ToolbarItemPlacement(place: .trailing)
  public static let cancellationAction = ToolbarItemPlacement(place: .leading)
}

/// What stands in a bar.
///
/// Same as Apple's, but for content of your own with a `body`.
@MainActor public protocol ToolbarContent {
  var _entries: [_ToolbarEntry] { get }
}

/// One thing in a bar.
public struct _ToolbarEntry {
  let placement: ToolbarItemPlacement
  let content: AnyView

  var isLeading: Bool { placement.place == .leading }
  var isPrincipal: Bool { placement.place == .principal }
}

/// One view in a bar.
public struct ToolbarItem<Content: View>: ToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  public var _entries: [_ToolbarEntry] {
    [_ToolbarEntry(placement: placement, content: AnyView(content))]
  }
}

/// Several views in one place of a bar.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  public var _entries: [_ToolbarEntry] {
    [_ToolbarEntry(placement: placement, content: AnyView(content))]
  }
}

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
}

/// Content of a bar, put together.
public struct _ToolbarEntries: ToolbarContent {
  public let _entries: [_ToolbarEntry]
}

extension View {
  /// Puts items into the bar of the page.
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarSource.modifier(content()._entries))
  }

  /// Puts views into the bar of the page.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(
      ToolbarSource.modifier([_ToolbarEntry(placement: .automatic, content: AnyView(content()))]))
  }
}

extension ToolbarSource {
  @MainActor static func modifier(_ entries: [_ToolbarEntry]) -> PageModifier {
    PageModifier(
      tell: { page, owner, context in
        let entries = entries.map { entry in
          // The bar stands elsewhere; its items keep the environment of where they were written.
          _ToolbarEntry(
            placement: entry.placement,
            content: AnyView(entry.content.modifier(ForeignEnvironment(context.environment))))
        }
        var sources = page.items.untracked.filter { $0.owner != owner }
        sources.append(ToolbarSource(owner: owner, items: entries))
        page.items.current = sources
      },
      withdraw: { page, owner in page.items.current.removeAll { $0.owner == owner } })
  }
}

/// Content with the environment of another place.
struct ForeignEnvironment: ViewModifier {
  typealias Body = Never
  private let environment: ViewTree.Environment

  init(_ environment: ViewTree.Environment) { self.environment = environment }

  static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    var inner = context
    inner.environment = modifier.environment
    return V._update(content, old, inner)
  }
}
