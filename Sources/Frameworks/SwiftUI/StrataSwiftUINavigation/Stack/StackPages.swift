import StrataViewTree
import SwiftUICore

/// The pages of a stack. The pages below the top are hidden and keep their state.
struct StackPages<Root: View>: View {
  var root: Root
  var model: NavigationModel
  var path: [AnyHashable]
  var pushed: [NavigationModel.PushedView]

  /// A Boolean value that indicates whether the root always remains below the screens. In the last
  /// column of a split view, it remains only below those that were opened from the root.
  var keepsRoot = true

  var body: some View {
    let base = keepsRoot || model.isAboveRoot.current ? 1 : 0
    let top = path.count + pushed.count + base - 1
    let places = model.addresses(along: path)
    Group {
      if base > 0 || top < 0 {
        PageView(depth: 0, isTop: top <= 0, model: model, address: [], back: []) { root }
      }
      ForEach(Array(path.enumerated()), id: \.offset) { index, value in
        PageView(
          depth: index + base, isTop: index + base == top, model: model,
          address: places[index + 1], back: places[index]
        ) {
          StackDestination(model: model, value: value).id(value)
        }
      }
      ForEach(Array(pushed.enumerated()), id: \.element.id) { index, page in
        let depth = path.count + index + base
        PageView(
          depth: depth, isTop: depth == top, model: model, address: places[path.count],
          back: places[path.count]
        ) {
          page.view
        }
      }
    }
    .environment(\.navigation, model)
  }
}

/// The screen for a value of the path. It stays the same view while the model and the value do, so
/// that an evaluation of the stack does not evaluate each page.
private struct StackDestination: View {
  var model: NavigationModel
  var value: AnyHashable

  var body: some View { model.view(for: value) }
}
