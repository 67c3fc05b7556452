public import WeDaDomain

extension OpenMeteoMoreRepository {
  public func past(
    at place: Place, on day: LocalDay
  ) async throws(WeatherError) -> PastReport? {
    async let before = Result(awaiting: { () throws(WeatherError) in
      try await yesterday(at: place, before: day)
    })
    async let usual = Result(awaiting: { () throws(WeatherError) in
      try await normals(at: place, on: day)
    })
    switch await (before, usual) {
    case (.failure(let error), .failure): throw error
    case (let before, let usual):
      let (yesterday, normals) = ((try? before.get()) ?? nil, (try? usual.get()) ?? nil)
      guard let oldest = [yesterday?.time, normals?.time].compactMap(\.self).min() else {
        return nil
      }
      return PastReport(yesterday: yesterday?.value, normals: normals?.value, fetchedAt: oldest)
    }
  }

  /// Returns yesterday's weather, from the forecast's service, since the archive lacks the last
  /// days.
  private func yesterday(
    at place: Place, before day: LocalDay
  ) async throws(WeatherError) -> Timed<DayFigures>? {
    let date = LocalDay(number: day.number - 1).isoText
    return try await yesterdays.value(for: "\(place.id.text) \(date)") { () throws(WeatherError) in
      let answer = try await ask(
        .yesterday(coordinate: place.coordinate, configuration), about: place, pastHealth)
      let day = try reading { () throws(UnreadableField) in try answer?.days()[date] }
      return day.map { Timed(value: $0, time: now()) }
    }
  }

  /// Returns the means of a date in several years. Years whose request failed are left out; if all
  /// failed, throws an error.
  private func normals(
    at place: Place, on day: LocalDay
  ) async throws(WeatherError) -> Timed<Normals>? {
    let key = "\(place.id.text) \(day.isoText)"
    return try await usuals.value(for: key) { () throws(WeatherError) in
      let years = await years(at: place, before: day)
      if let normals = Normals(years.compactMap { try? $0.get() }) {
        return Timed(value: normals, time: now())
      }
      // Too few years are known for good only if no request failed.
      for year in years { _ = try year.get() }
      return nil
    }
  }

  private func years(
    at place: Place, before day: LocalDay
  ) async -> [Result<[DayFigures], WeatherError>] {
    await withTaskGroup(of: Result<[DayFigures], WeatherError>.self) { group in
      for window in Normals.windows(before: day) {
        group.addTask {
          await Result(awaiting: { () throws(WeatherError) in
            try await days(at: place, from: window.first, to: window.last)
          })
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
  }

  private func days(
    at place: Place, from first: LocalDay, to last: LocalDay
  ) async throws(WeatherError) -> [DayFigures] {
    let answer = try await ask(
      .archive(coordinate: place.coordinate, from: first, to: last, configuration), about: place,
      archiveHealth)
    return try reading { () throws(UnreadableField) in
      try (answer?.days() ?? [:]).map(\.value)
    }
  }
}
