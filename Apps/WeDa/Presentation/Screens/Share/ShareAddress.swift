import Foundation
import WeDaDomain

/// The address that shows a place as it is shown here.
enum ShareAddress {
  /// - Parameters:
  ///   - slug: The named place's. One's own position has none, so a link cannot hold it.
  ///   - view: How it is shown.
  /// - Returns: Path only, for the browser to put this site before it.
  static func url(_ slug: String, _ view: SharedView) -> URL? {
    guard !slug.isEmpty,
      let name = slug.addingPercentEncoding(withAllowedCharacters: plain)
    else { return nil }
    return URL(string: view.text.isEmpty ? "/city/\(name)" : "/shared/\(name)/\(view.text)")
  }

  private static let plain = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._")
}
