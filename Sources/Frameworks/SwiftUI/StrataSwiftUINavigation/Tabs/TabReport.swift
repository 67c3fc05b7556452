import StrataViewTree
import SwiftUICore

/// Receives the label and the tag that a view sets in its body, if that view is a tab and its type
/// is the app's.
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

  /// Returns the tab with the label and the tag that its body has set.
  func completing(_ item: TabItem) -> TabItem {
    var item = item
    if let label = label.current { item.label = label.view }
    if let tag = tag.current { item.tag = tag }
    return item
  }

  private func hear(tag: AnyHashable) {
    if !isHeard, self.tag.untracked == nil { self.tag.current = tag }
  }

  /// Receives the label and a tag inside of it. Later tags belong to the content. The first label
  /// is kept, since views cannot be compared.
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

  /// Returns the report of the tab at a position. If the view there is of another type than before,
  /// a new report begins, because tabs move when a tab before them is removed.
  subscript(number: Int, kind: Any.Type) -> TabReport {
    let kind = ObjectIdentifier(kind)
    if let known = reports[number], known.kind == kind { return known.report }
    let report = TabReport()
    reports[number] = (kind, report)
    return report
  }
}
