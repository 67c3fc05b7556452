import SwiftUI

/// Sends the reports that a browser would send about rows, pages and long collections.
extension SocketDriver {
  func swipe(_ name: String, toward edge: HorizontalEdge) async throws {
    let node = try find(name)
    let side: Substring = edge == .leading ? "trailing" : "leading"
    if node.isInRow(withActionsAt: side) { return }
    guard let pages = node.nearest(ofClass: "pages"),
      let page = pages.attributes["data-page"].flatMap({ Int($0) })
    else { throw failure("“\(name)” is in no row with swipe actions at the \(side) edge.") }
    let next = page + (edge == .leading ? 1 : -1)
    guard pages.children.indices.contains(next) else {
      throw failure("There is no next page in this direction.")
    }
    pages.attributes["data-page"] = "\(next)"
    try await edit(pages, "change", "\(next)")
  }

  func scroll(to words: String) async throws {
    while !lines.contains(where: { $0.contains(words) }) {
      let ends = page.root.all.filter { $0.events.contains("window") }
      guard
        let (end, sight) = ends.lazy.compactMap({ end in end.nextSight.map { (end, $0) } }).first
      else { throw failure("“\(words)” does not appear further down.") }
      try await send(end, "window", sight)
    }
  }
}

extension PageNode {
  fileprivate func isInRow(withActionsAt side: Substring) -> Bool {
    let isRow = classes.contains("row")
    let has = children.contains { $0.classes.contains("swipe") && $0.classes.contains(side) }
    return isRow && has || parent?.isInRow(withActionsAt: side) == true
  }

  fileprivate func nearest(ofClass name: Substring) -> PageNode? {
    classes.contains(name) ? self : parent?.nearest(ofClass: name)
  }

  /// The range of members of a long collection that would come into view by scrolling past the
  /// loaded ones; `nil` if there are none.
  fileprivate var nextSight: String? {
    guard let after = members, after > 0, let around = parent?.children,
      let end = around.firstIndex(where: { $0 === self }),
      let start = around[..<end].lastIndex(where: { $0.members != nil }),
      let before = around[start].members
    else { return nil }
    let first = before + (end - start - 1)
    return "\(first) \(first + min(after, 15) - 1)"
  }

  private var members: Int? { attributes["data-rows"].flatMap { Int($0) } }
}
