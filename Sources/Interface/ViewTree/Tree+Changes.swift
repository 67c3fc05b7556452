import Rendering

extension Tree {
  func invalidated(_ node: EvaluatingNode) {
    dirty.append(node)
    changesWait()
  }

  func elementChanged(_ node: ElementNode, from old: Element) {
    guard !node.isChangeNoted else { return }
    node.isChangeNoted = true
    changedElements.append((node, old))
    changesWait()
  }

  func contentChanged(of node: ElementNode) {
    guard node.renderedChildren != nil, !node.isContentNoted else { return }
    node.isContentNoted = true
    changedContainers.append(node)
    changesWait()
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
