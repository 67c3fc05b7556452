import StrataViewTree
import SwiftUICore

/// The actions for Enter in fields and in search, the innermost first.
package struct SubmitActions: Equatable {
  var text: [SubmitAction] = []
  package var search: [SubmitAction] = []
}

/// The latest action of one `onSubmit`.
///
/// It remains one object for as long as the modifier exists: closures cannot be compared, so with a
/// closure every view below would count as changed.
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
  /// An action that performs all of them in order; `nil` if there are none.
  @MainActor package var together: (() -> Void)? {
    isEmpty ? nil : { forEach { $0.action() } }
  }
}

/// Adds an action for Enter in the fields below.
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
