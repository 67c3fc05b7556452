import StrataRendering
import StrataViewTree
import SwiftUICore

/// Presents a sheet, a cover or a popover while `isPresented` is `true`.
struct SheetModifier<SheetContent: View>: ViewModifier {
  typealias Body = Never
  var form: SheetForm
  var isPresented: Bool
  var identity: AnyHashable = 0
  var dismiss: @MainActor () -> Void
  var onDismiss: (() -> Void)?
  @ViewBuilder var content: () -> SheetContent

  static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    let node = old as? PresentationNode ?? PresentationNode(context)
    node.show(content, context)
    let step = node.step
    step.dismiss = modifier.dismiss
    node.present(modifier.isPresented, context) { old, context in
      let sheet = SheetElement(
        form: modifier.form, anchor: modifier.form.anchor(node.source), step: step,
        dismiss: modifier.dismiss,
        content: Deferred(make: modifier.content).id(modifier.identity).modifier(
          AppearanceModifier(disappear: modifier.onDismiss, isLasting: true)))
      return sheet.update(old, context)
    }
    if modifier.isPresented, modifier.form.kind != .menu {
      step.begin(in: EnvironmentValues(context.environment).window?.location)
    }
    return node
  }
}

/// Reads the binding in a view of its own, so that a change of its value evaluates only that view.
nonisolated struct SheetHost<Base: View, Content: View>: View {
  var base: Base
  var form: SheetForm
  var isPresented: Binding<Bool>
  var onDismiss: (() -> Void)?
  var content: () -> Content

  @MainActor var body: some View {
    base.modifier(
      SheetModifier(
        form: form, isPresented: isPresented.wrappedValue,
        dismiss: { isPresented.wrappedValue = false }, onDismiss: onDismiss, content: content))
  }
}

/// Reads an item's binding in a view of its own. If an item with another identity replaces the
/// current one, it is presented again.
nonisolated struct ItemSheetHost<Base: View, Item: Identifiable, Content: View>: View {
  var base: Base
  var form: SheetForm
  var item: Binding<Item?>
  var onDismiss: (() -> Void)?
  var content: (Item) -> Content

  @MainActor var body: some View {
    let current = item.wrappedValue
    base.modifier(
      SheetModifier(
        form: form, isPresented: current != nil, identity: AnyHashable(current?.id),
        dismiss: { item.wrappedValue = nil }, onDismiss: onDismiss,
        content: { current.map(content) }))
  }
}
