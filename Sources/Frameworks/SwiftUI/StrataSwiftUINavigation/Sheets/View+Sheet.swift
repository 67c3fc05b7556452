public import SwiftUICore

extension View {
  /// Presents a sheet while a flag is set.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    SheetHost(
      base: self, form: .sheet, isPresented: isPresented, onDismiss: onDismiss, content: content)
  }

  /// Presents a sheet for an item while there is one.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    ItemSheetHost(base: self, form: .sheet, item: item, onDismiss: onDismiss, content: content)
  }

  /// Covers the whole window while a flag is set. A swipe does not take it down; Esc asks it to go.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    SheetHost(
      base: self, form: .cover, isPresented: isPresented, onDismiss: onDismiss, content: content)
  }

  /// Covers the whole window for an item while there is one.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    ItemSheetHost(base: self, form: .cover, item: item, onDismiss: onDismiss, content: content)
  }
}
