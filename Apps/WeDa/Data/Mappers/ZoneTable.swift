import Foundation
import WeDaDomain

/// Finds a place's time zone if the provider returns only the offset from UTC.
///
///     ZoneTable.zone(country: "DE", offset: 7200, from: now, to: end)    // Europe/Berlin
///
/// The candidates are the country's zones with this offset now. A zone is returned only if all
/// candidates have the same clocks during the forecast; otherwise a zone with the offset is
/// returned.
enum ZoneTable {
  /// Returns the time zone of a place.
  ///
  /// - Parameters:
  ///   - country: The country's code of two letters.
  ///   - offset: The seconds east of UTC at `start`.
  static func zone(
    country: String, offset: Int, from start: Date, to end: Date
  ) -> PlaceZone {
    let fitting = (zones[country.uppercased()] ?? []).compactMap { try? PlaceZone(identifier: $0) }
      .filter { $0.offset(at: start) == offset }
    guard let first = fitting.first else { return PlaceZone(offset: offset) }
    let hours = moments(from: start, to: end, step: 3600)
    let changes = hours.contains { first.offset(at: $0) != offset }
    let year = moments(from: start, to: start.addingTimeInterval(366 * 86_400), step: 86_400)
    // Zones that agree now but differ later cannot be distinguished: the name is used only if they
    // share a change of the clocks.
    let isCertain = agree(fitting, at: hours) && (changes || agree(fitting, at: year))
    return isCertain ? first : PlaceZone(offset: offset)
  }

  private static func agree(_ zones: [PlaceZone], at moments: [Date]) -> Bool {
    guard let first = zones.first else { return true }
    return zones.dropFirst().allSatisfy { zone in
      moments.allSatisfy { zone.offset(at: $0) == first.offset(at: $0) }
    }
  }

  private static func moments(
    from start: Date, to end: Date, step: TimeInterval
  ) -> [Date] {
    stride(from: start.timeIntervalSince1970, through: end.timeIntervalSince1970, by: step)
      .map { Date(timeIntervalSince1970: $0) }
  }

  private static let zones: [String: [String]] = {
    var zones: [String: [String]] = [:]
    var country = ""
    for line in countries.split(separator: "\n") {
      var words = line.split(separator: " ").map(String.init)
      if !line.hasPrefix(" ") { country = words.removeFirst() }
      zones[country, default: []] += words
    }
    return zones
  }()
}
