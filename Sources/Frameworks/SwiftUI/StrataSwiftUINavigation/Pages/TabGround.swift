import StrataRendering
import StrataSwiftUILayout
import StrataViewTree
import SwiftUICore

/// The content of a tab. The tab bar remembers its node in order to scroll the content.
struct TabGround<Content: View>: View {
  typealias Body = Never
  var bar: TabBarModel
  var key: String
  @ViewBuilder var content: Content

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let node = old as? LifecycleNode ?? LifecycleNode(context)
    view.bar.grounds[view.key] = WeakPlace(node: node)
    node.show(view.content, context)
    return node
  }
}

extension TabBarModel {
  /// Registers a stack, so that a tap on the selected tab returns to its root.
  func connect(_ stack: NavigationModel, in key: String?) {
    guard let key, !(stacks[key] ?? []).contains(where: { $0.model === stack }) else { return }
    stacks[key, default: []].append(WeakStack(model: stack))
  }

  func disconnect(_ stack: NavigationModel, in key: String?) {
    guard let key else { return }
    stacks[key]?.removeAll { $0.model == nil || $0.model === stack }
  }

  /// Removes the screens above the root in the stacks of a tab.
  ///
  /// - Returns: `true` if there were screens above the root; otherwise, `false`.
  func popToRoot(of key: String) -> Bool {
    let popped = (stacks[key] ?? []).map { $0.model?.popToRoot() ?? false }
    return popped.contains(true)
  }

  /// Scrolls a tab to its top.
  func scrollUp(_ key: String) {
    guard let node = grounds[key]?.node, let tab = node.parent as? ElementNode else { return }
    node.tree.emit(.scroll(tab.id, x: nil, y: 0))
  }

  /// A weak reference to a stack, which its view owns.
  struct WeakStack {
    weak var model: NavigationModel?
  }
}
