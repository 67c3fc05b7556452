import Foundation
package import StrataViewTree

extension Window {
  /// Returns the address at which the person's device opens a URL: for a place of Apple's *Map Links*
  /// on a device that opens `geo:` addresses the place as such a one (RFC 5870), so that the map app
  /// that the person has chosen shows it; otherwise, the URL itself.
  package func address(of url: URL) -> URL { opensGeo ? MapAddress.geo(url) ?? url : url }
}

/// Reads the addresses of places that Apple documents as *Map Links*.
enum MapAddress {
  /// Returns the `geo:` address of a place that a URL of maps.apple.com shows.
  ///
  ///     MapAddress.geo(URL(string: "https://maps.apple.com/?ll=51.5,-0.12&q=Bakery")!)
  ///     // geo:51.5,-0.12?q=51.5,-0.12(Bakery)
  ///
  /// - Parameter url: The URL.
  /// - Returns: The address; `nil` for another URL, and for directions, guides and views from a street,
  ///   which `geo:` cannot express.
  static func geo(_ url: URL) -> URL? {
    guard let items = itemsOfPlace(url) else { return nil }
    func value(_ names: String...) -> String? {
      items.first { names.contains($0.name) && $0.value?.isEmpty == false }?.value
    }
    let name = value("q", "name", "address")
    let label = name.flatMap { $0.addingPercentEncoding(withAllowedCharacters: unescaped) }
    guard let point = value("ll", "coordinate") else {
      return label.flatMap { URL(string: "geo:0,0?q=\($0)") }
    }
    guard isPoint(point) else { return nil }
    // Without the point in the query, Android's maps would show it without a pin.
    return URL(
      string: "geo:\(point)?q=\(point)" + (name == point ? "" : label.map { "(\($0))" } ?? ""))
  }

  /// Returns the items of the query of a URL that shows a place, or nothing; `nil` for another URL.
  private static func itemsOfPlace(_ url: URL) -> [URLQueryItem]? {
    guard ["http", "https"].contains(url.scheme?.lowercased()), url.host == "maps.apple.com",
      let parts = URLComponents(url: url, resolvingAgainstBaseURL: true),
      ["", "/", "/place"].contains(parts.path),
      let items = parts.queryItems, !items.contains(where: { $0.name == "daddr" })
    else { return nil }
    return items
  }

  /// Returns whether words are a latitude and a longitude in decimal degrees, as `geo:` has them.
  private static func isPoint(_ words: String) -> Bool {
    let parts = words.split(separator: ",", omittingEmptySubsequences: false)
    return parts.count == 2 && isNumber(parts[0], upTo: 90) && isNumber(parts[1], upTo: 180)
  }

  private static func isNumber(_ words: Substring, upTo limit: Double) -> Bool {
    guard words.wholeMatch(of: /-?[0-9]+(\.[0-9]+)?/) != nil, let number = Double(words) else {
      return false
    }
    return abs(number) <= limit
  }

  /// The characters of a label as they are: parentheses would end it.
  private static let unescaped = CharacterSet.urlQueryAllowed.subtracting(
    CharacterSet(charactersIn: "&+()"))
}
