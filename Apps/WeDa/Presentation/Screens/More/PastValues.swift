import DesignKit
import Foundation
import SwiftUI
import WeDaDomain

/// A view that compares yesterday and the usual weather of this date with today.
struct PastValues: View {
  let past: PastReport
  /// Today's highest temperature; `nil` if only a later part of today is forecast.
  let high: Temperature?
  /// A Boolean value that indicates whether the values are invented, so that nobody is credited.
  let isDemo: Bool
  let format: WeatherFormat

  var body: some View {
    VStack(alignment: .leading, spacing: Space.small) {
      if let yesterday = past.yesterday {
        if let high {
          Text(verbatim: format.change(from: yesterday.high, to: high))
            .fontWeight(.medium)
            .accessibilityIdentifier(UITestIDs.Details.sinceYesterday)
        } else {
          Text(Words.Past.notCompared)
            .foregroundStyle(.secondary)
            .accessibilityIdentifier(UITestIDs.Details.notCompared)
        }
        Text(verbatim: format.day(yesterday, Words.Past.yesterday))
      } else {
        Text(Words.Past.noYesterday)
          .foregroundStyle(.secondary)
      }
      Text(verbatim: usual)
        .accessibilityIdentifier(UITestIDs.Details.normals)
      if !isDemo {
        Text(Words.Past.source)
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
    }
  }

  private var usual: String {
    guard let normals = past.normals else { return format.text(Words.Past.noNormals) }
    let range = format.text(
      Words.Details.Now.range(format.temperature(normals.high), format.temperature(normals.low)))
    return format.text(Words.Past.usual(range, normals.count))
  }
}

extension WeatherFormat {
  /// Returns the change since yesterday as a sentence: the difference of the two temperatures as
  /// they are shown, which are rounded in the chosen unit.
  func change(from before: Temperature, to now: Temperature) -> String {
    let (old, new) = (before.value(in: units.temperature), now.value(in: units.temperature))
    let degrees = Int(new.rounded(decimals: 0) - old.rounded(decimals: 0))
    if degrees == 0 { return text(Words.Past.same) }
    return text(degrees > 0 ? Words.Past.warmer(degrees) : Words.Past.colder(-degrees))
  }

  /// Returns the weather of a past day in one line.
  func day(
    _ day: DayFigures, _ name: (String) -> LocalizedStringResource
  ) -> String {
    let range = text(Words.Details.Now.range(temperature(day.high), temperature(day.low)))
    return text(name(list([range, day.precipitation.map(precipitation)])))
  }
}
