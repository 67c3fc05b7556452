import Foundation

extension Words {
  /// The strings of `offline` in `Localizable.xcstrings`.
  public enum Offline {
    /// The title of the banner of a stored copy.
    public static var title: LocalizedStringResource {
      word("offline.banner.title", "Showing a saved copy")
    }
    /// Returns the message of the banner, with the time of the copy.
    public static func message(_ time: String) -> LocalizedStringResource {
      word("offline.banner.message", "The service does not answer. This copy was saved \(time).")
    }
  }
}
