package import Foundation
package import StrataViewTree

/// The frame of one element as far as the browser has reported it. Views that read the frame are
/// updated when it changes.
@usableFromInline @MainActor package final class GeometryModel {
  /// The size that is assumed until the browser reports the real one: the size of a phone's screen,
  /// in points.
  package static let guess = CGSize(width: 390, height: 844)

  package let size = StateBox(GeometryModel.guess)
  package let places = StateBox<GeometryReport?>(nil)
  /// A Boolean value that indicates whether the browser has reported the size.
  package let isMeasured = StateBox(false)
  /// A Boolean value that indicates whether a view reads the element's position, not only its size.
  package let wantsPlace = StateBox(false)
  /// A Boolean value that equals `wantsPlace`, but is set at once, while `wantsPlace` is set when
  /// the evaluation is over.
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
