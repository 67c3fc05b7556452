import SwiftUI
import WeDaDomain

/// What went wrong and what helps, in one or two sentences; a pause is told with its end.
struct ErrorMessage: View {
  let error: WeatherError
  @Environment(\.locale) private var locale

  var body: some View {
    if case .quota(let until?) = error {
      let time = WeatherFormat(locale: locale).time(until, in: .gmt)
      Text(Words.App.Quota.until(time))
    } else if case .invalid(let value) = error {
      let field = Words.Location.field(value.field).text(in: locale)
      Text(Words.Location.invalid(field, value.value, value.rule))
    } else {
      Text(error.message)
    }
  }
}
