import Foundation
import SimulatedWorld
import SimulatorKit

extension OpenMeteoService {
  /// Returns the answer of `/v1/forecast`: an object, or a list of objects for a list of points.
  func forecast(_ query: Query) throws(OpenMeteoFailure) -> JSON {
    let points = try query.points()
    let units = try Units(query)
    // Whichever it is, the model has the weather of the point itself.
    _ = try query.choice("cell_selection", ["land", "sea", "nearest"])
    var answers: [JSON] = []
    for point in points {
      answers.append(try forecast(point, query, units, number: answers.count))
    }
    return answers.count == 1 ? answers[0] : .array(answers)
  }

  private func forecast(
    _ point: Coordinate, _ query: Query, _ units: Units, number: Int
  ) throws(OpenMeteoFailure) -> JSON {
    let nearest = gazetteer.places(near: point, within: 500, limit: 1).first
    let spot = Spot(coordinate: point, nearest: nearest)
    let time = Int(now().timeIntervalSince1970)
    let span = try ForecastSpan(
      spot, timezone: query["timezone"], now: time, days: try query.forecastDays(),
      before: try query.pastDays())
    let climate = spot.climate(model)
    var members = head(span, climate, number: number)
    if query["current"] != nil {
      members += try current(span, climate, query, units, at: time / 900 * 900)
    }
    if query["hourly"] != nil { members += try hourly(span, climate, query, units) }
    if query["minutely_15"] != nil {
      members += try quarters(span, climate, query, units, at: time / 900 * 900)
    }
    if query["daily"] != nil { members += try daily(span, climate, query, units) }
    return .members(members)
  }

  /// Returns the members about the point, which is the center of a grid cell and not the requested
  /// point.
  func head(_ span: ForecastSpan, _ climate: Climate, number: Int) -> [JSON.Member] {
    let cell = { (degrees: Double) in JSON.number((degrees * 16).rounded() / 16) }
    return [
      JSON.Member("latitude", cell(span.spot.coordinate.latitude)),
      JSON.Member("longitude", cell(span.spot.coordinate.longitude)),
      JSON.Member("generationtime_ms", .number(0.25)),
      JSON.Member("utc_offset_seconds", .integer(span.offset)),
      JSON.Member("timezone", .string(span.zoneName)),
      JSON.Member("timezone_abbreviation", .string(span.abbreviation)),
      JSON.Member("elevation", .number(climate.elevation.rounded())),
    ] + (number > 0 ? [JSON.Member("location_id", .integer(number))] : [])
  }

  private func current(
    _ span: ForecastSpan, _ climate: Climate, _ query: Query, _ units: Units, at time: Int
  ) throws(OpenMeteoFailure) -> [JSON.Member] {
    let variables = try variables(query, "current")
    let weather = weather(span, climate, at: time)
    let light = Light(at: span.spot.weatherPoint, seconds: time)
    var values = [
      JSON.Member("time", self.time(time, span, units)), JSON.Member("interval", .integer(900)),
    ]
    values += variables.map {
      JSON.Member($0.name, units.value($0.value(weather, light), $0.kind))
    }
    let names = [JSON.Member("interval", "seconds")] + named(variables, units)
    return block("current", units, names, values)
  }

  /// Returns the block `hourly`. If several models are requested, each has columns, whose names end
  /// with the model's.
  private func hourly(
    _ span: ForecastSpan, _ climate: Climate, _ query: Query, _ units: Units
  ) throws(OpenMeteoFailure) -> [JSON.Member] {
    let variables = try variables(query, "hourly")
    let models = try query.models()
    let time = Int(now().timeIntervalSince1970)
    let hours = span.hours.map { seconds in
      (weather(span, climate, at: seconds), Light(at: span.spot.weatherPoint, seconds: seconds))
    }
    var names: [JSON.Member] = []
    var columns = [JSON.Member("time", .array(span.hours.map { self.time($0, span, units) }))]
    for variable in variables {
      for model in models {
        let name = models.count > 1 ? "\(variable.name)_\(model.name)" : variable.name
        let column = zip(span.hours, hours).map { seconds, hour in
          units.value(
            model.value(variable.value(hour.0, hour.1), variable.kind, ahead: seconds - time),
            variable.kind)
        }
        names.append(JSON.Member(name, .string(units.name(variable.kind))))
        columns.append(JSON.Member(name, .array(column)))
      }
    }
    return block("hourly", units, names, columns)
  }

  func weather(_ span: ForecastSpan, _ climate: Climate, at seconds: Int) -> Weather {
    model.weather(
      at: span.spot.weatherPoint, climate: climate,
      hour: Int((Double(seconds) / 3600).rounded(.down)))
  }

  func block(
    _ name: String, _ units: Units, _ names: [JSON.Member], _ values: [JSON.Member]
  ) -> [JSON.Member] {
    let time = JSON.Member("time", units.isUnixTime ? "unixtime" : "iso8601")
    return [
      JSON.Member("\(name)_units", .members([time] + names)),
      JSON.Member(name, .members(values)),
    ]
  }

  func time(_ seconds: Int, _ span: ForecastSpan, _ units: Units) -> JSON {
    units.isUnixTime ? .integer(seconds) : .string(span.text(seconds))
  }

  private func variables(
    _ query: Query, _ key: String
  ) throws(OpenMeteoFailure) -> [Variable] {
    var found: [Variable] = []
    for name in query.list(key) { found.append(try Variable.named(name, key: key)) }
    return found
  }

  private func named(_ variables: [Variable], _ units: Units) -> [JSON.Member] {
    variables.map { JSON.Member($0.name, .string(units.name($0.kind))) }
  }
}
