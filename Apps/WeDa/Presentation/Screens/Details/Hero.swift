import DesignKit
import SwiftUI
import WeDaDomain

/// The region and the current weather of a place on a picture of the sky: the top of its page, below
/// the title with its name, and of the first page, which has the name in the picture.
struct Hero: View {
  let report: WeatherReport
  let scene: SkyScene
  let format: WeatherFormat
  /// The name of the place; `nil` on its own page, whose title has it.
  var name: String?
  /// The reader's time zone.
  @Environment(\.timeZone) private var reader

  var body: some View {
    let palette = SkyPalette(scene)
    VStack(spacing: Space.small) {
      if let name, !name.isEmpty {
        Text(verbatim: name)
          .font(.title2)
          .fontWeight(.semibold)
          .multilineTextAlignment(.center)
      }
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
          .accessibilityIdentifier(id(UITestIDs.Details.temperature))
      }
      Text(current.condition.name)
        .font(.title3)
        .accessibilityIdentifier(id(UITestIDs.Details.condition))
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
        .accessibilityIdentifier(id(UITestIDs.Details.feelsLike))
    }
    if let range = format.todayRange(report) {
      Text(verbatim: range)
        .accessibilityIdentifier(id(UITestIDs.Details.range))
    }
    Text(verbatim: format.observed(report, reader: reader))
      .font(.footnote)
      .multilineTextAlignment(.center)
      .accessibilityIdentifier(id(UITestIDs.Details.observed))
  }

  /// Returns the identifier of an element of the place's own page; on the first page, the one with
  /// the prefix of that page.
  private func id(_ identifier: String) -> String {
    name == nil ? identifier : UITestIDs.Search.home(identifier)
  }

  private var current: CurrentWeather { report.current }
}
