import DesignKit
import SwiftUI
import WeDaDomain

/// The top of the details below the place's name: region, temperature and condition.
struct Hero: View {
  let report: WeatherReport
  let format: WeatherFormat
  /// The reader's time zone.
  @Environment(\.timeZone) private var reader

  var body: some View {
    VStack(spacing: Space.small) {
      Text(verbatim: report.place.region(in: format.locale))
        .multilineTextAlignment(.center)
        .foregroundStyle(.secondary)
      HStack(spacing: Space.large) {
        ConditionIcon(condition: current.condition, size: SymbolSize.hero)
        Text(verbatim: format.temperature(current.temperature))
          .font(.heroFigure)
          .accessibilityIdentifier(UITestIDs.Details.temperature)
      }
      Text(current.condition.name)
        .font(.title3)
        .accessibilityIdentifier(UITestIDs.Details.condition)
      figures
    }
    .hero(current.condition.kind.tint)
  }

  @ViewBuilder private var figures: some View {
    if let feelsLike = current.feelsLike {
      Text(Words.Details.Now.feelsLike(format.temperature(feelsLike)))
        .accessibilityIdentifier(UITestIDs.Details.feelsLike)
    }
    if let range = format.todayRange(report) {
      Text(verbatim: range)
        .accessibilityIdentifier(UITestIDs.Details.range)
    }
    Text(verbatim: format.observed(report, reader: reader))
      .font(.footnote)
      .foregroundStyle(.secondary)
      .multilineTextAlignment(.center)
      .accessibilityIdentifier(UITestIDs.Details.observed)
  }

  private var current: CurrentWeather { report.current }
}
