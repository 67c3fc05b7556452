import Rendering
import ViewTree

/// Presents a sheet while a condition holds.
struct SheetModifier<SheetContent: View>: ViewModifier {
  typealias Body = Never
  var isPresented: Bool
  var identity: AnyHashable
  var dismiss: @MainActor () -> Void
  var onDismiss: (() -> Void)?
  var content: () -> SheetContent

  static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    let node = old as? PresentationNode ?? PresentationNode(context)
    node.show(content, context)
    node.present(modifier.isPresented, context) { old, context in
      let sheet = SheetElement(
        dismiss: modifier.dismiss,
        content: Deferred(make: modifier.content).id(modifier.identity).onDisappear(
          perform: modifier.onDismiss))
      return sheet.update(old, context)
    }
    return node
  }
}

/// The element of a sheet: a native dialog; Esc, the backdrop and a swipe ask it to go.
private struct SheetElement<Content: View>: View {
  var dismiss: @MainActor () -> Void
  var content: Content
  @State private var page = PageHolder()

  var body: some View {
    DialogElement(kind: .sheet, label: page.page.title.current, dismiss: dismiss) {
      content
        .environment(\.page, page.page)
        .environment(\.dismiss, DismissAction(dismiss))
        .environment(\.isInSheet, true)
    }
  }
}

/// A native dialog.
struct DialogElement<Content: View>: View {
  typealias Body = Never
  var kind: ElementKind
  var label: Text?
  var dismiss: @MainActor () -> Void
  @ViewBuilder var content: Content

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    var element = Element(view.kind, events: .dismiss)
    element[.label] = view.label?.resolved(in: EnvironmentValues(context.environment)) ?? " "
    let dismiss = view.dismiss
    return ElementNode.update(
      old, context, element, innermost: .effect, handlers: [(.dismiss, { _ in dismiss() })]
    ) { Content._update(view.content, $0, $1) }
  }
}

extension View {
  /// Presents a sheet while a flag is set.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    SheetHost(base: self, isPresented: isPresented, onDismiss: onDismiss, content: content)
  }

  /// Presents a sheet for an item while there is one.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    ItemSheetHost(base: self, item: item, onDismiss: onDismiss, content: content)
  }
}

/// Reads the condition where a change of it draws this place again and nothing else.
private struct SheetHost<Base: View, Content: View>: View {
  var base: Base
  var isPresented: Binding<Bool>
  var onDismiss: (() -> Void)?
  var content: () -> Content

  var body: some View {
    base.modifier(
      SheetModifier(
        isPresented: isPresented.wrappedValue, identity: 0,
        dismiss: { isPresented.wrappedValue = false }, onDismiss: onDismiss, content: content))
  }
}

private struct ItemSheetHost<Base: View, Item: Identifiable, Content: View>: View {
  var base: Base
  var item: Binding<Item?>
  var onDismiss: (() -> Void)?
  var content: (Item) -> Content

  var body: some View {
    let current = item.wrappedValue
    base.modifier(
      SheetModifier(
        isPresented: current != nil, identity: AnyHashable(current?.id),
        dismiss: { item.wrappedValue = nil }, onDismiss: onDismiss,
        content: { current.map(content) }))
  }
}
