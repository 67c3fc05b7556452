import DesignKit
import SwiftUI
import WeDaDomain

/// A card with tomorrow's weather in two lines, visible without scrolling: the temperature, and
/// whether it rains.
struct TomorrowCard: View {
  let report: WeatherReport
  let now: Date
  let format: WeatherFormat
  /// A Boolean value that indicates whether the card is on the first page.
  var isHome = false

  var body: some View {
    VStack(alignment: .leading, spacing: Space.small) {
      if let day = report.tomorrow(at: now) {
        title(day)
        rain(day)
      } else {
        Heading(title: Words.Outlook.Tomorrow.title)
        Text(Words.Outlook.Tomorrow.none)
          .foregroundStyle(.secondary)
      }
    }
    .card(.blue)
    .accessibilityIdentifier(id(UITestIDs.Details.tomorrow))
  }

  private func id(_ identifier: String) -> String {
    isHome ? UITestIDs.Search.home(identifier) : identifier
  }

  private func title(_ day: ForecastDay) -> some View {
    HStack(alignment: .center, spacing: Space.small) {
      VStack(alignment: .leading, spacing: Space.hair) {
        Heading(title: Words.Outlook.Tomorrow.title)
        Text(verbatim: format.date(day.day))
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
      Spacer()
      ConditionIcon(condition: day.condition)
      Text(verbatim: "\(format.temperature(day.low)) – \(format.temperature(day.high))")
        .fontWeight(.medium)
        .accessibilityLabel(Text(verbatim: format.spokenSky(day)))
    }
  }

  private func rain(_ day: ForecastDay) -> some View {
    Label {
      Text(verbatim: format.rain(RainOutlook(day), in: report.timeZone))
        .accessibilityIdentifier(id(UITestIDs.Details.tomorrowRain))
    } icon: {
      Image(systemName: "umbrella")
        .foregroundStyle(.blue)
    }
  }
}
