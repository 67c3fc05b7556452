import StrataRendering
import StrataSwiftUIControls
public import StrataSwiftUIMotion
import StrataViewTree
package import SwiftUICore

/// A modifier that labels the next element with the text of a view.
nonisolated struct LabelOfViewModifier<Label: View>: ViewModifier {
  typealias Body = Never
  var label: Label

  @MainActor static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    let words = OptionCollector(EnvironmentValues(context.environment)).words(of: modifier.label)
    guard !words.isEmpty else { return V._update(content, old, context) }
    return V._update(content, old, context.adding(.attribute(.label, words)))
  }
}

extension PlaceholderContentView: HoldsViews {
  package var heldViews: [(id: AnyHashable?, view: any View)] { [(nil, content)] }
}
