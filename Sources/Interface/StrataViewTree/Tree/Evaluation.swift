/// The node that is being evaluated.
@MainActor public enum Evaluation {
  /// The node that is being evaluated; `nil` outside of evaluations.
  public private(set) static var current: EvaluatingNode?

  static func run<T>(_ node: EvaluatingNode, _ compute: () -> T) -> T {
    let outer = current
    current = node
    defer { current = outer }
    return compute()
  }
}

extension Context {
  /// Reads values for a node that is not evaluated itself: its nearest evaluated ancestor is
  /// evaluated again when they change.
  public func reading<T>(_ read: () -> T) -> T {
    var next: Node? = parent
    while let node = next {
      if let place = node as? EvaluatingNode { return Evaluation.run(place, read) }
      next = node.parent
    }
    return read()
  }
}
