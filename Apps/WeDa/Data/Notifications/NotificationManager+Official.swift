import WeDaDomain

extension NotificationManager {
  /// Sends the severe official warnings of places, each once.
  ///
  /// The places are asked for at the same time. A place whose forecast failed has its warnings too,
  /// and one whose warnings failed is asked again at the next refresh.
  func tellOfficialWarnings(
    of weather: [FavoriteWeather], _ language: String, _ chosen: WeatherSettings
  ) async {
    let found = await officialWarnings(of: weather.filter { !$0.isDemo }.map(\.favorite.place))
    for one in weather {
      guard let report = found[one.id] else { continue }
      for warning in report.alarming(at: now()) {
        await tell(warning, one, language, chosen)
      }
    }
  }

  private func officialWarnings(of places: [Place]) async -> [PlaceID: WarningReport] {
    guard let more else { return [:] }
    return await withTaskGroup(of: (PlaceID, WarningReport?).self) { group in
      for place in places {
        group.addTask { (place.id, try? await more.warnings(at: place)) }
      }
      var found: [PlaceID: WarningReport] = [:]
      for await (id, report) in group { found[id] = report }
      return found
    }
  }

  private func tell(
    _ warning: OfficialWarning, _ one: FavoriteWeather, _ language: String,
    _ chosen: WeatherSettings
  ) async {
    let event = "official.\(one.id.text).\(warning.id)"
    let day = (one.zone ?? .gmt).day(of: now()).isoText
    // An office publishes a warning anew whenever it changes a word, and for each of its districts:
    // the same event of a place is told once a day.
    let kind = "official.\(one.id.text).\(day).\(warning.event)"
    guard (try? await records.claim(event, at: now())) == true,
      (try? await records.claim(kind, at: now())) == true
    else { return }
    let text = writer.official(
      warning, zone: one.zone, name: one.favorite.name, language: language, settings: chosen)
    await add("alert.\(event)", text, one.favorite, nil)
  }
}

extension FavoriteWeather {
  /// The time zone of the place; `nil` if its forecast failed.
  fileprivate var zone: PlaceZone? { try? weather.get().zone }

  /// A Boolean value that indicates whether the weather is invented, as the warnings would be.
  fileprivate var isDemo: Bool { (try? weather.get().isDemo) ?? false }
}
