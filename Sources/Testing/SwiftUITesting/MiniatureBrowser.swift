import StrataRendering

/// A model of a browser's page: built from the first rendering, and changed by patches only.
@MainActor final class MiniatureBrowser: Renderer {
  private(set) var roots: [DrawnElement] = []
  private var elements: [ElementID: DrawnElement] = [:]
  private var mutations: [Mutation] = []
  var history: BrowserHistory
  var focused: ElementID?
  private(set) var announcements: [String] = []
  /// The identifier of the element that the app last scrolled to; `nil` for none.
  private(set) var scrolledTo: ElementID?

  init(_ page: [ElementTree], url: String) {
    history = BrowserHistory(url)
    roots = page.map { draw($0, in: nil) }
  }

  var url: String { history.url }

  func element(_ id: ElementID) -> DrawnElement? { elements[id] }

  func takeMutations() -> [Mutation] {
    defer { mutations = [] }
    return mutations
  }

  func apply(_ mutations: [Mutation]) {
    self.mutations += mutations
    for mutation in mutations { apply(mutation) }
  }

  private func apply(_ mutation: Mutation) {
    switch mutation {
    case .motion: break  // a reader of the screen sees its final state
    case .insert(let tree, let parent, let before, _):
      guard let parent = elements[parent] else { return }
      parent.place(draw(tree, in: parent), before: before)
    case .move(let id, let parent, let before):
      guard let parent = elements[parent], let element = elements[id] else { return }
      element.leaveParent()
      parent.place(element, before: before)
    case .remove(let id, _): remove(id)
    case .update(let id, _, let new): elements[id]?.update(to: new)
    case .control(let id, let version, let value): elements[id]?.assign(value, version: version)
    case .focus(let id): focused = id
    case .announce(let words, _): announcements.append(words)
    case .title: break
    case .location(let change): history.follow(change)
    case .scroll(let id, _, _): scrolledTo = id
    }
  }

  private func draw(_ tree: ElementTree, in parent: DrawnElement?) -> DrawnElement {
    let drawn = DrawnElement(tree, parent: parent)
    elements[tree.id] = drawn
    drawn.children = tree.children.map { draw($0, in: drawn) }
    return drawn
  }

  private func remove(_ id: ElementID) {
    guard let element = elements[id] else { return }
    element.leaveParent()
    forget(element)
  }

  private func forget(_ element: DrawnElement) {
    elements[element.id] = nil
    if focused == element.id { focused = nil }
    element.children.forEach(forget)
  }
}
