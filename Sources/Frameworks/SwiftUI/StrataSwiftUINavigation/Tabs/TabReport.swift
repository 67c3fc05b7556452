import StrataViewTree
import SwiftUICore

/// Receives the label and the tag that the body of a tab of the app's type sets.
@MainActor final class TabReport {
  private struct Label {
    var view: any View
  }

  /// The listener in the tab's environment, which the tab's modifiers call.
  let listener = TagListener()
  private let label = StateBox<Label?>(nil)
  private let tag = StateBox<AnyHashable?>(nil)
  private var isHeard = false

  init() {
    listener.owner = self
    listener.hear = { [weak self] in self?.hear(tag: $0) }
  }

  /// The tab with what its body has said.
  func completing(_ item: TabItem) -> TabItem {
    var item = item
    if let label = label.current { item.label = label.view }
    if let tag = tag.current { item.tag = tag }
    return item
  }

  private func hear(tag: AnyHashable) {
    if !isHeard, self.tag.untracked == nil { self.tag.current = tag }
  }

  /// Receives the label, and a tag within it. Later tags are those of the content; the first label
  /// stays, since views cannot be compared.
  func hear(label: any View, tag: AnyHashable?) {
    if let tag { hear(tag: tag) }
    isHeard = true
    if self.label.untracked == nil { self.label.current = Label(view: label) }
  }
}

/// The reports of a tab view's tabs, by their position.
@MainActor final class TabReports {
  private var reports: [Int: (kind: ObjectIdentifier, report: TabReport)] = [:]

  nonisolated init() {}

  /// Returns the report of the tab at a position; a view of another type begins a new one, because
  /// the tabs after one that has gone have moved.
  subscript(number: Int, kind: Any.Type) -> TabReport {
    let kind = ObjectIdentifier(kind)
    if let known = reports[number], known.kind == kind { return known.report }
    let report = TabReport()
    reports[number] = (kind, report)
    return report
  }
}
