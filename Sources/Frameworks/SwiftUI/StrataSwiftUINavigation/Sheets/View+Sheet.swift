public import SwiftUICore

extension View {
  /// Presents a sheet while `isPresented` is `true`.
  ///
  /// - Parameters:
  ///   - isPresented: A binding to a Boolean value that indicates whether the sheet is shown. It is
  ///     set to `false` when the user closes the sheet.
  ///   - onDismiss: A function that is called after the sheet has closed; `nil` for none.
  ///   - content: A function that returns the content of the sheet.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    SheetHost(
      base: self, form: .sheet, isPresented: isPresented, onDismiss: onDismiss, content: content)
  }

  /// Presents a sheet for an item while it is not `nil`.
  ///
  /// - Parameters:
  ///   - item: A binding to the item of the sheet; `nil` if there is no sheet.
  ///   - onDismiss: A function that is called after it was closed; `nil` for none.
  ///   - content: The view in the sheet.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    ItemSheetHost(base: self, form: .sheet, item: item, onDismiss: onDismiss, content: content)
  }

  /// Covers the whole window with a view while `isPresented` is `true`. The Esc key closes the
  /// cover, but a swipe does not.
  ///
  /// - Parameters:
  ///   - isPresented: A binding to whether the cover is shown.
  ///   - onDismiss: A function that is called after it was closed; `nil` for none.
  ///   - content: The views.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    SheetHost(
      base: self, form: .cover, isPresented: isPresented, onDismiss: onDismiss, content: content)
  }

  /// Covers the whole window with a view for an item while it is not `nil`.
  ///
  /// - Parameters:
  ///   - item: A binding to the item of the cover; `nil` if there is no cover.
  ///   - onDismiss: A function that is called after it was closed; `nil` for none.
  ///   - content: The view that covers the screen.
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    ItemSheetHost(base: self, form: .cover, item: item, onDismiss: onDismiss, content: content)
  }
}
