import DesignKit
import SwiftUI
import WeDaDomain

/// The error and its remedy in one or two sentences. For a pause, its end is included.
struct ErrorMessage: View {
  /// The command from the guide that serves pages over HTTPS.
  private static let secureStart =
    "weda --host :: --port 443 --tls-cert fullchain.pem --tls-key privkey.pem"
  let error: WeatherError
  @Environment(\.locale) private var locale

  var body: some View {
    if case .quota(let until?) = error {
      let time = WeatherFormat(locale: locale).time(until, in: .gmt)
      Text(Words.App.Quota.until(time))
    } else if case .invalid(let value) = error {
      let field = Words.Location.field(value.field).text(in: locale)
      Text(Words.Location.invalid(field, value.value, value.rule))
    } else if error == .location(.insecure) {
      VStack(alignment: .leading, spacing: Space.small) {
        Text(error.message)
        // A command is the same in every language, and written from left to right.
        Text(verbatim: Self.secureStart)
          .font(.footnote.monospaced())
          .foregroundStyle(.secondary)
          .environment(\.layoutDirection, .leftToRight)
          .textSelection(.enabled)
          .accessibilityIdentifier(UITestIDs.Location.secure)
      }
    } else {
      Text(error.message)
    }
  }
}
