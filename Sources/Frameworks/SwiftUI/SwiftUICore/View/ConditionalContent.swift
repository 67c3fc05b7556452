public import StrataViewTree

/// One of two views, chosen by an `if` or a `switch`.
///
/// Same as Apple's: when the branch changes, the state of the old branch is dropped and the new
/// branch starts with new state.
public struct _ConditionalContent<TrueContent, FalseContent> {
  package enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  package let storage: Storage

  /// Creates a choice between contents of any type. Builders of content other than views use it.
  package init(storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never

  public static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let node = old as? BranchNode ?? BranchNode(context)
    switch view.storage {
    case .trueContent(let content):
      node.update(branch: .flag(true), context) { TrueContent._update(content, $0, $1) }
    case .falseContent(let content):
      node.update(branch: .flag(false), context) { FalseContent._update(content, $0, $1.at(1)) }
    }
    return node
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never

  public static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let node = old as? BranchNode ?? BranchNode(context)
    node.update(branch: .flag(view.isSome), context) { old, context in
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
