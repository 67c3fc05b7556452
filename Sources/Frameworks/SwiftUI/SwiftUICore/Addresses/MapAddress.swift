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
  /// - Returns: The address; `nil` for another URL, and for directions, which `geo:` cannot express.
  static func geo(_ url: URL) -> URL? {
    guard url.host == "maps.apple.com",
      let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems,
      !items.contains(where: { $0.name == "daddr" })
    else { return nil }
    func value(_ names: String...) -> String? {
      items.first { names.contains($0.name) && $0.value?.isEmpty == false }?.value
    }
    let name = value("q", "name", "address")
    guard let point = value("ll", "coordinate") else { return name.flatMap { geo("0,0", $0) } }
    guard isPoint(point) else { return nil }
    // Without the point in the query, Android's maps would show it without a pin.
    return geo(point, name.map { $0 == point ? point : "\(point)(\($0))" } ?? point)
  }

  private static func geo(_ point: String, _ query: String) -> URL? {
    query.addingPercentEncoding(withAllowedCharacters: unescaped).flatMap {
      URL(string: "geo:\(point)?q=\($0)")
    }
  }

  /// Returns whether words are a latitude and a longitude.
  private static func isPoint(_ words: String) -> Bool {
    let parts = words.split(separator: ",", omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { Double($0)?.isFinite == true }
  }

  private static let unescaped = CharacterSet.urlQueryAllowed.subtracting(
    CharacterSet(charactersIn: "&+"))
}
