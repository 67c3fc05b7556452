import StrataViewTree
import SwiftUICore

/// A modifier that sets traits of a preview. The tool that shows the preview reads them; the view
/// does not change.
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
