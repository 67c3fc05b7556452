#if DEBUG
  import DesignKit
  import SwiftUI
  import WeDaDomain

  /// Every condition that changes the sky, at each light of the day, with the words on it.
  private struct Skies: View {
    @Environment(\.locale) private var locale

    /// The name of each condition, its code, and the cloud cover in per cent.
    private static let conditions: [(name: String, code: ConditionCode, cloudiness: Double)] = [
      ("clear", .clear, 0), ("few", .partlyCloudy, 20), ("broken", .partlyCloudy, 60),
      ("overcast", .cloudy, 95), ("rain", .rain, 95), ("snow", .snow, 95), ("fog", .fog, 95),
      ("thunder", .thunderstorm, 95),
    ]

    var body: some View {
      ScrollView {
        VStack(spacing: Space.medium) {
          ForEach(SkyScene.Light.allCases, id: \.self) { light in
            ForEach(Self.conditions, id: \.name) { name, code, cloudiness in
              Hero(
                report: report(code, isDaytime: light == .day),
                scene: scene(code, cloudiness, light), format: WeatherFormat(locale: locale)
              )
              .accessibilityIdentifier(UITestIDs.Details.sky(name, "\(light)"))
            }
          }
        }
        .padding(Space.medium)
      }
    }

    private func scene(
      _ code: ConditionCode, _ cloudiness: Double, _ light: SkyScene.Light
    ) -> SkyScene {
      SkyScene(
        cover: .init(code, cloudiness: cloudiness), fall: .init(code), haze: .init(code),
        hasThunder: code == .thunderstorm, wind: 6, drift: -1, sun: height(light),
        isRising: light == .dawn, moon: 40)
    }

    /// Returns the height of the sun in degrees.
    private func height(_ light: SkyScene.Light) -> Double {
      switch light {
      case .night: -30
      case .dawn, .dusk: 0
      case .day: 40
      }
    }

    private func report(_ code: ConditionCode, isDaytime: Bool) -> WeatherReport {
      let current = CurrentWeather(
        observedAt: WeatherReport.fixtureTime, temperature: Temperature(celsius: 11.4),
        feelsLike: Temperature(celsius: 9.8),
        condition: WeatherCondition(code: code, isDaytime: isDaytime))
      return WeatherReport(
        place: .london, current: current, slots: ForecastSlot.fixtures, zone: .gmt,
        fetchedAt: WeatherReport.fixtureTime, provider: .fixture, origin: .remote)
    }
  }

  #Preview("Skies") { Skies() }
#endif
