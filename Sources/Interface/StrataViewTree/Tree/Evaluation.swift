/// Whose content is being computed right now.
@MainActor public enum Evaluation {
  public private(set) static var current: EvaluatingNode?

  static func run<T>(_ node: EvaluatingNode, _ compute: () -> T) -> T {
    let outer = current
    current = node
    defer { current = outer }
    return compute()
  }
}

extension Context {
  /// Reads something on behalf of a place that is not computed itself: the nearest around it that is
  /// will be computed again when it changes.
  public func reading<T>(_ read: () -> T) -> T {
    var next: Node? = parent
    while let node = next {
      if let place = node as? EvaluatingNode { return Evaluation.run(place, read) }
      next = node.parent
    }
    return read()
  }
}
