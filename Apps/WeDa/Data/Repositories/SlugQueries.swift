import Foundation
import WeDaDomain

/// The queries to a geocoder that may find the place of a slug.
///
///     SlugQueries.make("london-england-gb")
///     // ["london,england,gb", "london,gb", "london england,gb"]
///
/// A slug does not mark where the name ends and the state begins, so the likely positions are
/// tried, the middle first; each also without the state, since some geocoders know the states of
/// one country only.
enum SlugQueries {
  /// The maximum number of queries for one slug.
  static let limit = 6

  /// Returns the queries to try for a slug, the likeliest first.
  ///
  /// - Returns: An empty array if the text is not a slug.
  static func make(_ slug: String) -> [String] {
    guard slug.count <= 200, !slug.isEmpty, Slug.make([slug]) == slug else { return [] }
    var words = slug.split(separator: "-").map(String.init)
    guard words.count > 1, let country = words.last, country.count == 2 else {
      return [words.joined(separator: " ")]
    }
    words.removeLast()
    let queries = ends(words.count).flatMap { end in
      let name = words.prefix(end).joined(separator: " ")
      let state = words.dropFirst(end).joined(separator: " ")
      return (state.isEmpty ? [] : ["\(name),\(state),\(country)"]) + ["\(name),\(country)"]
    }
    return Array(queries.prefix(limit))
  }

  /// Returns the queries to a geocoder that takes a name and a country separately.
  ///
  ///     SlugQueries.names("london-england-gb")    // [("london", "gb"), ("london england", "gb")]
  static func names(_ slug: String) -> [(name: String, country: String?)] {
    var seen = Set<String>()
    return make(slug).compactMap { query in
      let parts = query.split(separator: ",").map(String.init)
      guard let name = parts.first, seen.insert(name).inserted else { return nil }
      return (name, parts.count > 1 ? parts.last : nil)
    }
  }

  /// Returns the numbers 1 ... count from the middle outwards; of two equally near numbers, the
  /// greater is first.
  private static func ends(_ count: Int) -> [Int] {
    let middle = (count + 1) / 2
    return (1...count).sorted {
      (abs($0 - middle), -$0) < (abs($1 - middle), -$1)
    }
  }
}
