import StrataRendering
public import SwiftUI

extension ScreenElement {
  /// Swipes a finger over a row, which reveals its actions at the opposite edge, or over a page of
  /// a paged view, which turns to the next one.
  ///
  ///     try screen.element("Milk").swipe(toward: .leading)
  ///     try screen.button("Delete").tap()
  ///
  /// - Parameter edge: The direction of the finger.
  /// - Throws: ``ScreenFailure`` if the swipe would have no effect.
  public func swipe(toward edge: HorizontalEdge) throws(ScreenFailure) {
    screen.flush()
    let side: Substring = edge == .leading ? "trailing" : "leading"
    if drawn.isInRow(withActionsAt: side) { return }
    guard let pages = drawn.nearest(of: .carousel), case .choice(let page) = pages.element.control
    else { throw failure("is in no row with actions at the \(side) edge, and on no page") }
    let next = (Int(page) ?? 0) + (edge == .leading ? 1 : -1)
    guard pages.children.indices.contains(next) else {
      throw failure("has no next page in this direction")
    }
    try ScreenElement(pages, on: screen).edit(.change, .choice("\(next)"), value: "\(next)")
  }
}

extension DrawnElement {
  fileprivate func isInRow(withActionsAt side: Substring) -> Bool {
    let isRow = element.kind == .row && children.contains { $0.isSwipeBar(at: side) }
    return isRow || parent?.isInRow(withActionsAt: side) == true
  }

  private func isSwipeBar(at side: Substring) -> Bool {
    let words = (element[.variant] ?? "").split(separator: " ")
    return words.contains("swipe") && words.contains(side)
  }

  fileprivate func nearest(of kind: ElementKind) -> DrawnElement? {
    element.kind == kind ? self : parent?.nearest(of: kind)
  }
}
