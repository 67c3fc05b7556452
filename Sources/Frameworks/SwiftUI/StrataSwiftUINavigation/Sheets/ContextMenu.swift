import StrataRendering
import StrataSwiftUIControls
import StrataSwiftUIDrawing
import StrataViewTree
public import SwiftUICore

/// Offers actions on a view: by a right click, a long press, or Shift+F10.
private struct ContextMenuHost<Base: View, Items: View, Preview: View>: View {
  var base: Base
  var items: Items
  var preview: Preview
  @State private var isOpen = false
  @Environment(\.locale) private var locale

  var body: some View {
    let close: @MainActor @Sendable () -> Void = { isOpen = false }
    base
      .modifier(EventModifier(events: .menu) { _ in isOpen = true })
      .modifier(
        SheetModifier(form: .menu, isPresented: isOpen, dismiss: close) {
          preview
          Structure(.menuList) { items }
            .environment(\.afterAction, close)
            .navigationTitle(Text(verbatim: FrameworkWords(locale)[.actions]))
        })
  }
}

/// The actions of a context menu, as they were said before iOS 14.
///
/// Same as Apple's.
@available(iOS, deprecated: 100000, message: "Use `contextMenu(menuItems:)` instead.")
public struct ContextMenu<MenuItems: View> {
  let items: MenuItems

  public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension View {
  /// Offers actions on this view: by a right click, a long press, or Shift+F10.
  public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    contextMenu(menuItems: menuItems) { EmptyView() }
  }

  /// The same, with something to see above the actions.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    ContextMenuHost(base: self, items: menuItems(), preview: preview())
  }

  /// Offers a menu's actions on this view, or none.
  @available(iOS, deprecated: 100000, message: "Use `contextMenu(menuItems:)` instead.")
  @ViewBuilder
  public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    if let contextMenu {
      ContextMenuHost(base: self, items: contextMenu.items, preview: EmptyView())
    } else {
      self
    }
  }
}
