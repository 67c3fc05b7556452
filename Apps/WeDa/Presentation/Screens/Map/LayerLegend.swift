import DesignKit
import SwiftUI
import WeDaDomain

/// The legend of a layer, with the time of its data, and the reason why parts are missing.
struct LayerLegend: View {
  /// The colours from the lowest value to the highest.
  let gradient: Gradient
  /// The labels of values at equal steps below the colours.
  let marks: [String]
  /// The time of the oldest visible tile; `nil` until there is one.
  let time: Date?
  /// The reason why tiles are missing; `nil` if none is.
  let problem: WeatherError?
  let format: WeatherFormat

  var body: some View {
    VStack(alignment: .leading, spacing: Space.tiny) {
      LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing)
        .frame(height: Space.small)
        .clipShape(Capsule())
        .environment(\.layoutDirection, .leftToRight)
        .accessibilityHidden(true)
      HStack {
        ForEach(Array(marks.enumerated()), id: \.offset) { number, mark in
          if number > 0 { Spacer() }
          Text(verbatim: mark)
        }
      }
      .environment(\.layoutDirection, .leftToRight)
      if let time {
        Text(Words.Map.Layer.time(format.time(time, in: .gmt)))
          .foregroundStyle(.secondary)
          .accessibilityIdentifier(UITestIDs.Map.time)
      }
      if let problem {
        Label {
          Text(words(problem))
        } icon: {
          Image(systemName: "exclamationmark.triangle")
        }
        .accessibilityIdentifier(UITestIDs.Map.problem)
      }
    }
    .font(.caption)
    .accessibilityIdentifier(UITestIDs.Map.legend)
  }

  /// Returns the message of an error. The message says that the server has no connection, since the
  /// reader's connection works.
  private func words(_ problem: WeatherError) -> LocalizedStringResource {
    switch problem {
    case .offline, .timeout, .interrupted: Words.Map.Layer.unreached
    default: Words.Map.Layer.failed(format.text(problem.title))
    }
  }
}

extension LayerLegend {
  /// Creates the legend of a layer that a provider draws.
  init(layer: WeatherLayer, time: Date?, problem: WeatherError?, format: WeatherFormat) {
    self.init(
      gradient: Gradient(colors: layer.colors), marks: format.marks(of: layer), time: time,
      problem: problem, format: format)
  }
}

extension WeatherLayer {
  /// The service's colours, from the lowest value to the highest.
  fileprivate var colors: [Color] {
    switch self {
    case .temperature:
      [
        Color(red: 0.51, green: 0.09, blue: 0.57), Color(red: 0.13, green: 0.55, blue: 0.93),
        Color(red: 0.14, green: 0.87, blue: 0.87), Color(red: 1, green: 0.94, blue: 0.16),
        Color(red: 0.99, green: 0.5, blue: 0.08), Color(red: 0.71, green: 0.08, blue: 0.04),
      ]
    case .precipitation:
      [
        Color(red: 0.43, green: 0.43, blue: 0.8).opacity(0.2),
        Color(red: 0.31, green: 0.31, blue: 0.88), Color(red: 0.08, green: 0.08, blue: 1),
      ]
    case .clouds:
      [Color(red: 0.4, green: 0.48, blue: 0.54), Color(red: 0.92, green: 0.93, blue: 0.95)]
    }
  }
}

extension WeatherFormat {
  /// Returns the labels of values at equal steps below a layer's colours.
  fileprivate func marks(of layer: WeatherLayer) -> [String] {
    switch layer {
    case .temperature: [-40, -20, 0, 20, 30, 45].map { temperature(Temperature(celsius: $0)) }
    case .precipitation: [0, 1, 10].map { precipitation(Precipitation(millimetres: $0)) }
    case .clouds: [0, 0.5, 1].map(percent)
    }
  }
}
