/// A scale of air quality, with the limits of each pollutant's bands in micrograms per cubic metre.
struct AirScale: Sendable {
  /// The name of the index, with which the names of its parts begin.
  let name: String
  /// The indices at the limits.
  let indices: [Double]
  /// The concentrations at which the bands begin, and the last one ends.
  let limits: [String: [Double]]

  /// The European index.
  static let european = AirScale(
    name: "european_aqi", indices: [0, 20, 40, 60, 80, 100, 120],
    limits: [
      "pm2_5": [0, 10, 20, 25, 50, 75, 800], "pm10": [0, 20, 40, 50, 100, 150, 1200],
      "nitrogen_dioxide": [0, 40, 90, 120, 230, 340, 1000],
      "ozone": [0, 50, 100, 130, 240, 380, 800],
      "sulphur_dioxide": [0, 100, 200, 350, 500, 750, 1250],
    ])

  /// The index of the United States, whose limits of gases are converted from parts per billion.
  static let american = AirScale(
    name: "us_aqi", indices: [0, 50, 100, 150, 200, 300],
    limits: [
      "pm2_5": [0, 9, 35.4, 55.4, 125.4, 225.4], "pm10": [0, 54, 154, 254, 354, 424],
      "nitrogen_dioxide": [0, 100, 188, 677, 1220, 2348],
      "ozone": [0, 108, 137, 167, 206, 392], "sulphur_dioxide": [0, 92, 197, 485, 797, 1583],
      "carbon_monoxide": [0, 5038, 10_763, 14_198, 17_633, 34_808],
    ])

  /// Returns the index of a concentration, between the limits of its pollutant.
  func index(_ value: Double, _ limits: [Double]) -> Double {
    guard let band = limits.indices.dropLast().last(where: { value >= limits[$0] }) else {
      return 0
    }
    let part = (value - limits[band]) / (limits[band + 1] - limits[band])
    return (indices[band] + min(part, 1) * (indices[band + 1] - indices[band])).rounded()
  }
}
