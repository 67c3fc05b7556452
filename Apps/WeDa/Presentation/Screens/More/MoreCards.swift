import DesignKit
import SwiftUI
import WeDaDomain

/// The cards with further data below the forecast of a place.
struct MoreCards: View {
  let state: MoreViewModel.State
  let report: WeatherReport
  let now: Date
  let format: WeatherFormat
  let send: @MainActor (MoreViewModel.Action) -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: Space.wide) {
      MoreCard(
        title: Words.Past.title, none: Words.Past.none, part: state.past,
        identifier: UITestIDs.Details.past, retry: retry
      ) {
        PastValues(past: $0, high: report.wholeDayHigh, isDemo: report.isDemo, format: format)
      }
      MoreCard(
        title: Words.Air.title, none: Words.Air.none, part: state.air,
        identifier: UITestIDs.Details.air, retry: retry
      ) {
        AirValues(air: $0, timeZone: report.timeZone, isDemo: report.isDemo, format: format)
      }
      MoreCard(
        title: Words.Warning.title, none: Words.Warning.none, part: state.warnings(at: now),
        identifier: UITestIDs.Details.warnings, retry: retry
      ) { warnings in
        Text(verbatim: format.count(warnings, at: now, isDemo: report.isDemo))
      }
      if needsCredit {
        Credit(provider: .openMeteo)
          .font(.footnote)
          .accessibilityIdentifier(UITestIDs.Details.moreCredit)
      }
    }
  }

  /// A Boolean value that indicates whether the cards must credit Open-Meteo, because the forecast
  /// is from another provider.
  private var needsCredit: Bool {
    let isThere =
      state.air.value?.value != nil || state.ahead.value?.value != nil
      || state.past.value?.value != nil
    return isThere && !report.isDemo && report.provider.id != WeatherProvider.openMeteo.id
  }

  private func retry() { send(.retried) }
}

extension WeatherFormat {
  /// Returns the number of valid warnings with their source.
  func count(_ report: WarningReport, at now: Date, isDemo: Bool) -> String {
    let count = report.valid(at: now).count
    let source = isDemo ? text(Words.Demo.source) : report.source
    return text(count == 0 ? Words.Warning.quiet(source) : Words.Warning.count(count, source))
  }
}
