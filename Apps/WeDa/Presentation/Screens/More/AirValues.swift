import DesignKit
import Foundation
import SwiftUI
import WeDaDomain

/// A view of the air quality on both scales, the pollutants, and the pollen.
struct AirValues: View {
  let air: AirReport
  let timeZone: TimeZone
  /// A Boolean value that indicates whether the values are invented, so that nobody is credited.
  let isDemo: Bool
  let format: WeatherFormat

  var body: some View {
    VStack(alignment: .leading, spacing: Space.small) {
      if let index = air.european {
        scale(Words.Air.european, index, AirLevel(european: index))
          .accessibilityIdentifier(UITestIDs.Details.europeanAir)
        if let worst = air.worstInEurope { line(of: worst) }
      }
      if let index = air.american {
        scale(Words.Air.american, index, AirLevel(american: index))
          .accessibilityIdentifier(UITestIDs.Details.americanAir)
        if let worst = air.worstInAmerica, worst != air.worstInEurope { line(of: worst) }
      }
      if air.hasNoIndex { Text(Words.Air.none).foregroundStyle(.secondary) }
      ForEach(pollutants, id: \.self) { line in
        Text(verbatim: line)
          .font(.footnote)
      }
      Divider()
      Text(Words.Air.pollen)
        .font(.headline)
      Text(verbatim: pollen)
        .accessibilityIdentifier(UITestIDs.Details.pollen)
      Text(isDemo ? Words.Details.Now.observed(time) : Words.Air.source(time))
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
  }

  private var time: String { format.time(air.time, in: timeZone) }

  private func scale(
    _ name: LocalizedStringResource, _ index: Double, _ level: AirLevel
  ) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: Space.small) {
      Text(name)
      Spacer()
      Text(verbatim: format.list([format.whole(index), format.text(Words.named(level.nameKey))]))
        .fontWeight(.medium)
    }
    .accessibilityElement(children: .combine)
  }

  private func line(of worst: AirReport.Pollutant) -> some View {
    Text(Words.Air.worst(format.text(Words.named(worst.nameKey))))
      .font(.subheadline)
      .foregroundStyle(.secondary)
      .accessibilityIdentifier(UITestIDs.Details.worstAir(worst.rawValue))
  }

  /// The pollutants' concentrations, each in a line.
  private var pollutants: [String] {
    AirReport.Pollutant.allCases.compactMap { pollutant in
      air.concentrations[pollutant].map { concentration in
        format.text(
          Words.Air.amount(
            format.text(Words.named(pollutant.nameKey)), format.whole(concentration)))
      }
    }
  }

  /// The pollen in the air, the most frequent first, or a sentence that says that there are none.
  private var pollen: String {
    guard !air.pollen.isEmpty else { return format.text(Words.Air.noPollen) }
    let flying = air.pollen.filter { $0.value >= 0.5 }.sorted {
      ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue)
    }
    guard !flying.isEmpty else { return format.text(Words.Air.noneFlying) }
    return format.list(
      flying.map { plant, grains in
        format.text(
          Words.Air.grains(format.text(Words.named(plant.nameKey)), format.whole(grains)))
      })
  }
}
