import DesignKit
import SwiftUI
import WeDaDomain

/// The picture of a kind of weather; the name stands beside it, so it is not read aloud.
struct ConditionIcon: View {
  let condition: WeatherCondition
  var size = SymbolSize.row

  var body: some View {
    Image(systemName: condition.icon)
      .font(.system(size: size))
      .foregroundStyle(condition.kind.tint)
      .accessibilityHidden(true)
  }
}

extension WeatherKind {
  /// The colour that a kind of weather has throughout the app.
  var tint: Color {
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
