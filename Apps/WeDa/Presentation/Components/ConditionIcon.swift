import DesignKit
import SwiftUI
import WeDaDomain

/// The icon of a condition in its colours. It is hidden from screen readers, since the name is
/// beside it.
struct ConditionIcon: View {
  let condition: WeatherCondition
  var size = SymbolSize.row
  /// A single colour in which the icon is drawn on a sky; `nil` for the colours of the weather.
  var ink: Color?

  var body: some View {
    Image(systemName: condition.icon)
      .symbolRenderingMode(.palette)
      .foregroundStyle(ink ?? colors[0], ink ?? colors[1], ink ?? colors[2])
      .font(.system(size: size))
      .accessibilityHidden(true)
  }

  private var colors: [Color] { condition.iconColors }
}

extension WeatherCondition {
  /// The colours of the layers of ``icon``, as the symbol orders them: the cloud is the first.
  var iconColors: [Color] { iconHues.map { $0.color.symbolTint } }

  /// The hues of the layers of ``icon``, always three.
  var iconHues: [SymbolHue] {
    let hues: [SymbolHue] =
      switch code {
      case .clear: isDaytime ? [.orange] : [.indigo, .orange]
      case .partlyCloudy: [.gray, isDaytime ? .orange : .indigo]
      case .cloudy: [.gray]
      case .fog, .haze: [.teal, .gray]
      case .drizzle, .rain, .heavyRain, .showers: [.gray, .blue]
      case .sleet, .freezingRain, .hail: [.gray, .blue, .cyan]
      case .snow, .snowShowers: [.gray, .cyan]
      case .thunderstorm: [.gray, .orange, .blue]
      case .squall, .tornado: [.indigo]
      case .unknown: [.gray]
      }
    return (0..<3).map { hues[min($0, hues.count - 1)] }
  }

  /// The colour of a pin on a map, that of the moon in a clear night. It is dark enough for a white
  /// symbol in light and dark mode.
  var pinTint: Color {
    code == .clear && !isDaytime ? WeatherKind.pinTint(.indigo) : kind.pinTint
  }
}

/// A hue of a weather symbol's layer.
package enum SymbolHue: String, CaseIterable, Sendable {
  case gray, orange, indigo, blue, cyan, teal

  fileprivate var color: Color {
    switch self {
    case .gray: .gray
    case .orange: .orange
    case .indigo: .indigo
    case .blue: .blue
    case .cyan: .cyan
    case .teal: .teal
    }
  }
}

extension WeatherKind {
  /// The colour of a kind of weather throughout the app, dark or light enough for a symbol.
  var tint: Color { hue.symbolTint }

  /// The colour of a pin on a map by day.
  var pinTint: Color { Self.pinTint(hue) }

  fileprivate static func pinTint(_ hue: Color) -> Color {
    hue.mix(with: .black, by: 0.35, in: .device)
  }

  private var hue: Color {
    switch self {
    case .sunny: .orange
    case .cloudy: .gray
    case .rainy: .blue
    case .snowy: .cyan
    case .stormy: .indigo
    case .foggy: .teal
    case .unknown: .gray
    }
  }
}

extension Color {
  /// The colour, made darker in light mode and lighter in dark mode, so that symbols in it are
  /// visible.
  fileprivate var symbolTint: Color { mix(with: .primary, by: 0.3, in: .device) }
}
