import StrataSwiftUINavigation
import StrataViewTree
import SwiftUICore

/// Makes the columns of a split view follow the selection of a list when the list appears and when
/// the app changes it.
struct FollowedChoice: ViewModifier {
  typealias Body = Never
  var selection: ListSelection?

  static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    guard let selection = modifier.selection,
      let place = EnvironmentValues(context.environment).split, place.leadsOn
    else { return V._update(content, old, context) }
    let list = FollowedList(list: content, selection: selection, place: place)
    return FollowedList._update(list, old, context)
  }
}

/// Reads the selection in a separate view, so that a change evaluates only that view.
private struct FollowedList<Base: View>: View {
  var list: Base
  var selection: ListSelection
  var place: SplitPlace
  @Environment(\.editMode) private var mode

  var body: some View {
    let _ = place.onReturn { selection.change(.clear) }
    list.onChange(of: selection.current(), initial: true) { old, new in
      guard mode?.wrappedValue.isEditing != true else { return }
      // When the list appears, both are the same.
      old == new ? place.begin(with: new) : place.follow(new)
    }
  }
}
