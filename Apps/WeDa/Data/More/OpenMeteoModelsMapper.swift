public import Foundation
public import WeDaDomain

extension OpenMeteoModelsDTO {
  /// Converts the response to a report of the models.
  ///
  /// - Returns: `nil` if fewer than two models have a temperature of the place.
  /// - Throws: ``UnreadableField`` for the first implausible value.
  public func toDomain(fetchedAt: Date) throws(UnreadableField) -> ModelReport? {
    _ = try Double(offset).checked(Plausible.timeZone, "utc_offset_seconds")
    guard let hourly else { return nil }
    let lines = try mapping("hourly") { () throws(UnreadableField) in
      try hourly.lines(offset: offset)
    }
    return ModelReport(lines, fetchedAt: fetchedAt)
  }
}

extension OpenMeteoModelsDTO.HourlyDTO {
  fileprivate func lines(offset: Int) throws(UnreadableField) -> [ModelReport.Line] {
    var times: [Date] = []
    for (index, text) in time.enumerated() {
      times.append(try OpenMeteoTime.instant(text, offset: offset, "time[\(index)]"))
    }
    var lines: [ModelReport.Line] = []
    for model in ForecastModel.allCases {
      lines.append(ModelReport.Line(model: model, hours: try hours(model, times)))
    }
    return lines
  }

  /// Returns the hours of a model. An hour's precipitation is reported with its end.
  private func hours(
    _ model: ForecastModel, _ times: [Date]
  ) throws(UnreadableField) -> [ModelReport.Hour] {
    let (warmth, rain) = (
      Self.column(Self.temperature, model), Self.column(Self.precipitation, model)
    )
    let (temperatures, amounts) = (try values(warmth), try values(rain))
    var hours: [ModelReport.Hour] = []
    for (index, time) in times.enumerated() {
      let next = index + 1
      let isNext =
        next < times.count && times[next].timeIntervalSince(time) == ForecastSlot.oneHour
      hours.append(
        ModelReport.Hour(
          time: time, temperature: try temperatures?[index].temperature("\(warmth)[\(index)]"),
          precipitation: isNext ? try amounts?[next].precipitation("\(rain)[\(next)]") : nil))
    }
    return hours
  }

  /// Returns a column's values; `nil` if the column is missing.
  private func values(_ name: String) throws(UnreadableField) -> [Double?]? {
    guard let column = columns[name] else { return nil }
    guard column.count == time.count else {
      throw UnreadableField(
        path: name, value: "\(column.count) values", rule: "\(time.count) values")
    }
    return column
  }
}
