import StrataSwiftUIControls
import StrataViewTree
public import SwiftUICore

extension View {
  /// Puts items into the bar of the page.
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    ToolbarHost(base: self, entries: content()._entries)
  }

  /// Puts views into the bar of the page.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(
      ToolbarSource.modifier([_ToolbarEntry(placement: .automatic, content: AnyView(content()))]))
  }

  /// What the title of the page offers when it is pressed.
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    modifier(
      ToolbarSource.modifier([_ToolbarEntry(placement: .titleMenu, content: AnyView(content()))]))
  }

  @available(
    iOS, deprecated: 100000, message: "Use toolbar(_:) with navigationBarLeading placement"
  )
  public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  @available(
    iOS, deprecated: 100000, message: "Use toolbar(_:) with navigationBarTrailing placement"
  )
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }

  @available(iOS, deprecated: 100000, message: "Use toolbar(_:) with topBar placements")
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
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
            content: AnyView(
              entry.content.environment(\.hasBareLabels, entry.placement.place.hasBareLabels)
                .modifier(ForeignEnvironment(context.environment))))
        }
        page.setItems(ToolbarSource(owner: owner, items: entries))
      },
      withdraw: { page, owner in page.removeItems(of: owner) })
  }
}

/// Content with the environment of another place.
struct ForeignEnvironment: ViewModifier {
  typealias Body = Never
  private let environment: EnvironmentChain

  init(_ environment: EnvironmentChain) { self.environment = environment }

  static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    var inner = context
    var values = EnvironmentValues(modifier.environment)
    // What follows an action is the place's: a menu closes.
    if let after = EnvironmentValues(context.environment).afterAction { values.afterAction = after }
    inner.environment = values.store
    return V._update(content, old, inner)
  }
}
