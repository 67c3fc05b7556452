public import StrataViewTree

/// One of two views, by an `if` or a `switch`.
///
/// Same as Apple's: changing the branch ends the state of the one and begins that of the other.
public struct _ConditionalContent<TrueContent, FalseContent> {
  package enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  package let storage: Storage

  /// One of two of any kind: a builder of something else than views says which.
  package init(storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never

  public static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let node = old as? BranchNode ?? BranchNode(context)
    switch view.storage {
    case .trueContent(let content):
      node.update(branch: true, context) { TrueContent._update(content, $0, $1) }
    case .falseContent(let content):
      node.update(branch: false, context) { FalseContent._update(content, $0, $1.at(1)) }
    }
    return node
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never

  public static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let node = old as? BranchNode ?? BranchNode(context)
    node.update(branch: view.isSome, context) { old, context in
      view.map { Wrapped._update($0, old, context) } ?? EmptyView._update(EmptyView(), old, context)
    }
    return node
  }
}

extension Optional {
  fileprivate var isSome: Bool {
    switch self {
    case .some: true
    case .none: false
    }
  }
}
