import DesignKit
import SwiftUI
import WeDaDomain

/// The icon of a kind of weather. It is hidden from screen readers, since the name is beside it.
struct ConditionIcon: View {
  let condition: WeatherCondition
  var size = SymbolSize.row
  /// The one colour of the icon on a sky; `nil` for those of the weather.
  var ink: Color?

  var body: some View {
    Image(systemName: condition.icon)
      .font(.system(size: size))
      .foregroundStyle(ink ?? condition.kind.tint)
      .accessibilityHidden(true)
  }
}

extension WeatherKind {
  /// The colour of a kind of weather throughout the app, dark or light enough for a symbol.
  var tint: Color { hue.mix(with: .primary, by: 0.3, in: .device) }

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
