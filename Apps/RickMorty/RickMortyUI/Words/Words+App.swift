import Foundation

extension Words {
  /// The strings of `app` in `Localizable.xcstrings`.
  public enum App {
    /// The title of the retry button.
    public static var retry: LocalizedStringResource { word("app.button.retry", "Try again") }
    /// The title of the button that dismisses an alert.
    public static var dismiss: LocalizedStringResource { word("app.button.dismiss", "OK") }
    /// The label of a progress view.
    public static var loading: LocalizedStringResource { word("app.loading.label", "Loading") }
    /// The credit of made-up characters.
    public static var demo: LocalizedStringResource {
      word("app.demo.label", "Demo data: invented characters")
    }
    /// Returns the credit of a service.
    public static func credit(_ host: String) -> LocalizedStringResource {
      word("app.credit.label", "Characters from \(host)")
    }
  }
}
