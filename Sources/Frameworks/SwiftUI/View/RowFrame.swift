import Rendering
import ViewTree

/// What a `ForEach` adds to each of its members: what can be done
/// with it in a list.
@MainActor struct RowFrame {
  private let inner: Context
  private let count: Int
  private let edits: RowEdits?
  private let selection: ListSelection?

  init(_ node: Node & HasContext, count: Int) {
    self.count = count
    var inner = node.context.below(node)
    inner.isLazy = false
    let isRow = inner.wrapper == .row
    edits = isRow ? inner.wrapping.payload as? RowEdits : nil
    selection = isRow ? EnvironmentValues(inner.environment).listSelection : nil
    if edits != nil { inner.wrapping.payload = nil }
    self.inner = inner
  }

  func context(at index: Int, id: some Hashable) -> Context {
    guard edits != nil || selection != nil else { return inner }
    var context = inner
    var wrapping = context.wrapping
    if let selection { selection.add(tag: AnyHashable(id), to: &wrapping) }
    edits?.add(to: &wrapping, index: index, count: count)
    context.wrapping = wrapping
    return context
  }
}

/// A place that remembers what it was built with.
@MainActor protocol HasContext {
  var context: Context { get }
}

extension ForEachNode: HasContext {}
