package import WeDaDomain

extension OpenMeteoPastDTO {
  /// Returns the days by their dates as text; a day without temperatures is left out.
  ///
  /// - Throws: ``UnreadableField`` for the first implausible value.
  package func days() throws(UnreadableField) -> [String: DayFigures] {
    guard let daily else { return [:] }
    return try mapping("daily") { () throws(UnreadableField) in try daily.days() }
  }
}

extension OpenMeteoPastDTO.DailyDTO {
  fileprivate func days() throws(UnreadableField) -> [String: DayFigures] {
    let columns = [
      ("temperature_2m_max", high), ("temperature_2m_min", low),
      ("precipitation_sum", precipitation),
    ]
    for case (let name, let column?) in columns where column.count != time.count {
      throw UnreadableField(
        path: name, value: "\(column.count) values", rule: "\(time.count) values")
    }
    var days: [String: DayFigures] = [:]
    for (index, date) in time.enumerated() { days[date] = try day(index) }
    return days
  }

  private func day(_ index: Int) throws(UnreadableField) -> DayFigures? {
    guard let high = try high?[index].temperature("temperature_2m_max[\(index)]"),
      let low = try low?[index].temperature("temperature_2m_min[\(index)]")
    else { return nil }
    return DayFigures(
      low: min(low, high), high: max(low, high),
      precipitation: try precipitation?[index].precipitation("precipitation_sum[\(index)]"))
  }
}
