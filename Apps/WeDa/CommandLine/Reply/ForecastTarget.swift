import Foundation

/// The place that the path of a page names.
///
///     ForecastTarget(path: "/favorites/city/tokyo-tokyo-jp")?.slug    // "tokyo-tokyo-jp"
package struct ForecastTarget: Equatable, Sendable {
  /// The place's slug, decoded.
  package let slug: String
  /// The settings of a shared page; empty for others.
  package let settings: String

  private static let tabs: Set<Substring> = ["favorites", "map", "history"]

  /// Reads the path of a page of a place: `/city/…` or `/shared/…/…`, in any tab.
  ///
  /// - Parameter path: The path, percent-encoded.
  package init?(path: String) {
    var parts = path.split(separator: "/")[...]
    if let first = parts.first, Self.tabs.contains(first) { parts.removeFirst() }
    let words = parts.compactMap { String($0).removingPercentEncoding }
    switch (words.first, words.count) {
    case ("city", 2): self.init(slug: words[1])
    case ("shared", 3): self.init(slug: words[1], settings: words[2])
    default: return nil
    }
  }

  /// Creates the target of a place.
  package init(slug: String, settings: String = "") {
    (self.slug, self.settings) = (slug, settings)
  }
}
