import Foundation
import StrataRendering

extension Tree {
  /// The rounds of evaluation after which a flush gives up: views that change what they read would
  /// loop for ever.
  private static let maximumRounds = 64

  /// Evaluates the dirty nodes and passes the changes to the renderer.
  ///
  /// - Parameter keepingEntries: Whether controls keep what a person entered while the app's value
  ///   has not changed: the app may take it up in a task that has not run yet. The next flush
  ///   without it shows the app's value again.
  public func flush(keepingEntries: Bool = false) {
    guard !isFlushing else { return }
    isFlushing = true
    flushes += 1
    asDevice { settle() }
    settleReach()
    inspect()
    let mutations = collectMutations(keepingEntries: keepingEntries)
    isFlushing = false
    receiver = nil
    changesTaken()
    if !mutations.isEmpty { renderer?.apply(mutations) }
    if !dirty.isEmpty || !afterUpdate.isEmpty || !changedElements.isEmpty { changesWait() }
  }

  private func settle() {
    var rounds = 0
    while !dirty.isEmpty || !afterUpdate.isEmpty {
      rounds += 1
      guard rounds <= Self.maximumRounds else { return reportLoop() }
      // Actions on appearing wait until all views are in place.
      if dirty.isEmpty { runAfterUpdates() } else { evaluateDirty() }
    }
  }

  private func evaluateDirty() {
    let round = dirty.sorted { $0.depth < $1.depth }
    dirty = []
    for node in round where node.isMounted && node.isDirty {
      let transaction = takeTransaction(of: node)
      with(transactionOutside(of: node, transaction)) { node.evaluate() }
    }
  }

  /// Removes and returns the transaction of a node's invalidation.
  func takeTransaction(of node: EvaluatingNode) -> MutationTransaction? {
    motions.places.isEmpty ? nil : motions.places.removeValue(forKey: ObjectIdentifier(node))
  }

  func runAfterUpdates() {
    let actions = afterUpdate
    afterUpdate = []
    for action in actions { action() }
  }

  private func reportLoop() {
    onLoop(Set(dirty.map(\.viewPath)).sorted())
    runAfterUpdates()  // what is owed to views is done, only not drawn again
    for node in dirty { node.isDirty = false }
    dirty = []
  }

  nonisolated static func report(loopOf paths: [String]) {
    let message = """
      Strata: views were evaluated again and again
        where: \(paths.joined(separator: ", "))
        why: drawing these views changes a state that they read, so drawing never ends
        what to do: change state in actions, and in .onChange only if the new value differs

      """
    try? FileHandle.standardError.write(contentsOf: Data(message.utf8))
  }
}
