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

extension _ConditionalContent.Storage: ComparesAsField {
  /// Compares bytes, then the fields of the content: a binding among them may read another value
  /// behind equal bytes.
  @MainActor static var fieldComparison: FieldComparison.Comparison {
    let hasSameBytes = FieldComparison.bitwise(Self.self)
    let plans = (FieldPlan.plan(for: TrueContent.self), FieldPlan.plan(for: FalseContent.self))
    return { left, right in
      guard hasSameBytes(left, right) else { return false }
      let left = left.assumingMemoryBound(to: Self.self).pointee
      let right = right.assumingMemoryBound(to: Self.self).pointee
      return switch (left, right) {
      case (.trueContent(let left), .trueContent(let right)): plans.0.isSame(left, right)
      case (.falseContent(let left), .falseContent(let right)): plans.1.isSame(left, right)
      default: false
      }
    }
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
