import DesignKit
import Foundation
import SwiftUI
import WeDaDomain

/// A choice of a picker of the map's layers.
struct LayerChoice: Identifiable {
  /// The accessibility identifier.
  let id: String
  let name: String
  /// The name of the SF Symbol.
  let icon: String
  let isChosen: Bool
  let choose: @MainActor () -> Void
}

/// A picker of the map's layer, with an icon and a name for each layer, and for none.
struct LayerPicker: View {
  let title: LocalizedStringResource
  let identifier: String
  let choices: [LayerChoice]
  private let columns = [GridItem(.adaptive(minimum: Extent.smallCard), spacing: Space.small)]

  var body: some View {
    LazyVGrid(columns: columns, spacing: Space.small) {
      ForEach(choices) { button($0) }
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel(Text(title))
    .accessibilityIdentifier(identifier)
  }

  private func button(_ choice: LayerChoice) -> some View {
    Button(action: choice.choose) {
      Label {
        Text(verbatim: choice.name)
      } icon: {
        Image(systemName: choice.icon)
      }
      .font(.subheadline)
      .fontWeight(choice.isChosen ? .semibold : .regular)
      .frame(maxWidth: .infinity, minHeight: Extent.touch)
      .foregroundStyle(choice.isChosen ? Color.white : Color.primary)
      .background(
        choice.isChosen ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.gray.opacity(Surface.card)),
        in: Capsule())
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(choice.isChosen ? .isSelected : [])
    .accessibilityIdentifier(choice.id)
  }
}

extension LayerPicker {
  /// Creates a picker of no layer, the layers that are drawn from forecasts, and those that a
  /// provider draws, of which one is shown at a time.
  ///
  /// - Parameters:
  ///   - fields: The layers that are drawn from forecasts of a grid.
  ///   - tiles: The layers that a provider draws of the current weather.
  ///   - field: The chosen layer of forecasts; `nil` for none.
  ///   - tile: The chosen layer of the provider; `nil` for none.
  ///   - choose: Shows a layer of one kind, and none of the other.
  init(
    fields: [FieldLayer], tiles: [WeatherLayer], field: FieldLayer?, tile: WeatherLayer?,
    format: WeatherFormat, choose: @escaping @MainActor (FieldLayer?, WeatherLayer?) -> Void
  ) {
    let none = LayerChoice(
      id: tiles.isEmpty ? UITestIDs.Map.field("none") : UITestIDs.Map.layer("none"),
      name: format.text(Words.Map.Layer.none), icon: "map", isChosen: field == nil && tile == nil
    ) { choose(nil, nil) }
    let forecasts = fields.map { layer in
      LayerChoice(
        id: UITestIDs.Map.field(layer.rawValue), name: format.text(layer.name), icon: layer.icon,
        isChosen: layer == field
      ) { choose(layer, nil) }
    }
    let drawn = tiles.map { layer in
      let name = format.text(layer.name)
      return LayerChoice(
        id: UITestIDs.Map.layer(layer.rawValue),
        // Both kinds have layers of the same names, of which the provider's show the present.
        name: fields.isEmpty ? name : format.text(Words.Map.Layer.now(name)), icon: layer.icon,
        isChosen: layer == tile
      ) { choose(nil, layer) }
    }
    self.init(
      title: Words.Map.Layer.title,
      identifier: fields.isEmpty ? UITestIDs.Map.layers : UITestIDs.Map.fields,
      choices: [none] + forecasts + drawn)
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

extension FieldLayer {
  var name: LocalizedStringResource { Words.named(nameKey) }

  /// The name of the SF Symbol.
  var icon: String {
    switch self {
    case .temperature: "thermometer.medium"
    case .precipitation: "cloud.rain"
    case .clouds: "cloud"
    case .wind: "wind"
    }
  }
}
