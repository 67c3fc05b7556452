public import Foundation
public import WeDaDomain

extension OpenMeteoAheadDTO {
  /// Converts the response to the further forecast.
  ///
  /// - Parameters:
  ///   - place: The position of the place.
  ///   - fetchedAt: The time of the response.
  /// - Returns: `nil` if it has neither hours nor quarter-hours.
  /// - Throws: ``UnreadableField`` for the first implausible value.
  public func toDomain(
    at place: Coordinate, fetchedAt: Date
  ) throws(UnreadableField) -> AheadReport? {
    _ = try Double(offset).checked(Plausible.timeZone, "utc_offset_seconds")
    let slots = try mapping("hourly") { () throws(UnreadableField) in
      try hourly?.toDomain(offset: offset, at: place) ?? []
    }
    let report = AheadReport(
      slots: slots, hours: try furtherHours(), quarters: try rain(), zone: zone,
      fetchedAt: fetchedAt)
    return report.days.isEmpty && report.quarters.isEmpty ? nil : report
  }

  private var zone: PlaceZone {
    guard let timezone, let zone = try? PlaceZone(identifier: timezone) else {
      return PlaceZone(offset: offset)
    }
    return zone
  }

  private func furtherHours() throws(UnreadableField) -> [AheadHour] {
    guard let times = hourly?.time, let further else { return [] }
    return try mapping("hourly") { () throws(UnreadableField) in
      try further.check(times.count)
      var hours: [AheadHour] = []
      for (index, text) in times.enumerated() {
        hours.append(
          try further.hour(
            index, at: OpenMeteoTime.instant(text, offset: offset, "time[\(index)]")))
      }
      return hours
    }
  }

  /// Returns the precipitation by quarter-hours. Each value is the amount before its time, so that
  /// the last time is only an end.
  private func rain() throws(UnreadableField) -> [RainQuarter] {
    guard let quarters, let amounts = quarters.precipitation else { return [] }
    return try mapping("minutely_15") { () throws(UnreadableField) in
      guard amounts.count == quarters.time.count else {
        throw UnreadableField(
          path: "precipitation", value: "\(amounts.count) values",
          rule: "\(quarters.time.count) values")
      }
      var found: [RainQuarter] = []
      for (index, text) in quarters.time.enumerated() {
        let end = try OpenMeteoTime.instant(text, offset: offset, "time[\(index)]")
        let amount = try amounts[index].precipitation("precipitation[\(index)]")
        found.append(
          RainQuarter(time: end.addingTimeInterval(-RainQuarter.duration), amount: amount))
      }
      return found
    }
  }
}

extension OpenMeteoAheadDTO.FurtherDTO {
  /// Throws an error if the number of a column's values differs from that of the times.
  fileprivate func check(_ count: Int) throws(UnreadableField) {
    let columns = [
      ("dew_point_2m", dewPoint), ("uv_index", ultraviolet), ("snow_depth", snow),
      ("pressure_msl", pressure),
    ]
    for case (let name, let column?) in columns where column.count != count {
      throw UnreadableField(
        path: name, value: "\(column.count) values", rule: "\(count) values")
    }
  }

  fileprivate func hour(_ index: Int, at time: Date) throws(UnreadableField) -> AheadHour {
    let depth = try snow?[index].known?.checked(Plausible.metres, "snow_depth[\(index)]")
    let pressure = try pressure?[index].known?
      .checked(Plausible.hectopascals, "pressure_msl[\(index)]")
    return AheadHour(
      time: time, dewPoint: try dewPoint?[index].temperature("dew_point_2m[\(index)]"),
      ultraviolet: try ultraviolet?[index].known?.checked(Plausible.uvIndex, "uv_index[\(index)]"),
      snow: depth.map(Distance.init(metres:)),
      pressure: pressure.map(Pressure.init(hectopascals:)))
  }
}
