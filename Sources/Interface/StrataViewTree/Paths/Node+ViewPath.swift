extension Node {
  /// The names of the views from the window down to this node, for messages.
  package var viewPath: String {
    var names: [String] = []
    var next: Node? = self
    while let node = next {
      if let view = node as? EvaluatingNode, !view.isPlumbing { names.append(view.name) }
      next = node.parent
    }
    return names.reversed().joined(separator: " › ")
  }
}

extension EvaluatingNode {
  /// A Boolean value that indicates whether the node is a view of the framework that means nothing
  /// to the app's author.
  fileprivate var isPlumbing: Bool {
    name.hasPrefix("ModifierBody") || name.hasPrefix("WindowRoot") || name.hasPrefix("Deferred")
  }
}
