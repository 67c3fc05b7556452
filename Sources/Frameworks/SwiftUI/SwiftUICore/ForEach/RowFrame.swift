import StrataRendering
import StrataViewTree

/// The context that a `ForEach` gives to its elements: editing and selection in a list.
@MainActor struct RowFrame {
  private let inner: Context
  private let count: Int
  private let edits: (any RowEditing)?
  private let selection: (any RowChoosing)?
  /// The index from which elements may be far from the visible part.
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
  /// Returns whether two frames give the same context to elements whose order is unchanged. Frames
  /// with editing or selection always count as different.
  func isSame(as other: RowFrame) -> Bool {
    edits == nil && other.edits == nil && selection == nil && other.selection == nil
      && farFrom == other.farFrom && inner.isSame(as: other.inner)
  }

  /// Returns a number that identifies an element among its siblings. It stays the same when
  /// elements move and in other processes. It is derived from the identifier if that is an integer
  /// or has a description, otherwise from the index.
  private static func position(_ id: some Hashable, _ index: Int) -> UInt32 {
    if let number = id as? Int { return UInt32(truncatingIfNeeded: number) }
    guard let text = (id as? any CustomStringConvertible)?.description else { return UInt32(index) }
    var hash = StableHash()
    hash.add(text)
    return UInt32(truncatingIfNeeded: hash.value)
  }
}

/// A node that keeps the context it was evaluated with.
@MainActor protocol HasContext {
  var context: Context { get }
}

extension ForEachNode: HasContext {}
