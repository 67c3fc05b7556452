import Foundation

/// A requested point, with the town that names it.
package struct Spot {
  /// The requested coordinate, or the town's.
  package let coordinate: Coordinate
  /// The town; `nil` far from every town, where the service answers with an empty name.
  package let place: Place?
  /// The point whose weather is used: that of a town nearby, so that requests by name, by id and by
  /// rounded coordinates agree.
  package let weatherPoint: Coordinate
  private let zone: TimeZone?
  /// The IANA name of the time zone; at sea, that of the zone for the longitude.
  package let zoneName: String

  package init(place: Place) {
    coordinate = place.coordinate
    weatherPoint = place.coordinate
    self.place = place
    zone = TimeZone(identifier: place.timeZone)
    zoneName = place.timeZone
  }

  /// Creates a spot at a coordinate.
  ///
  /// - Parameter nearest: The nearest town within 500 km.
  package init(coordinate: Coordinate, nearest: Place?) {
    let distance = nearest.map { coordinate.kilometres(to: $0.coordinate) } ?? .infinity
    self.coordinate = coordinate
    place = distance <= 40 ? nearest : nil
    weatherPoint = distance <= 3 ? nearest?.coordinate ?? coordinate : coordinate
    zone = nearest.flatMap { TimeZone(identifier: $0.timeZone) }
    let hours = Int((coordinate.longitude / 15).rounded())
    // The signs of these names are inverted: positive is west of Greenwich.
    let atSea = hours == 0 ? "GMT" : "Etc/GMT\(hours > 0 ? "-" : "+")\(abs(hours))"
    zoneName = nearest?.timeZone ?? atSea
  }

  /// Returns the climate of the point; far from every town it counts as sea, at elevation 0.
  package func climate(_ model: WeatherModel) -> Climate {
    var climate = model.climate(at: weatherPoint)
    if place == nil { climate.elevation = 0 }
    return climate
  }

  /// Returns the seconds east of UTC at an instant; at sea by the longitude.
  package func offset(at seconds: Int) -> Int {
    zone?.secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds)))
      ?? Int((coordinate.longitude / 15).rounded()) * 3600
  }

  // MARK: - What the town's station measures, which differs between towns and stays

  package var hasRainGauge: Bool { chance(1) >= 0.12 }
  package var hasGusts: Bool { chance(2) >= 0.25 }
  package var hasGroundPressure: Bool { chance(3) >= 0.1 }
  package var hasVisibility: Bool { chance(4) >= 0.05 }

  /// The temperature of the town's coldest quarter below the town's mean, in kelvin.
  package var spread: Double { 0.2 + 1.4 * chance(5) }

  /// The correction of the first slot of a forecast in kelvin, from -2 to 2.
  package var correction: Double { chance(6) * 4 - 2 }

  private func chance(_ channel: UInt64) -> Double {
    Noise.constant(place?.id ?? Int(weatherPoint.latitude * 100), channel)
  }
}

extension Weather {
  /// This weather as a station without a rain gauge reports it.
  package var withoutWater: Weather {
    var dry = self
    dry.rain = 0
    dry.snow = 0
    return dry
  }
}
