import StrataSwiftUIControls
import StrataSwiftUIDrawing
import StrataViewTree
public import SwiftUICore

extension View {
  /// Adds items to the page's bars.
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    let content = ForMainActor(content())
    return ToolbarHost(base: self) { content.value._entries }
  }

  /// Adds views to the page's bar.
  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(
      ToolbarSource.modifier([_ToolbarEntry(placement: .automatic, content: AnyView(content()))]))
  }

  /// Sets the menu of the page's title.
  nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    modifier(
      ToolbarSource.modifier([_ToolbarEntry(placement: .titleMenu, content: AnyView(content()))]))
  }

  /// Adds a view at the leading edge of the page's bar.
  @available(
    iOS, deprecated: 100000, message: "Use toolbar(_:) with navigationBarLeading placement"
  )
  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Adds a view at the trailing edge of the page's bar.
  @available(
    iOS, deprecated: 100000, message: "Use toolbar(_:) with navigationBarTrailing placement"
  )
  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }

  /// Adds views at both edges of the page's bar.
  ///
  /// - Parameters:
  ///   - leading: The views at the leading edge.
  ///   - trailing: The views at the trailing edge.
  @available(iOS, deprecated: 100000, message: "Use toolbar(_:) with topBar placements")
  nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View
  {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }
}

extension ToolbarSource {
  nonisolated static func modifier(_ entries: [_ToolbarEntry]) -> PageModifier {
    let entries = ForMainActor(entries)
    return PageModifier(
      tell: { page, owner, context in
        let entries = entries.value.map { entry in
          // The bar is elsewhere in the view tree; its items keep the environment of the modifier.
          _ToolbarEntry(
            placement: entry.placement,
            content: AnyView(
              entry.placed.environment(\.hasBareLabels, entry.placement.place.hasBareLabels)
                .modifier(ForeignEnvironment(context.environment))),
            moved: entry.moved)
        }
        page.setItems(ToolbarSource(owner: owner, items: entries))
      },
      withdraw: { page, owner in page.removeItems(of: owner) })
  }
}

extension _ToolbarEntry {
  /// The item's content, as an entry of a menu if it is a less common action.
  fileprivate var placed: AnyView {
    guard placement.place == .secondary else { return weighted }
    return AnyView(content.environment(\.isInMenu, true).buttonStyle(DefaultButtonStyle()))
  }

  /// The item's content. It is in bold if it is the action that a person most likely wants.
  fileprivate var weighted: AnyView {
    placement.isPreferred ? AnyView(content.fontWeight(.semibold)) : content
  }
}

/// Applies the environment of another part of the view tree to the content.
nonisolated struct ForeignEnvironment: ViewModifier {
  typealias Body = Never
  private let environment: EnvironmentChain

  init(_ environment: EnvironmentChain) { self.environment = environment }

  @MainActor static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    var inner = context
    var values = EnvironmentValues(modifier.environment)
    // The action after an action depends on the current position: it closes a menu.
    if let after = EnvironmentValues(context.environment).afterAction { values.afterAction = after }
    inner.environment = values.store
    return V._update(content, old, inner)
  }
}
