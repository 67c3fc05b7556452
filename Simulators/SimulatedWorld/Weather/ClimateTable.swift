import Foundation

/// The reference climates of about two hundred cities, with interpolation for every point between
/// them.
package struct ClimateTable: Sendable {
  private struct Station {
    let direction: SIMD3<Double>
    /// The difference between a station's climate and that which its latitude alone would give.
    let departure: Climate
  }

  private let stations: [Station]

  /// Parses the table.
  ///
  /// - Throws: ``ClimateTableError`` with the line.
  init(tabSeparated text: String) throws(ClimateTableError) {
    var stations: [Station] = []
    for (index, line) in text.split(separator: "\n").enumerated() where !line.hasPrefix("#") {
      stations.append(try Self.station(line, number: index + 1))
    }
    self.stations = stations
  }

  package static func bundled() throws -> ClimateTable {
    try ClimateTable(
      tabSeparated: String(contentsOf: Resource.url("climate.tsv"), encoding: .utf8))
  }

  private static func station(
    _ line: Substring, number: Int
  ) throws(ClimateTableError) -> Station {
    let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
    let numbers = columns.dropFirst().compactMap { Double($0) }
    guard columns.count == 8, numbers.count == 7 else {
      throw ClimateTableError(line: number, text: String(line))
    }
    let place = Coordinate(latitude: numbers[0], longitude: numbers[1])
    let usual = usual(latitude: place.latitude)
    let departure = Climate(
      elevation: numbers[2], january: numbers[3] - usual.january, july: numbers[4] - usual.july,
      januaryRain: numbers[5] - usual.januaryRain, julyRain: numbers[6] - usual.julyRain)
    return Station(direction: place.direction, departure: departure)
  }

  /// Returns the climate of a point: that of its latitude, corrected by the stations around it.
  ///
  /// The weight of a station falls to a half at a distance of 110 km, and to nearly nothing at
  /// 2,000 km.
  func climate(at place: Coordinate) -> Climate {
    let direction = place.direction
    var total = 0.02
    var sum = Climate(elevation: 0, january: 0, july: 0, januaryRain: 0, julyRain: 0)
    for station in stations {
      let way = station.direction - direction
      let distance = Coordinate.earthRadius * (way * way).sum().squareRoot()
      let weight = 1 / (0.02 + pow(distance / 400, 3))
      total += weight
      sum.add(station.departure, times: weight)
    }
    var climate = Self.usual(latitude: place.latitude)
    climate.add(sum, times: 1 / total)
    climate.januaryRain = max(0, climate.januaryRain)
    climate.julyRain = max(0, climate.julyRain)
    return climate
  }

  /// Returns a climate at sea level that depends on the latitude only.
  private static func usual(latitude: Double) -> Climate {
    let mean = 27 - 33 * pow(abs(sin(latitude * .pi / 180)), 2.4)
    let half = (1 + 0.12 * abs(latitude)) * (latitude < 0 ? -1 : 1)
    return Climate(
      elevation: 0, january: mean - half, july: mean + half, januaryRain: 50, julyRain: 50)
  }
}

/// The error of a line in the climate table that is not a name and seven numbers.
struct ClimateTableError: Error, Equatable, CustomStringConvertible {
  let line: Int
  let text: String

  var description: String {
    "climate table, line \(line): \"\(text)\" is not a name and seven numbers, tab-separated"
  }
}

extension Climate {
  fileprivate mutating func add(_ other: Climate, times factor: Double) {
    elevation += factor * other.elevation
    january += factor * other.january
    july += factor * other.july
    januaryRain += factor * other.januaryRain
    julyRain += factor * other.julyRain
  }
}
