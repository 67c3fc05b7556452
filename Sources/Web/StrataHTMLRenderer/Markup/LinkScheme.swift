import Foundation

/// Restricts the URL schemes of links and pictures.
enum LinkScheme {
  private static let allowed: Set<String> = ["http", "https", "mailto", "tel", "geo"]
  private static let shown: Set<String> = ["http", "https"]

  /// Returns the URL, or `#` if its scheme is not allowed: `javascript:` never reaches a page.
  static func safe(_ address: String) -> String { isSafe(address, allowed) ? address : "#" }

  /// Returns a picture's URL; `nil` if its scheme is not allowed, since `#` would load the page.
  static func picture(_ address: String) -> String? { isSafe(address, shown) ? address : nil }

  /// Returns a list of pictures' URLs with densities, without those whose scheme is not allowed.
  static func pictures(_ list: String) -> String {
    list.components(separatedBy: ", ").filter { isSafe($0, shown) }.joined(separator: ", ")
  }

  // By scalars: as a `Character`, a colon followed by a combining mark is not a colon.
  private static func isSafe(_ address: String, _ schemes: Set<String>) -> Bool {
    let scalars = address.unicodeScalars
    guard let colon = scalars.firstIndex(of: ":") else { return true }
    let scheme = scalars[..<colon]
    if scheme.contains(where: { $0 == "/" || $0 == "?" || $0 == "#" }) { return true }
    return schemes.contains(String(scheme).lowercased())
  }
}
