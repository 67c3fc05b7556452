import StrataRendering

extension Tree {
  func invalidated(_ node: EvaluatingNode) {
    dirty.append(node)
    noteCause(of: node)
    changesWait()
  }

  func elementChanged(_ node: ElementNode, from old: Element) {
    if let cause = cause?.moving { motions.elements[node.id] = cause }
    guard !node.isChangeNoted else { return }
    node.isChangeNoted = true
    changedElements.append((node, old))
    changesWait()
  }

  func contentChanged(of node: ElementNode) {
    noteReach(around: node)
    guard node.renderedChildren != nil else { return }
    if let cause = cause?.moving { motions.containers[node.id] = cause }
    guard !node.isContentNoted else { return }
    node.isContentNoted = true
    changedContainers.append(node)
    changesWait()
  }

  /// An element changes that nobody has seen: where that is to be seen happening, it is first
  /// shown as it was.
  func elementChangedUnseen(_ node: ElementNode, from old: Element) {
    guard let cause = cause?.moving, motions.beginnings[node.id] == nil else { return }
    motions.beginnings[node.id] = (old, cause)
  }

  /// What an element looks like when it is first shown; what it changes to since is told next.
  func beginning(of node: ElementNode) -> Element {
    guard !motions.beginnings.isEmpty, renderer != nil || isDrawing,
      let (old, cause) = motions.beginnings.removeValue(forKey: node.id)
    else { return node.element }
    motions.elements[node.id] = cause
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
  /// A view's task began: a first page may wait for it a moment.
  public func taskStarted() { runningTasks += 1 }

  public func taskEnded() {
    runningTasks -= 1
    if runningTasks == 0 { onSettled?() }
  }
}

// MARK: - Causes

extension Tree {
  /// Remembers why a place is to be computed again. A change that is to be seen happening counts
  /// more than one that is not.
  func noteCause(of node: EvaluatingNode) {
    if let cause = Cause.current { note(cause, of: node) }
  }

  func note(_ cause: Cause, of node: EvaluatingNode) {
    let key = ObjectIdentifier(node)
    if cause.motion != nil || motions.places[key] == nil { motions.places[key] = cause }
  }

  /// Computes something for a cause.
  public func with<Result>(_ cause: Cause?, _ compute: () -> Result) -> Result {
    let outer = self.cause
    self.cause = cause
    defer { self.cause = outer }
    return compute()
  }

  /// A place that changes the cause of what is below it came, or went.
  public func adjusterCame() { adjusters += 1 }
  public func adjusterWent() { adjusters -= 1 }

  /// The cause of a place that is computed by itself: its own, as those above make it.
  func causeOutside(of node: Node, _ own: Cause?) -> Cause? {
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
