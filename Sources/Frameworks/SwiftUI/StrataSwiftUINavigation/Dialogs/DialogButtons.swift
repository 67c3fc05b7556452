import StrataRendering
import StrataSwiftUIControls
import StrataSwiftUIDrawing
import SwiftUICore

/// The buttons of a dialog in Apple's order. If an alert has two buttons, the one that cancels is
/// the first. In an alert with more buttons and in a choice among actions, it is the last.
///
/// The button that a person most likely wants is bold. In an alert without text fields it also has
/// the focus, so that the Return key presses it.
struct DialogButtons: View {
  private let parts: [Part]
  private let isChoice: Bool

  /// A view of the dialog. If it is a button, its properties are known.
  private struct Part {
    var subview: ResolvedSubview
    var facts: ButtonFacts?

    var cancels: Bool { facts?.role == .cancel }
  }

  /// Arranges the views of a dialog. A view with a custom `body` keeps its place.
  init(_ actions: some View, isChoice: Bool) {
    let all = actions.subviews().map { Part(subview: $0, facts: $0.view.buttonFacts) }
    let others = all.filter { !$0.cancels }
    let cancels = all.filter(\.cancels)
    let isPair = !isChoice && all.count { $0.facts != nil } == 2
    let fields = others.filter { $0.facts == nil }
    let buttons = others.filter { $0.facts != nil }
    parts = isPair ? fields + cancels + buttons : others + cancels
    self.isChoice = isChoice
  }

  /// A Boolean value that indicates whether one of the buttons cancels.
  var offersCancel: Bool {
    parts.contains { $0.cancels || ($0.facts == nil && $0.subview.view.cancelsInBody) }
  }

  /// The index of the default button: the one that the app has made the default. If there is none,
  /// it is the last button without a role, or else the one that cancels.
  private var preferred: Int? {
    if isChoice { return parts.firstIndex(where: \.cancels) }
    return parts.firstIndex { $0.facts?.isDefault == true }
      ?? parts.lastIndex { $0.facts != nil && $0.facts?.role == nil }
      ?? parts.firstIndex(where: \.cancels)
  }

  private var isFocused: Bool { !isChoice && parts.allSatisfy { $0.facts != nil } }

  var body: some View {
    let preferred = preferred
    ForEach(Array(parts.enumerated()), id: \.element.subview.id) { index, part in
      let isPreferred = index == preferred
      AnyView(part.subview.view)
        .fontWeight(isPreferred ? .semibold : nil)
        .modifier(
          AttributeModifier(attributes: isPreferred && isFocused ? [.autofocus: "true"] : [:]))
    }
  }
}

/// The properties of a button that a dialog reads without evaluating its view.
struct ButtonFacts {
  var role: ButtonRole?
  /// A Boolean value that indicates whether the app has given the button the Return key.
  var isDefault = false
}

/// A button whose role can be read.
@MainActor private protocol BearsRole {
  var bornRole: ButtonRole? { get }
}

extension Button: BearsRole {
  fileprivate var bornRole: ButtonRole? { role }
}

/// A view with a modifier that can be the shortcut of the default action.
@MainActor private protocol BearsShortcut {
  var isDefaultAction: Bool { get }
}

extension ModifiedContent: BearsShortcut where Content: View, Modifier: ViewModifier {
  fileprivate var isDefaultAction: Bool {
    (modifier as? AttributeModifier)?.attributes[.shortcut] == KeyboardShortcut.defaultAction.names
  }
}

extension View {
  /// The button's properties if the view is a button with or without modifiers; otherwise `nil`.
  fileprivate var buttonFacts: ButtonFacts? {
    if let button = self as? any BearsRole { return ButtonFacts(role: button.bornRole) }
    if let erased = self as? AnyView { return erased.content.buttonFacts }
    guard let held = (self as? any HoldsViews)?.heldViews, held.count == 1,
      var facts = held[0].view.buttonFacts
    else { return nil }
    if (self as? any BearsShortcut)?.isDefaultAction == true { facts.isDefault = true }
    return facts
  }
}

extension View {
  /// A Boolean value that indicates whether the body of the app's view is a button that cancels. It
  /// is `false` for a body that reads state or environment, which only the view's node can
  /// evaluate.
  fileprivate var cancelsInBody: Bool {
    if let erased = self as? AnyView { return erased.content.cancelsInBody }
    if let held = (self as? any HoldsViews)?.heldViews {
      return held.count == 1 && held[0].view.cancelsInBody
    }
    guard Body.self != Never.self, !FieldPlan.plan(for: Self.self).isDynamic else { return false }
    let body = body
    return body.buttonFacts?.role == .cancel || body.cancelsInBody
  }
}
