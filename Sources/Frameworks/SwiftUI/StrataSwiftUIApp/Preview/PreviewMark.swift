import StrataViewTree
import SwiftUICore

/// A modifier that sets traits of a preview, for the tool that shows it; it does not affect a view.
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
