import StrataRendering
import StrataSwiftUIControls
import StrataSwiftUIDrawing
import StrataViewTree
public import SwiftUICore

/// Presents actions for a view after a right click, a long press, or Shift+F10.
nonisolated private struct ContextMenuHost<Base: View, Items: View, Preview: View>: View {
  var base: Base
  var items: Items
  var preview: Preview
  @State private var isOpen = false
  @Environment(\.locale) private var locale

  @MainActor var body: some View {
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

/// The actions of a context menu in the form that apps used before iOS 14.
///
/// Same as Apple's.
@available(iOS, deprecated: 100000, message: "Use `contextMenu(menuItems:)` instead.")
public struct ContextMenu<MenuItems: View> {
  let items: MenuItems

  /// Creates a context menu.
  nonisolated public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension View {
  /// Adds a context menu to the view, opened by a right click, a long press, or Shift+F10.
  nonisolated public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    contextMenu(menuItems: menuItems) { EmptyView() }
  }

  /// Adds a context menu to the view, with a preview above the actions.
  ///
  /// - Parameters:
  ///   - menuItems: The entries of the menu.
  ///   - preview: The view above the menu.
  nonisolated public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    ContextMenuHost(base: self, items: menuItems(), preview: preview())
  }

  /// Adds a context menu to the view. With `nil` the view has none.
  @available(iOS, deprecated: 100000, message: "Use `contextMenu(menuItems:)` instead.")
  @ViewBuilder
  nonisolated public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?)
    -> some View
  {
    if let contextMenu {
      ContextMenuHost(base: self, items: contextMenu.items, preview: EmptyView())
    } else {
      self
    }
  }
}
