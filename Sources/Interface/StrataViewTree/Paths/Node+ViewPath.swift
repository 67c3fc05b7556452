extension Node {
  /// The views from the window down to here, as the app names them.
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
  /// Whether it is the framework's own and says nothing to whoever wrote the app.
  fileprivate var isPlumbing: Bool {
    name.hasPrefix("ModifierBody") || name.hasPrefix("WindowRoot") || name.hasPrefix("Deferred")
  }
}
