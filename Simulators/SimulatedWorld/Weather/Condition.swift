/// A kind of weather, with OpenWeatherMap's number, group, English description and icon.
package struct Condition: Sendable, Equatable {
  package let id: Int
  package let description: String

  package init(_ id: Int, _ description: String) {
    self.id = id
    self.description = description
  }

  /// The group of the condition in the service's spelling, such as `Rain`.
  package var main: String {
    switch id {
    case 200..<300: "Thunderstorm"
    case 300..<400: "Drizzle"
    case 500..<600: "Rain"
    case 600..<700: "Snow"
    case 800: "Clear"
    case 801..<900: "Clouds"
    default: Self.atmosphere[id] ?? "Mist"
    }
  }

  private static let atmosphere = [701: "Mist", 721: "Haze", 741: "Fog", 761: "Dust"]

  package func icon(isDay: Bool) -> String { picture + (isDay ? "d" : "n") }

  private var picture: String {
    switch id {
    case 200..<300: "11"
    case 300..<400, 520..<600: "09"
    case 511, 600..<700: "13"
    case 500..<511: "10"
    case 700..<800: "50"
    case 800: "01"
    case 801: "02"
    case 802: "03"
    default: "04"
    }
  }
}
