import StrataRendering

extension Tree {
  func collectMutations(keepingEntries: Bool) -> [Mutation] {
    settleReach()
    var patch = MovingPatch()
    let elements = changedElements.map(\.node), containers = changedContainers
    appendElements(to: &patch)
    if !keepingEntries { appendRefusals(to: &patch) }
    changedContainers = []
    for node in containers {
      node.isContentNoted = false
      if node.isMounted { appendChildren(of: node, to: &patch) }
    }
    appendElements(to: &patch)  // those just drawn as they were before they changed
    appendStretches(elements + containers, to: &patch)
    for (mutation, transaction) in extraMutations {
      if let transaction {
        patch.append(mutation, for: transaction)
      } else {
        patch.append(plain: mutation)
      }
    }
    extraMutations = []
    motions.changesSent()
    return patch.mutations
  }

  private func appendElements(to patch: inout MovingPatch) {
    let elements = changedElements
    changedElements = []
    for (node, old) in elements {
      node.isChangeNoted = false
      if node.isMounted { append(node, from: old, to: &patch) }
    }
  }

  private func append(_ node: ElementNode, from old: Element, to patch: inout MovingPatch) {
    var before = old
    before.control = node.element.control
    if before != node.element {
      let update = Mutation.update(node.id, from: before, to: node.element)
      patch.append(update, for: motions.elements[node.id])
    }
    if let control = node.element.control, control != old.control {
      patch.append(plain: .control(node.id, version: node.editVersion, control))
    }
  }

  /// Updates the stretch of the elements around changed ones, from the inside out, for as long as
  /// something changes.
  private func appendStretches(_ nodes: [ElementNode], to patch: inout MovingPatch) {
    var waiting: [Int: [ElementNode]] = [:]
    for node in nodes where node.isMounted {
      waiting[node.depth, default: []].append(node)
      // A grid's row counts the columns that its cells span, which is part of their style.
      if let row = node.elementAround, row.element.kind == .gridRow {
        waiting[row.depth, default: []].append(row)
      }
    }
    while let depth = waiting.keys.max(), let level = waiting.removeValue(forKey: depth) {
      for node in level {
        guard let old = node.updateStretch() else { continue }
        // Inherits the animation of the change that caused it.
        patch.append(plain: .update(node.id, from: old, to: node.element))
        if let outer = node.elementAround { waiting[outer.depth, default: []].append(outer) }
      }
    }
  }

  /// A Boolean value that indicates whether a control shows what a person entered while the app's
  /// value is another: the app refused it, or has not taken it up yet.
  public var hasOpenEntries: Bool {
    touchedControls.contains { $0.isMounted && $0.isEntryOpen }
  }

  /// Resets controls to the app's value if it refused or changed what a person entered.
  private func appendRefusals(to patch: inout MovingPatch) {
    let controls = touchedControls
    touchedControls = []
    for node in controls where node.isMounted && node.isEntryOpen {
      guard let wanted = node.wantedControl else { continue }
      node.restoreControl(wanted)
      patch.append(plain: .control(node.id, version: node.editVersion, wanted))
    }
  }

  private func appendChildren(of node: ElementNode, to patch: inout MovingPatch) {
    guard let old = node.renderedChildren else { return }
    let new = node.currentChildren
    node.renderedChildren = new
    let transaction = motions.containers[node.id]
    let gone = Dictionary(old.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let fresh = Dictionary(new.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for child in old where fresh[child.id] == nil && child.isMounted { child.forgetRendering() }
    for step in ListDifference.steps(from: old.map(\.id), to: new.map(\.id)) {
      switch step {
      case .remove(let id):
        if let child = gone[id] { appendRemoval(of: child, in: node, transaction, to: &patch) }
      case .move(let id, let before):
        patch.append(.move(id, parent: node.id, before: before), for: transaction)
      case .insert(let id, let before):
        guard let child = fresh[id] else { continue }
        appendInsertion(of: child, in: node, before: before, transaction, to: &patch)
      }
    }
  }
}

// MARK: - Coming and going

extension Tree {
  private func appendInsertion(
    of child: ElementNode, in parent: ElementNode, before: ElementID?,
    _ transaction: MutationTransaction?,
    to patch: inout MovingPatch
  ) {
    let tree = child.snapshot()
    let end = child.transition(in: motions.transitions)?.entrance
    let transaction = parent.movesMembers ? motions.arrivals[child.id] ?? transaction : nil
    let motion = patch.motion(of: child, end, transaction)
    let pose = motion.flatMap { _ in child.pose(at: end) }
    let insertion = Mutation.insert(tree, parent: parent.id, before: before, from: pose)
    patch.append(insertion, in: motion)
  }

  private func appendRemoval(
    of child: ElementNode, in parent: ElementNode, _ transaction: MutationTransaction?,
    to patch: inout MovingPatch
  ) {
    let end = child.transition(in: motions.lastTransitions)?.exit
    let transaction = parent.movesMembers ? motions.departures[child.id] ?? transaction : nil
    let motion = patch.motion(of: child, end, transaction)
    patch.append(.remove(child.id, to: motion.flatMap { _ in child.pose(at: end) }), in: motion)
  }
}

extension MovingPatch {
  /// Returns the animation of an element's appearance or removal. A transition's animation applies
  /// to that element only.
  fileprivate mutating func motion(
    of child: ElementNode, _ end: ElementTransition.End?, _ transaction: MutationTransaction?
  ) -> Motion? {
    guard var own = end?.motion, child.comesAndGoes else { return motion(of: transaction) }
    if transaction?.motion == nil { own.scope = [child.id] }
    return own
  }
}

extension ElementNode {
  /// A Boolean value that indicates whether the control shows another value than the app set last.
  fileprivate var isEntryOpen: Bool {
    wantedControl.map { $0 != element.control } ?? false
  }

  /// A Boolean value that indicates whether members may appear with an animation. Presentations
  /// animate themselves.
  fileprivate var movesMembers: Bool { id != .presentations }

  /// A Boolean value that indicates whether the element may appear and disappear with a transition.
  fileprivate var comesAndGoes: Bool {
    switch element.kind {
    case .page, .tabContent, .sheet, .alert, .menuList, .option, .suggestion: false
    default: true
    }
  }

  fileprivate func pose(at end: ElementTransition.End?) -> TransitionState? {
    comesAndGoes ? end?.pose : TransitionState.none
  }

  /// Returns the transition of this element, or of its only descendant, looking through the
  /// elements that modifiers add.
  fileprivate func transition(in transitions: [ElementID: ElementTransition]) -> ElementTransition?
  {
    if transitions.isEmpty { return nil }
    if let own = transitions[id] { return own }
    guard element.kind == .box || element.kind == .row, let inner = renderedChildren,
      inner.count == 1
    else { return nil }
    return inner[0].transition(in: transitions)
  }
}
