import Foundation

extension Words {
  /// The strings of `app` in `Localizable.xcstrings`.
  public enum App {
    public static var retry: LocalizedStringResource { word("app.button.retry", "Try again") }
    public static var dismiss: LocalizedStringResource { word("app.button.dismiss", "OK") }
    public static var loading: LocalizedStringResource { word("app.loading.label", "Loading") }
    public static var demo: LocalizedStringResource {
      word("app.demo.label", "Demo data: invented characters")
    }
    public static func credit(_ host: String) -> LocalizedStringResource {
      word("app.credit.label", "Characters from \(host)")
    }
  }
}
