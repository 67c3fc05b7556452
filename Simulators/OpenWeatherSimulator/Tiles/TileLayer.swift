import SimulatedWorld

/// A map layer with its values and colors.
enum TileLayer: String {
  case temperature = "temp_new"
  case precipitation = "precipitation_new"
  case clouds = "clouds_new"

  init?(path: String) {
    let parts = path.split(separator: "/")
    guard parts.count > 1 else { return nil }
    self.init(rawValue: String(parts[1]))
  }

  func value(of weather: Weather) -> Double {
    switch self {
    case .temperature: weather.temperature
    case .precipitation: weather.rain + weather.snow
    case .clouds: Double(weather.clouds)
    }
  }

  /// The colors of values in order; colors in between are interpolated.
  private var stops: [(value: Double, color: SIMD4<Double>)] {
    switch self {
    case .temperature:
      [
        (-40, [130, 22, 146, 255]), (-20, [32, 140, 236, 255]), (0, [35, 221, 221, 255]),
        (10, [194, 255, 40, 255]), (20, [255, 240, 40, 255]), (30, [252, 128, 20, 255]),
        (45, [180, 20, 10, 255]),
      ]
    case .precipitation:
      [
        (0, [110, 110, 205, 0]), (0.1, [110, 110, 205, 60]), (1, [80, 80, 225, 150]),
        (10, [20, 20, 255, 230]), (140, [20, 20, 160, 255]),
      ]
    case .clouds:
      [(0, [255, 255, 255, 0]), (50, [247, 247, 255, 110]), (100, [240, 240, 255, 230])]
    }
  }

  func color(_ value: Double) -> SIMD4<Double> {
    let stops = stops
    guard let next = stops.firstIndex(where: { $0.value >= value }) else {
      return stops[stops.count - 1].color
    }
    guard next > 0 else { return stops[0].color }
    let (low, high) = (stops[next - 1], stops[next])
    let part = (value - low.value) / (high.value - low.value)
    return low.color + (high.color - low.color) * part
  }
}
