public import SwiftUICore

/// The content of a toolbar.
///
///     struct Actions: ToolbarContent {
///       var body: some ToolbarContent { ToolbarItem(placement: .primaryAction) { … } }
///     }
///
/// Same as Apple's. A custom type may use state and the environment.
@MainActor @preconcurrency public protocol ToolbarContent {
  /// The type of the content that this one consists of.
  associatedtype Body: ToolbarContent
  /// The toolbar content of which this content consists.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// The entries of the content.
  var _entries: [_ToolbarEntry] { get }
}

extension ToolbarContent {
  /// An entry that evaluates the body of the content where its state is stored.
  public var _entries: [_ToolbarEntry] {
    let content = Connected(value: self)
    return [
      _ToolbarEntry(placement: .automatic, content: AnyView(EmptyView())) { base in
        AnyView(ToolbarContentHost(base: base, content: content))
      }
    ]
  }
}

extension ToolbarContent where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: ToolbarContent {
  public var _entries: [_ToolbarEntry] { [] }
}

/// The host of toolbar content with a body, around the view whose page has the bar.
private struct ToolbarContentHost<Content: ToolbarContent>: View {
  var base: AnyView
  var content: Connected<Content>

  var body: some View {
    let content = content.value.body
    ToolbarHost(base: base) { content._entries }
  }
}

/// Adds entries to the page's bar, and places the hosts of toolbar content with a body around the
/// view.
nonisolated struct ToolbarHost<Base: View>: View {
  var base: Base
  var read: @MainActor () -> [_ToolbarEntry]

  @MainActor var body: some View {
    let entries = read()
    let plain = base.modifier(ToolbarSource.modifier(entries.filter { $0.host == nil }))
    let hosts = entries.compactMap(\.host)
    if hosts.isEmpty {
      plain
    } else {
      hosts.reduce(AnyView(plain)) { base, host in host(base) }
    }
  }
}

/// An entry of a toolbar.
public struct _ToolbarEntry {
  let placement: ToolbarItemPlacement
  let content: AnyView
  /// Wraps the view whose page has the bar in the host of content with a body.
  let host: ((AnyView) -> AnyView)?
  /// The default item that the entry moves from its usual place; `nil` for other entries.
  let moved: ToolbarDefaultItemKind?

  init(
    placement: ToolbarItemPlacement, content: AnyView, moved: ToolbarDefaultItemKind? = nil,
    host: ((AnyView) -> AnyView)? = nil
  ) {
    self.placement = placement
    self.moved = moved
    self.content = content
    self.host = host
  }
}

/// A view in a toolbar.
public struct ToolbarItem<Content: View>: ToolbarContent {
  public typealias Body = Never
  let placement: ToolbarItemPlacement
  // nonisolated(unsafe): set by the initializers, else used on the main actor only.
  nonisolated(unsafe) let content: Content

  /// Creates an item at a placement.
  ///
  /// - Parameters:
  ///   - placement: The place of the item in the page's bars.
  ///   - content: The views.
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  /// Creates an item at a placement, with the name under which a person may move it.
  ///
  /// Partial in `id`: it is not used, since a person cannot rearrange the bars, as on an iPhone.
  ///
  /// - Parameters:
  ///   - id: The identifier of the item.
  ///   - placement: The place of the item in the page's bars.
  ///   - content: The views.
  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content)
  }

  public var _entries: [_ToolbarEntry] {
    [_ToolbarEntry(placement: placement, content: AnyView(content))]
  }
}

/// A group of views at one placement of a toolbar.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  public typealias Body = Never
  let placement: ToolbarItemPlacement
  // nonisolated(unsafe): set by the initializers, else used on the main actor only.
  nonisolated(unsafe) let content: Content

  /// Creates a group at a placement.
  ///
  /// - Parameters:
  ///   - placement: The place of the item in the page's bars.
  ///   - content: The views.
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  public var _entries: [_ToolbarEntry] {
    [_ToolbarEntry(placement: placement, content: AnyView(content))]
  }
}

extension ToolbarItemGroup {
  /// Creates a group at a placement, with a label that represents the group.
  ///
  /// Partial in `label`: it is ignored, as a bar never collapses its items into a menu.
  ///
  /// - Parameters:
  ///   - placement: The place of the item in the page's bars.
  ///   - content: The views.
  ///   - label: The view of the label.
  nonisolated public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C,
    @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.init(placement: placement) { LabeledToolbarItemGroupContent<C, L>(content: content()) }
  }
}

/// The content of a toolbar group that has a label.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
  // nonisolated(unsafe): set by the initializers, else used on the main actor only.
  nonisolated(unsafe) let content: Content

  nonisolated init(content: Content) { self.content = content }

  public var body: some View { content }
}

/// The menu of a page's title.
public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
  public typealias Body = Never
  // nonisolated(unsafe): set by the initializers, else used on the main actor only.
  nonisolated(unsafe) let content: Content

  /// Creates a menu of a page's title.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var _entries: [_ToolbarEntry] {
    [_ToolbarEntry(placement: .titleMenu, content: AnyView(content))]
  }
}
