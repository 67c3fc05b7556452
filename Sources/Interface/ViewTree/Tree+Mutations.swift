import Rendering

extension Tree {
  func collectMutations() -> [Mutation] {
    var mutations: [Mutation] = []
    let elements = changedElements
    let containers = changedContainers
    (changedElements, changedContainers) = ([], [])
    for (node, old) in elements {
      node.isChangeNoted = false
      if node.isMounted { append(node, from: old, to: &mutations) }
    }
    appendTouchedControls(to: &mutations)
    for node in containers {
      node.isContentNoted = false
      if node.isMounted { appendChildren(of: node, to: &mutations) }
    }
    appendStretches(elements.map(\.node) + containers, to: &mutations)
    mutations += extraMutations
    extraMutations = []
    return mutations
  }

  private func append(_ node: ElementNode, from old: Element, to mutations: inout [Mutation]) {
    var before = old
    before.control = node.element.control
    if before != node.element { mutations.append(.update(node.id, from: before, to: node.element)) }
    if let control = node.element.control, control != old.control {
      mutations.append(.control(node.id, version: node.editVersion, control))
    }
  }

  /// What takes all room makes those around it do so: from the innermost outwards, for as long as
  /// something changes.
  private func appendStretches(_ nodes: [ElementNode], to mutations: inout [Mutation]) {
    var waiting: [Int: [ElementNode]] = [:]
    for node in nodes where node.isMounted { waiting[node.depth, default: []].append(node) }
    while let depth = waiting.keys.max(), let level = waiting.removeValue(forKey: depth) {
      for node in level {
        guard let old = node.updateStretch() else { continue }
        mutations.append(.update(node.id, from: old, to: node.element))
        if let outer = node.elementAround { waiting[outer.depth, default: []].append(outer) }
      }
    }
  }

  /// The app may have refused or changed what a person entered: the control shows the app's value.
  private func appendTouchedControls(to mutations: inout [Mutation]) {
    let controls = touchedControls
    touchedControls = []
    for node in controls where node.isMounted {
      guard let wanted = node.wantedControl, wanted != node.element.control else { continue }
      node.restoreControl(wanted)
      mutations.append(.control(node.id, version: node.editVersion, wanted))
    }
  }

  private func appendChildren(of node: ElementNode, to mutations: inout [Mutation]) {
    guard let old = node.renderedChildren else { return }
    let new = node.currentChildren
    node.renderedChildren = new
    let fresh = Dictionary(new.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for child in old where fresh[child.id] == nil && child.isMounted { child.forgetRendering() }
    for step in ListDifference.steps(from: old.map(\.id), to: new.map(\.id)) {
      switch step {
      case .remove(let id): mutations.append(.remove(id))
      case .move(let id, let before):
        mutations.append(.move(id, parent: node.id, before: before))
      case .insert(let id, let before):
        guard let child = fresh[id] else { continue }
        mutations.append(.insert(child.snapshot(), parent: node.id, before: before))
      }
    }
  }
}
