package import Foundation
package import StrataViewTree

/// The known frame of one element; views that read it are updated when it changes.
@usableFromInline @MainActor package final class GeometryModel {
  /// The size assumed until the browser reports the real one: that of a phone.
  package static let guess = CGSize(width: 390, height: 844)

  package let size = StateBox(GeometryModel.guess)
  package let places = StateBox<GeometryReport?>(nil)
  /// A Boolean value that indicates whether the browser has reported the size.
  package let isMeasured = StateBox(false)
  /// A Boolean value that indicates whether a view reads the element's position, not only its size.
  package let wantsPlace = StateBox(false)
  /// The same as `wantsPlace`, but set at once: the state is set when the evaluation is over.
  package private(set) var isAskedForPlace = false
  private weak var tree: Tree?

  package init(_ tree: Tree) { self.tree = tree }

  package func receive(_ text: String) {
    guard let report = GeometryReport(text) else { return }
    size.current = report.size
    if report.global != nil { places.current = report }
    isMeasured.current = true
  }

  /// Returns the last report with a position, and asks the browser to report it from now on.
  package func askForPlace() -> GeometryReport? {
    if !isAskedForPlace {
      isAskedForPlace = true
      tree?.afterUpdate { [weak self] in self?.wantsPlace.current = true }
    }
    return places.current
  }
}
