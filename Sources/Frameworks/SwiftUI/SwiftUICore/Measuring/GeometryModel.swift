package import Foundation
package import StrataViewTree

/// What is known of one element's box, and who reads what of it.
@usableFromInline @MainActor package final class GeometryModel {
  /// The size that a page is drawn with before its browser told the real one: a telephone's.
  package static let guess = CGSize(width: 390, height: 844)

  package let size = StateBox(GeometryModel.guess)
  package let places = StateBox<GeometryReport?>(nil)
  /// Whether the size is the browser's.
  package let isMeasured = StateBox(false)
  /// Whether somebody asked where the element is, not only how large.
  package let wantsPlace = StateBox(false)
  /// The same, known at once: the state follows when the evaluation is over.
  package private(set) var isAskedForPlace = false
  private weak var tree: Tree?

  package init(_ tree: Tree) { self.tree = tree }

  package func receive(_ text: String) {
    guard let report = GeometryReport(text) else { return }
    size.current = report.size
    if report.global != nil { places.current = report }
    isMeasured.current = true
  }

  /// The last report with a place; from now on the browser tells it.
  package func askForPlace() -> GeometryReport? {
    if !isAskedForPlace {
      isAskedForPlace = true
      tree?.afterUpdate { [weak self] in self?.wantsPlace.current = true }
    }
    return places.current
  }
}
