public import StrataSwiftUILayout
public import SwiftUICore

extension View {
  /// Presents a popover beside this view while `isPresented` is `true`; on a narrow screen it is a
  /// sheet.
  ///
  /// Partial: the popover has no arrow; `arrowEdge` sets the side of this view at which it appears.
  ///
  /// - Parameters:
  ///   - isPresented: A binding to whether the popover is shown.
  ///   - attachmentAnchor: The part of the view to which the popover points.
  ///   - arrowEdge: The edge of that part at which the popover appears; `nil` for any edge.
  ///   - content: The views.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    SheetHost(
      base: self,
      form: SheetForm(kind: .popover, point: attachmentAnchor.place, edge: arrowEdge),
      isPresented: isPresented, onDismiss: nil, content: content)
  }

  /// Presents a popover for an item while it is not `nil`.
  ///
  /// Partial: the popover has no arrow; `arrowEdge` sets the side of this view at which it appears.
  ///
  /// - Parameters:
  ///   - item: A binding to the item of the popover; `nil` if there is no popover.
  ///   - attachmentAnchor: The part of the view to which the popover points.
  ///   - arrowEdge: The edge of that part at which the popover appears; `nil` for any edge.
  ///   - content: The view in the popover.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    ItemSheetHost(
      base: self,
      form: SheetForm(kind: .popover, point: attachmentAnchor.place, edge: arrowEdge),
      item: item, onDismiss: nil, content: content)
  }
}
