public import StrataViewTree

/// A view made of several views, written one after another.
///
/// Same as Apple's.
public struct TupleView<T>: View {
  public typealias Body = Never
  /// The tuple of views.
  public var value: T {
    get { stored }
    set { stored = newValue }
  }

  // nonisolated(unsafe): set by the initializer, else used on the main actor only.
  nonisolated(unsafe) private var stored: T

  /// Creates a view from a tuple of views.
  nonisolated public init(_ value: T) { stored = value }

  public static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let node = old as? PositionalNode ?? PositionalNode(context)
    let plan = MembersPlan.plan(for: T.self)
    withUnsafePointer(to: view.stored) { node.update(plan, UnsafeRawPointer($0), context) }
    return node
  }

  /// The views in order.
  @MainActor package var members: [any View] {
    let plan = MembersPlan.plan(for: T.self)
    return withUnsafePointer(to: stored) { value in
      plan.members.map { $0.view(UnsafeRawPointer(value)) }
    }
  }
}
