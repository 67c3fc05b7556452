import DesignKit
import SwiftUI
import WeDaDomain

/// A picker of the map's layer, with an icon and a name for each layer, and for none.
struct LayerPicker: View {
  let layers: [WeatherLayer]
  let chosen: WeatherLayer?
  let choose: @MainActor (WeatherLayer?) -> Void
  private let columns = [GridItem(.adaptive(minimum: Extent.smallCard), spacing: Space.small)]

  var body: some View {
    LazyVGrid(columns: columns, spacing: Space.small) {
      button(nil)
      ForEach(layers, id: \.self) { button($0) }
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel(Text(Words.Map.Layer.title))
    .accessibilityIdentifier(UITestIDs.Map.layers)
  }

  private func button(_ layer: WeatherLayer?) -> some View {
    let isChosen = layer == chosen
    return Button {
      choose(layer)
    } label: {
      Label {
        Text(layer?.name ?? Words.Map.Layer.none)
      } icon: {
        Image(systemName: layer?.icon ?? "map")
      }
      .font(.subheadline)
      .fontWeight(isChosen ? .semibold : .regular)
      .frame(maxWidth: .infinity, minHeight: Extent.touch)
      .foregroundStyle(isChosen ? Color.white : Color.primary)
      .background(
        isChosen ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.gray.opacity(Surface.card)),
        in: Capsule())
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(isChosen ? .isSelected : [])
    .accessibilityIdentifier(UITestIDs.Map.layer(layer?.rawValue ?? "none"))
  }
}

extension WeatherLayer {
  var name: LocalizedStringResource { Words.named(nameKey) }

  /// The name of the SF Symbol.
  var icon: String {
    switch self {
    case .temperature: "thermometer.medium"
    case .precipitation: "cloud.rain"
    case .clouds: "cloud"
    }
  }
}
