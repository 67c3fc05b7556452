import StrataRendering

extension Tree {
  func invalidated(_ node: EvaluatingNode) {
    dirty.append(node)
    noteTransaction(of: node)
    changesWait()
  }

  func elementChanged(_ node: ElementNode, from old: Element) {
    if let transaction = transaction?.moving { motions.elements[node.id] = transaction }
    guard !node.isChangeNoted else { return }
    node.isChangeNoted = true
    changedElements.append((node, old))
    changesWait()
  }

  func contentChanged(of node: ElementNode) {
    // The element itself may come or go with its content.
    if node.isLeftOutIfEmpty, let outer = node.elementAround { contentChanged(of: outer) }
    noteReach(around: node)
    guard node.renderedChildren != nil else { return }
    if node.isNaming || node.holdsSymbol { noteName(around: node) }
    if let transaction = transaction?.moving { motions.containers[node.id] = transaction }
    guard !node.isContentNoted else { return }
    node.isContentNoted = true
    changedContainers.append(node)
    changesWait()
  }

  /// Records the change of an element that was not yet rendered: in an animation, it is first shown
  /// as it was before.
  func elementChangedUnseen(_ node: ElementNode, from old: Element) {
    guard let transaction = transaction?.moving, motions.beginnings[node.id] == nil else { return }
    motions.beginnings[node.id] = (old, transaction)
  }

  /// Returns the look in which an element is first rendered; its change since then is sent next.
  func beginning(of node: ElementNode) -> Element {
    guard !motions.beginnings.isEmpty, renderer != nil || isDrawing,
      let (old, transaction) = motions.beginnings.removeValue(forKey: node.id)
    else { return node.element }
    motions.elements[node.id] = transaction
    if !node.isChangeNoted {
      node.isChangeNoted = true
      changedElements.append((node, old))
      changesWait()
    }
    return old
  }

  func controlTouched(_ node: ElementNode) {
    touchedControls.append(node)
    changesWait()
  }
}

extension Tree {
  /// Records the start of a view's task: a first page may wait for it a moment.
  func taskStarted() { runningTasks += 1 }

  /// Records the end of a view's task.
  func taskEnded() {
    runningTasks -= 1
    if runningTasks == 0 { onSettled?() }
  }

  /// Records that a running task begins to wait for the browser.
  func taskAsks() {
    askingTasks += 1
    taskEnded()
  }

  /// Records that a task that waited for the browser goes on.
  func taskGoesOn() {
    askingTasks -= 1
    taskStarted()
  }

  /// A Boolean value that indicates whether no view's task runs or waits for the browser.
  public var isAtRest: Bool { runningTasks + askingTasks == 0 }
}

// MARK: - Causes

extension Tree {
  /// Records the transaction of a node's invalidation. A transaction with an animation wins over
  /// one without.
  func noteTransaction(of node: EvaluatingNode) {
    if let transaction = MutationTransaction.current { note(transaction, of: node) }
  }

  func note(_ transaction: MutationTransaction, of node: EvaluatingNode) {
    let key = ObjectIdentifier(node)
    if transaction.motion != nil || motions.places[key] == nil { motions.places[key] = transaction }
  }

  /// Runs a computation in a transaction.
  public func with<Result>(_ transaction: MutationTransaction?, _ compute: () -> Result) -> Result {
    let outer = self.transaction
    self.transaction = transaction
    defer { self.transaction = outer }
    return compute()
  }

  /// Records that a node which changes its descendants' transaction was mounted.
  public func adjusterCame() { adjusters += 1 }
  /// Records that a node which changes its descendants' transaction was unmounted.
  public func adjusterWent() { adjusters -= 1 }

  /// Returns the transaction of a node that is evaluated by itself, as changed by its ancestors.
  func transactionOutside(of node: Node, _ own: MutationTransaction?) -> MutationTransaction? {
    guard adjusters > 0 else { return own }
    var above: [Node] = []
    var next = node.parent
    while let place = next {
      above.append(place)
      next = place.parent
    }
    return above.reversed().reduce(own) { $1.adjust($0) }
  }
}
