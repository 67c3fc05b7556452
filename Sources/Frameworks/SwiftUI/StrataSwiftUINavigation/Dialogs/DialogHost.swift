import StrataRendering
import StrataSwiftUIControls
import StrataSwiftUIDrawing
import StrataViewTree
import SwiftUICore

/// Presents an alert or an action sheet while `isPresented` is `true`.
nonisolated struct DialogHost<Base: View, Actions: View, Message: View>: View {
  /// The kind of dialog: an alert or a choice among actions.
  enum Kind { case alert, choice }

  var base: Base
  var kind: Kind
  var title: Text
  var isTitleShown = true
  var addsCancel = true
  var isPresented: Binding<Bool>
  var actions: () -> Actions
  var message: () -> Message

  @MainActor var body: some View {
    let dismiss: @MainActor @Sendable () -> Void = { isPresented.wrappedValue = false }
    base.modifier(
      DialogModifier(isPresented: isPresented.wrappedValue) {
        DialogElement(kind: .alert, element: element, label: title, dismiss: dismiss) {
          if isTitleShown { DialogTitle(title: title) }
          if Message.self != EmptyView.self {
            Structure(.alertMessage) { Deferred(make: message) }
          }
          Structure(.alertActions) {
            DialogActions(
              isChoice: kind == .choice, addsCancel: kind == .choice && addsCancel, make: actions)
          }
          .environment(\.afterAction, dismiss)
        }
      })
  }

  @MainActor private var element: Element {
    Element(.alert, attributes: kind == .choice ? [.variant: "choice"] : [:])
  }
}

/// The actions of a dialog: the app's, and a button to close it if the app has none.
private struct DialogActions<Actions: View>: View {
  var isChoice: Bool
  var addsCancel: Bool
  var make: () -> Actions
  @Environment(\.locale) private var locale

  var body: some View {
    let words = FrameworkWords(locale)
    let actions = make()
    if Actions.self == EmptyView.self || !addsCancel && actions.isNothing {
      // The focused button is the one that Enter presses.
      Button(words[.ok]) {}.attribute(.autofocus, "true")
    } else {
      let buttons = DialogButtons(actions, isChoice: isChoice)
      buttons
      if addsCancel, !buttons.offersCancel {
        Button(words[.cancel], role: .cancel) {}.fontWeight(.semibold)
      }
    }
  }
}

private struct DialogTitle: View {
  typealias Body = Never
  var title: Text

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    Text.place(view.title, old, context, as: .heading)
  }
}

/// Adds a dialog to the window's presentations while `isPresented` is `true`.
nonisolated struct DialogModifier<Dialog: View>: ViewModifier {
  typealias Body = Never
  var isPresented: Bool
  var dialog: () -> Dialog

  init(isPresented: Bool, @ViewBuilder dialog: @escaping () -> Dialog) {
    self.isPresented = isPresented
    self.dialog = dialog
  }

  @MainActor static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    let node = old as? PresentationNode ?? PresentationNode(context)
    node.show(content, context)
    node.present(modifier.isPresented, context) { modifier.dialog().update($0, $1) }
    return node
  }
}

extension View {
  /// A Boolean value that indicates whether the view shows nothing. It is also `true` for a
  /// type-erased empty view and for an `if` whose condition is `false`.
  fileprivate var isNothing: Bool {
    if self is EmptyView { return true }
    if let erased = self as? AnyView { return erased.content.isNothing }
    guard let many = self as? any HoldsViews else { return false }
    return many.heldViews.allSatisfy { $0.view.isNothing }
  }
}
