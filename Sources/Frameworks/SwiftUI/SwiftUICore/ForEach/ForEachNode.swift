import Foundation
import StrataRendering
package import StrataViewTree

/// The node of a `ForEach`. It is evaluated again when a value that its content closure has read
/// changes.
@MainActor
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  EvaluatingNode
{
  private(set) var view: ForEach<Data, ID, Content>
  private(set) var context: Context
  private var members = KeyedChildren<ID>()
  /// The range of elements on the page, if elements are created only near the visible part;
  /// otherwise, `nil`.
  private var window: LazyWindow<ID>?
  /// The settings with which the members were last evaluated.
  private var frame: RowFrame?

  init(_ view: ForEach<Data, ID, Content>, _ context: Context) {
    self.view = view
    self.context = context
    super.init(context)
    evaluate()
  }

  override var name: String { "ForEach" }

  override var children: [Node] {
    guard let window else { return members.ordered }
    return window.spaces + members.all
  }

  override func collectElements(into list: inout [ElementNode]) {
    window?.before?.collectElements(into: &list)
    for member in members.ordered { member.collectElements(into: &list) }
    window?.after?.collectElements(into: &list)
  }

  func update(_ view: ForEach<Data, ID, Content>, _ context: Context) {
    let isFewer = window != nil && view.data.count < self.view.data.count
    self.view = view
    self.context = context
    reevaluate()
    if isFewer { forgetGoneMembers() }
  }

  /// Drops the state of elements that the collection no longer contains.
  private func forgetGoneMembers() {
    let there = Set(view.data.map(view.id))
    members.dropResting { !there.contains($0) }
  }

  override func evaluate() {
    let count = view.data.count
    if context.isLazy, count > LazyWindow<ID>.most || window != nil { placeWindow(count) }
    let range = window?.range ?? 0..<count
    let (keys, contents) = track { readRows(range) }
    let frame = RowFrame(self, count: count, near: window?.near ?? LazyWindow<ID>.firstNear)
    let isFrameSame = self.frame.map(frame.isSame) ?? false
    self.frame = frame
    let keepsOthers = window != nil && !view.forgetsUnseen
    let bodies = BodyNode<Content>.self
    members.update(keys, in: self, keepsOthers: keepsOthers) { index, old in
      // Most rows are unchanged: these need no context.
      if isFrameSame, let old, bodies.isUnchanged(old, by: contents[index]) { return old }
      return Content._update(
        contents[index], old, frame.context(at: range.lowerBound + index, id: keys[index]))
    }
    if members.ordered.count < keys.count { reportDuplicates(keys) }
    showSpaces(count)
  }

  /// Iterates over the elements once, as advancing an index may be O(n).
  ///
  /// Unsafe: generic code that is not specialized looks up the array's type at each `append`, which
  /// took as long as creating the row. Each element of both buffers is initialized exactly once.
  private func readRows(_ range: Range<Int>) -> (keys: [ID], contents: [Content]) {
    // Copied out of the view once: each access to it would look up its type.
    let (data, id, content) = (view.data, view.id, view.content)
    var contents: [Content] = []
    let keys = [ID](unsafeUninitializedCapacity: range.count) { keys, count in
      contents = [Content](unsafeUninitializedCapacity: range.count) { rows, made in
        var index = data.index(data.startIndex, offsetBy: range.lowerBound)
        while made < range.count {
          let row = data[index]
          keys.initializeElement(at: made, to: id(row))
          rows.initializeElement(at: made, to: content(row))
          made += 1
          data.formIndex(after: &index)
        }
      }
      count = range.count
    }
    return (keys, contents)
  }

  private func reportDuplicates(_ keys: [ID]) {
    var seen: Set<ID> = []
    let twice = keys.first { !seen.insert($0).inserted }
    if let twice { Diagnosis.duplicateID("\(twice)", at: self).report(to: tree) }
  }

  // MARK: The window

  private func placeWindow(_ count: Int) {
    let window = window ?? LazyWindow(whole: members.ordered.count)
    let data = view.data
    window.fit(count) { self.view.id(data[data.index(data.startIndex, offsetBy: $0)]) }
    self.window = window
  }

  private func showSpaces(_ count: Int) {
    guard let window else { return }
    window.showSpaces(count, in: context.below(self), parent: self) { [weak self] sight in
      guard let self else { return }
      window.look(at: sight, of: view.data.count)
      invalidate()
    }
  }
}

extension ForEachNode: FindsMembers {
  /// Returns the node of an element. If the element is not on the page, the node is created.
  func member(_ id: AnyHashable) -> Node? {
    guard let id = id.base as? ID else { return nil }
    if let node = members.shown(id) { return node }
    guard let window, let row = view.data.firstIndex(where: { view.id($0) == id }) else {
      return nil
    }
    let index = view.data.distance(from: view.data.startIndex, to: row)
    window.look(at: index...index, of: view.data.count)
    evaluate()
    return members.shown(id)
  }

  func identifier(of node: Node) -> AnyHashable? { members.key(of: node).map { AnyHashable($0) } }
}

/// A node that finds its members by identifier.
@MainActor package protocol FindsMembers: AnyObject {
  func member(_ id: AnyHashable) -> Node?
  func identifier(of node: Node) -> AnyHashable?
}
