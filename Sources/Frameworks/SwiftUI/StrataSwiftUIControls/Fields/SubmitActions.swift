import StrataViewTree
import SwiftUICore

/// The actions that Enter performs in fields and in search fields, the innermost first.
package struct SubmitActions: Equatable {
  var text: [SubmitAction] = []
  package var search: [SubmitAction] = []
}

/// The current action of an `onSubmit` modifier.
///
/// It is one object as long as the modifier exists. Closures cannot be compared, so if the
/// environment contained the closure, every view below would be regarded as changed.
@MainActor package final class SubmitAction {
  var action: () -> Void = {}

  nonisolated init() {}
}

extension SubmitAction: Equatable {
  package nonisolated static func == (left: SubmitAction, right: SubmitAction) -> Bool {
    left === right
  }
}

extension [SubmitAction] {
  /// A closure that performs all actions in order; `nil` if there are none.
  @MainActor package var together: (() -> Void)? {
    isEmpty ? nil : { forEach { $0.action() } }
  }
}

/// A modifier that adds an action for Enter in the fields inside.
nonisolated struct SubmitModifier: ViewModifier {
  let triggers: SubmitTriggers
  let action: () -> Void
  @State private var latest = SubmitAction()

  init(_ triggers: SubmitTriggers, _ action: @escaping () -> Void) {
    (self.triggers, self.action) = (triggers, action)
  }

  @MainActor func body(content: Content) -> some View {
    let (triggers, latest) = (triggers, latest)
    latest.action = action
    return content.transformEnvironment(\.submitActions) { actions in
      if triggers.contains(.text) { actions.text.insert(latest, at: 0) }
      if triggers.contains(.search) { actions.search.insert(latest, at: 0) }
    }
  }
}
