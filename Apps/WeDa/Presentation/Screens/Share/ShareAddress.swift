import Foundation
import WeDaDomain

/// The address of a shared page.
enum ShareAddress {
  /// Returns the address of a shared page.
  ///
  /// - Parameters:
  ///   - slug: The named place's slug. The device's position has none, so it cannot be shared.
  ///   - view: The settings of the page.
  /// - Returns: The path only, which the browser completes by this site.
  static func url(_ slug: String, _ view: SharedView) -> URL? {
    guard !slug.isEmpty,
      let name = slug.addingPercentEncoding(withAllowedCharacters: plain)
    else { return nil }
    return URL(string: view.text.isEmpty ? "/city/\(name)" : "/shared/\(name)/\(view.text)")
  }

  private static let plain = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._")
}
