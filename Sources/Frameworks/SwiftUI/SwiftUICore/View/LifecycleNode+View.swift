package import StrataViewTree

extension LifecycleNode {
  package func show<V: View>(_ content: V, _ context: Context) {
    show(context) { V._update(content, $0, $1) }
  }
}
