import Foundation

extension Gazetteer {
  /// Returns the place with an OpenWeatherMap city id; `nil` if there is none.
  public func place(id: Int) -> Place? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      let rank = file.number(.byID, middle, as: UInt16.self)
      if file.field(rank, at: 0, as: UInt32.self) < id { low = middle + 1 } else { high = middle }
    }
    guard low < count else { return nil }
    let rank = file.number(.byID, low, as: UInt16.self)
    return file.field(rank, at: 0, as: UInt32.self) == id ? self[rank] : nil
  }

  /// Returns the places around a point, the nearest first.
  ///
  /// - Parameters:
  ///   - point: The center.
  ///   - kilometres: The maximum distance.
  ///   - limit: The maximum number of places.
  public func places(near point: Coordinate, within kilometres: Double, limit: Int) -> [Place] {
    let reach = kilometres / Coordinate.kilometresPerDegree
    var found: [(distance: Double, rank: Int)] = []
    var position = firstInLatitude(atLeast: point.latitude - reach)
    while position < count {
      let rank = file.number(.byLatitude, position, as: UInt16.self)
      let there = Coordinate(latitude: latitude(rank), longitude: longitude(rank))
      if there.latitude > point.latitude + reach { break }
      let distance = point.kilometres(to: there)
      if distance <= kilometres { found.append((distance, rank)) }
      position += 1
    }
    return found.sorted { ($0.distance, $0.rank) < ($1.distance, $1.rank) }.prefix(limit)
      .map { self[$0.rank] }
  }

  private func firstInLatitude(atLeast latitude: Double) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      let rank = file.number(.byLatitude, middle, as: UInt16.self)
      if self.latitude(rank) < latitude { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
