package import StrataRendering

/// An object that is told about the frames of elements that the browser reports.
@MainActor package protocol BoxWatcher: AnyObject {
  /// Receives a report.
  ///
  /// - Parameters:
  ///   - text: The report, as the browser sends it.
  ///   - node: The node of the element.
  func received(_ text: String, from node: ElementNode)
}

extension ElementNode {
  /// The child elements, as they are now.
  package var members: [ElementNode] { currentChildren }

  /// Changes the element until its view is updated again.
  package func amend(_ change: (inout Element) -> Void) {
    var new = element
    change(&new)
    restate(new)
  }
}
