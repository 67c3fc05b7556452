import SimulatedWorld
import SimulatorKit

extension OpenMeteoService {
  /// The fraction of an hour's precipitation that falls in each of its quarters.
  private static let shares = [0.1, 0.4, 0.35, 0.15]

  /// Returns the block `minutely_15`: the precipitation before each time, from the current quarter
  /// of an hour on.
  func quarters(
    _ span: ForecastSpan, _ climate: Climate, _ query: Query, _ units: Units, at start: Int
  ) throws(OpenMeteoFailure) -> [JSON.Member] {
    for name in query.list("minutely_15") where name != "precipitation" {
      throw .variable(name, key: "minutely_15")
    }
    let times = (0..<(try query.quarters())).map { start + 900 * $0 }
    let amounts = times.map { time in
      let begin = time - 900
      let hour = weather(span, climate, at: begin)
      let quarter = (begin % 3600 + 3600) % 3600 / 900
      return units.value((hour.rain + hour.snow) * Self.shares[quarter], .precipitation)
    }
    return block(
      "minutely_15", units,
      [JSON.Member("precipitation", .string(units.name(.precipitation)))],
      [
        JSON.Member("time", .array(times.map { self.time($0, span, units) })),
        JSON.Member("precipitation", .array(amounts)),
      ])
  }
}

extension Query {
  /// Returns the requested number of quarter-hours, 0 to 384; by default that of a day.
  func quarters() throws(OpenMeteoFailure) -> Int {
    guard let text = self["forecast_minutely_15"] else { return 96 }
    guard let count = Int(text), (0...384).contains(count) else {
      throw .value(text, key: "forecast_minutely_15")
    }
    return count
  }
}
