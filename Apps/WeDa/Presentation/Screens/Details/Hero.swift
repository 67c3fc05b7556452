import DesignKit
import SwiftUI
import WeDaDomain

/// The top of the details page, below its title with the place's name: the region and the current
/// weather on a picture of the sky.
struct Hero: View {
  let report: WeatherReport
  let scene: SkyScene
  let format: WeatherFormat
  /// The reader's time zone.
  @Environment(\.timeZone) private var reader

  var body: some View {
    let palette = SkyPalette(scene)
    VStack(spacing: Space.small) {
      Text(verbatim: report.place.region(in: format.locale))
        .multilineTextAlignment(.center)
      HStack(spacing: Space.large) {
        ConditionIcon(
          condition: current.condition, size: SymbolSize.hero, ink: Color(palette.ink))
        // Smaller instead of cut off, where a person's text is large.
        Text(verbatim: format.temperature(current.temperature))
          .font(.heroFigure)
          .lineLimit(1)
          .minimumScaleFactor(0.5)
          .accessibilityIdentifier(UITestIDs.Details.temperature)
      }
      Text(current.condition.name)
        .font(.title3)
        .accessibilityIdentifier(UITestIDs.Details.condition)
      figures
    }
    .frame(maxWidth: .infinity)
    .padding(.top, SkyView.band)
    .padding(.bottom, Space.wide)
    .padding(.horizontal, Space.small)
    .foregroundStyle(Color(palette.ink))
    .background { SkyView(scene: scene, palette: palette) }
    .clipShape(RoundedRectangle(cornerRadius: Radius.hero))
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
      .multilineTextAlignment(.center)
      .accessibilityIdentifier(UITestIDs.Details.observed)
  }

  private var current: CurrentWeather { report.current }
}
