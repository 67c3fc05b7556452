import StrataRendering
import StrataViewTree

/// What a `ForEach` adds to each of its members: what can be done
/// with it in a list.
@MainActor struct RowFrame {
  private let inner: Context
  private let count: Int
  private let edits: (any RowEditing)?
  private let selection: (any RowChoosing)?
  /// Members from this one on may be far from what is in sight.
  private let farFrom: Int

  init(_ node: Node & HasContext, count: Int, near: Int) {
    self.count = count
    farFrom = node.context.isLazy ? near : .max
    var inner = node.context.below(node)
    inner.isLazy = false
    inner.lanes = 1
    let isRow = inner.wrapper == .row
    edits = isRow ? inner.wrapping.payload as? any RowEditing : nil
    selection = isRow ? EnvironmentValues(inner.environment).listSelection : nil
    if edits != nil { inner.wrapping.payload = nil }
    self.inner = inner
  }

  func context(at index: Int, id: some Hashable) -> Context {
    var context = inner.at(Self.position(id, index))
    if index >= farFrom { context.isFar = true }
    guard edits != nil || selection != nil else { return context }
    var wrapping = context.wrapping
    if let selection { selection.add(tag: AnyHashable(id), to: &wrapping) }
    edits?.add(to: &wrapping, index: index, count: count)
    context.wrapping = wrapping
    return context
  }
}

extension RowFrame {
  /// Whether members that stay in their order are given the same by either. What a list lets be done
  /// with its rows is not compared.
  func isSame(as other: RowFrame) -> Bool {
    edits == nil && other.edits == nil && selection == nil && other.selection == nil
      && farFrom == other.farFrom && inner.isSame(as: other.inner)
  }

  /// What tells a member from its siblings, wherever it moves and in every process: its identifier,
  /// if that can say what it is.
  private static func position(_ id: some Hashable, _ index: Int) -> UInt32 {
    if let number = id as? Int { return UInt32(truncatingIfNeeded: number) }
    guard let text = (id as? any CustomStringConvertible)?.description else { return UInt32(index) }
    var hash = StableHash()
    hash.add(text)
    return UInt32(truncatingIfNeeded: hash.value)
  }
}

/// A place that remembers what it was built with.
@MainActor protocol HasContext {
  var context: Context { get }
}

extension ForEachNode: HasContext {}
