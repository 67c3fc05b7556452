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
