import Foundation
import StrataRouteCoding

/// Conversions between an address and its path components.
package enum URLPath {
  package static func components(_ url: String) -> [String] {
    let path = url.prefix { $0 != "?" && $0 != "#" }
    return path.split(separator: "/").map { String($0).removingPercentEncoding ?? String($0) }
  }

  /// Returns the path components of a value, or `nil` if the value has none. Like the components of
  /// a parsed address they are not percent-encoded, because `text` encodes them.
  static func components(of value: some Encodable) -> [String]? {
    (try? RouteCoder.components(for: value))?.map { $0.removingPercentEncoding ?? $0 }
  }

  package static func text(_ components: [String]) -> String {
    "/"
      + components.map { $0.addingPercentEncoding(withAllowedCharacters: allowed) ?? "" }
      .joined(separator: "/")
  }

  private static let allowed = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~!$'()*,;:@")
}
