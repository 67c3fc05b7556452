import Foundation
import ViewTree

/// What is known of one element's box, and who reads what of it.
@usableFromInline @MainActor final class GeometryModel {
  /// The size that a page is drawn with before its browser told the real one: a telephone's.
  static let guess = CGSize(width: 390, height: 844)

  let size = StateBox(GeometryModel.guess)
  let places = StateBox<GeometryReport?>(nil)
  /// Whether the size is the browser's.
  let isMeasured = StateBox(false)
  /// Whether somebody asked where the element is, not only how large.
  let wantsPlace = StateBox(false)
  /// The same, known at once: the state follows when the evaluation is over.
  private(set) var isAskedForPlace = false
  private weak var tree: Tree?

  init(_ tree: Tree) { self.tree = tree }

  func receive(_ text: String) {
    guard let report = GeometryReport(text) else { return }
    size.current = report.size
    if report.global != nil { places.current = report }
    isMeasured.current = true
  }

  /// The last report with a place; from now on the browser tells it.
  func askForPlace() -> GeometryReport? {
    if !isAskedForPlace {
      isAskedForPlace = true
      tree?.afterUpdate { [weak self] in self?.wantsPlace.current = true }
    }
    return places.current
  }
}
