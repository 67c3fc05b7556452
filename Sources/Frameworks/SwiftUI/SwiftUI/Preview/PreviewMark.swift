import StrataViewTree
import SwiftUICore

/// What a preview's modifier says to whoever shows it; a view that is drawn hears nothing of it.
struct PreviewMark: ViewModifier {
  typealias Body = Never
  let say: @MainActor @Sendable (inout PreviewTraits) -> Void

  nonisolated init(_ say: @escaping @MainActor @Sendable (inout PreviewTraits) -> Void) {
    self.say = say
  }

  static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    V._update(content, old, context)
  }
}
