import Foundation

extension Words {
  /// The strings of `offline` in `Localizable.xcstrings`.
  public enum Offline {
    public static var title: LocalizedStringResource {
      word("offline.banner.title", "Showing a saved copy")
    }
    public static func message(_ time: String) -> LocalizedStringResource {
      word("offline.banner.message", "The service does not answer. Saved \(time).")
    }
  }
}
