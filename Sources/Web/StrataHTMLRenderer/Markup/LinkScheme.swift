import Foundation

/// Which addresses a page may lead to.
enum LinkScheme {
  private static let allowed: Set<String> = ["http", "https", "mailto", "tel"]
  private static let shown: Set<String> = ["http", "https"]

  /// The address, or `#` where its scheme is not allowed: `javascript:` never reaches a page.
  static func safe(_ address: String) -> String { isSafe(address, allowed) ? address : "#" }

  /// The address of a picture; `nil` where its scheme is not allowed. `#` would load the page.
  static func picture(_ address: String) -> String? { isSafe(address, shown) ? address : nil }

  /// A list of pictures' addresses with densities; without those whose scheme is not allowed.
  static func pictures(_ list: String) -> String {
    list.components(separatedBy: ", ").filter { isSafe($0, shown) }.joined(separator: ", ")
  }

  // Scalar by scalar: as characters, a colon that a combining mark follows is no colon.
  private static func isSafe(_ address: String, _ schemes: Set<String>) -> Bool {
    let scalars = address.unicodeScalars
    guard let colon = scalars.firstIndex(of: ":") else { return true }
    let scheme = scalars[..<colon]
    if scheme.contains(where: { $0 == "/" || $0 == "?" || $0 == "#" }) { return true }
    return schemes.contains(String(scheme).lowercased())
  }
}
