public import SwiftUICore

/// What stands in a bar.
///
///     struct Actions: ToolbarContent {
///       var body: some ToolbarContent { ToolbarItem(placement: .primaryAction) { … } }
///     }
///
/// Same as Apple's. What is stated in a type of its own may use state and the environment.
@MainActor @preconcurrency public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }

  var _entries: [_ToolbarEntry] { get }
}

extension ToolbarContent {
  /// Content with a body draws itself where its state has a place.
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

/// The place of toolbar content with a body: around the view whose page has the bar.
private struct ToolbarContentHost<Content: ToolbarContent>: View {
  var base: AnyView
  var content: Connected<Content>

  var body: some View { ToolbarHost(base: base, entries: content.value.body._entries) }
}

/// Puts entries into the bar of the page; those with a body of their own around the rest.
struct ToolbarHost<Base: View>: View {
  var base: Base
  var entries: [_ToolbarEntry]

  var body: some View {
    let plain = base.modifier(ToolbarSource.modifier(entries.filter { $0.host == nil }))
    let hosts = entries.compactMap(\.host)
    if hosts.isEmpty {
      plain
    } else {
      hosts.reduce(AnyView(plain)) { base, host in host(base) }
    }
  }
}

/// One thing in a bar.
public struct _ToolbarEntry {
  let placement: ToolbarItemPlacement
  let content: AnyView
  /// Draws content with a body around the view whose page has the bar.
  let host: ((AnyView) -> AnyView)?

  init(
    placement: ToolbarItemPlacement, content: AnyView, host: ((AnyView) -> AnyView)? = nil
  ) {
    self.placement = placement
    self.content = content
    self.host = host
  }
}

/// One view in a bar.
public struct ToolbarItem<Content: View>: ToolbarContent {
  public typealias Body = Never
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
  public typealias Body = Never
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

extension ToolbarItemGroup {
  /// Several views in one place of a bar, and what stands for them all.
  ///
  /// Partial in `label`: a bar here never folds its items into a menu, which would show it.
  public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C,
    @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.init(placement: placement) { LabeledToolbarItemGroupContent<C, L>(content: content()) }
  }
}

/// The views of a toolbar's group that has a label.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
  let content: Content
  public var body: some View { content }
}

/// What the title of a page offers when it is pressed.
public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
  public typealias Body = Never
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var _entries: [_ToolbarEntry] {
    [_ToolbarEntry(placement: .titleMenu, content: AnyView(content))]
  }
}
