import Foundation
import Rendering
import ViewTree

/// The place of a `ForEach`: computed again when its rows' closure read something that changed.
@MainActor
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  EvaluatingNode
{
  private(set) var view: ForEach<Data, ID, Content>
  private(set) var context: Context
  private var members = KeyedChildren<ID>()
  /// Where the members are made only near what is in sight.
  private var window: LazyWindow<ID>?

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

  /// State belongs to an identifier for as long as the collection has it.
  private func forgetGoneMembers() {
    let there = Set(view.data.map(view.id))
    members.dropResting { !there.contains($0) }
  }

  override func evaluate() {
    let count = view.data.count
    if context.isLazy, count > LazyWindow<ID>.most || window != nil { placeWindow(count) }
    let range = window?.range ?? 0..<count
    var (keys, contents) = ([ID](), [Content]())
    track { readRows(range, &keys, &contents) }
    let frame = RowFrame(self, count: count)
    members.update(keys, in: self, keepsOthers: window != nil) { index, old in
      Content._update(
        contents[index], old, frame.context(at: range.lowerBound + index, id: keys[index]))
    }
    if members.ordered.count < keys.count { reportDuplicates(keys) }
    showSpaces(count)
  }

  /// Goes through the members once: a collection may take its time to count up to one.
  private func readRows(_ range: Range<Int>, _ keys: inout [ID], _ contents: inout [Content]) {
    keys.reserveCapacity(range.count)
    contents.reserveCapacity(range.count)
    let data = view.data
    var index = data.index(data.startIndex, offsetBy: range.lowerBound)
    for _ in range {
      let row = data[index]
      keys.append(view.id(row))
      contents.append(view.content(row))
      data.formIndex(after: &index)
    }
  }

  private func reportDuplicates(_ keys: [ID]) {
    var seen: Set<ID> = []
    let twice = keys.first { !seen.insert($0).inserted }
    if let twice { Diagnosis.duplicateID("\(twice)", at: self).report(to: tree) }
  }

  // MARK: The window

  private func placeWindow(_ count: Int) {
    let window = window ?? LazyWindow()
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
  /// The place of a member, made if it was not there yet.
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

/// A place whose members can be asked for by identifier.
@MainActor protocol FindsMembers: Node {
  func member(_ id: AnyHashable) -> Node?
  func identifier(of node: Node) -> AnyHashable?
}
