import DesignKit
import Foundation
import SwiftUI
import WeDaDomain

/// The cards with the valid official warnings, above the forecast.
struct WarningCards: View {
  let warnings: [OfficialWarning]
  let timeZone: TimeZone
  let format: WeatherFormat

  var body: some View {
    ForEach(warnings) { warning in
      VStack(alignment: .leading, spacing: Space.small) {
        Label {
          Text(verbatim: warning.event)
            .fontWeight(.semibold)
        } icon: {
          Image(systemName: "exclamationmark.triangle.fill")
            .accessibilityHidden(true)
        }
        ForEach(format.lines(warning, in: timeZone), id: \.self) { line in
          Text(verbatim: line)
            .font(.footnote)
        }
        if !warning.text.isEmpty {
          DisclosureGroup {
            Text(verbatim: warning.text)
              .font(.footnote)
          } label: {
            Text(Words.Warning.text)
          }
        }
      }
      .card(warning.severity.color)
      .accessibilityIdentifier(UITestIDs.Details.warning(warning.id))
    }
  }
}

extension OfficialWarning.Severity {
  /// The tint of the warning's card, by its severity.
  var color: Color {
    switch self {
    case .extreme: .purple
    case .severe: .red
    case .moderate: .orange
    case .minor, .unknown: .yellow
    }
  }
}

extension WeatherFormat {
  /// Returns the severity, the times, the area and the issuer of a warning, each in a line.
  func lines(_ warning: OfficialWarning, in zone: TimeZone) -> [String] {
    let lines: [String?] = [
      warning.severity == .unknown ? nil : text(Words.named(warning.severity.nameKey)),
      times(warning, in: zone), warning.area.isEmpty ? nil : warning.area,
      warning.issuer.isEmpty ? nil : text(Words.Warning.issuer(warning.issuer)),
    ]
    return lines.compactMap(\.self)
  }

  /// Returns the start and the end of a warning as one text; `nil` if both are unknown.
  func times(_ warning: OfficialWarning, in zone: TimeZone) -> String? {
    let times: LocalizedStringResource? =
      switch (warning.start, warning.end) {
      case (let start?, let end?): Words.Warning.period(moment(start, zone), moment(end, zone))
      case (let start?, nil): Words.Warning.from(moment(start, zone))
      case (nil, let end?): Words.Warning.until(moment(end, zone))
      case (nil, nil): nil
      }
    return times.map(text)
  }

  /// Returns the weekday and the time of an instant at a place.
  private func moment(_ time: Date, _ zone: TimeZone) -> String {
    let day = LocalDay(of: time, offset: zone.secondsFromGMT(for: time))
    return "\(weekday(day)) \(self.time(time, in: zone))"
  }
}
