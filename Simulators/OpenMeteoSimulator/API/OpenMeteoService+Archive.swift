import Foundation
import SimulatedWorld
import SimulatorKit

extension OpenMeteoService {
  /// The number of days by which the archive is behind.
  private static let delay = 2
  /// The maximum number of days in an answer.
  private static let longest = 366

  /// Returns the answer of `/v1/archive`: the daily values of past dates, `null` for the last two.
  func archive(_ query: Query) throws(OpenMeteoFailure) -> JSON {
    guard let point = try query.points().first else { throw .counts }
    let units = try Units(query)
    let nearest = gazetteer.places(near: point, within: 500, limit: 1).first
    let spot = Spot(coordinate: point, nearest: nearest)
    let (first, last) = (try query.date("start_date"), try query.date("end_date"))
    guard first <= last, last - first < Self.longest * 86_400 else {
      throw .value(query["end_date"] ?? "", key: "end_date")
    }
    // Noon at the place is on the asked date in every zone; noon in UTC is not.
    let offset = query["timezone"] == "auto" ? spot.offset(at: first) : 0
    let span = try ForecastSpan(
      spot, timezone: query["timezone"], now: first + 43_200 - offset,
      days: (last - first) / 86_400 + 1)
    let members = try daily(span, spot.climate(model), query, units)
    let end = Int(now().timeIntervalSince1970) - Self.delay * 86_400
    return .members(
      head(span, spot.climate(model), number: 0)
        + members.map { $0.leavingOut(span.midnights.map { $0 > end }) })
  }
}

extension Query {
  /// Returns a date as the seconds of its midnight in UTC.
  fileprivate func date(_ name: String) throws(OpenMeteoFailure) -> Int {
    let text = self[name] ?? ""
    guard let date = try? Date(text, strategy: .iso8601.year().month().day()) else {
      throw .value(text, key: name)
    }
    return Int(date.timeIntervalSince1970)
  }
}

extension JSON.Member {
  /// Returns the block `daily` with `null` for the days that are marked as unknown; the dates
  /// themselves are kept.
  fileprivate func leavingOut(_ isUnknown: [Bool]) -> JSON.Member {
    guard name == "daily", case .members(let columns) = value else { return self }
    let known = columns.map { column in
      guard column.name != "time", case .array(let values) = column.value else { return column }
      return JSON.Member(
        column.name, .array(zip(values, isUnknown).map { $1 ? .null : $0 }))
    }
    return JSON.Member(name, .members(known))
  }
}
