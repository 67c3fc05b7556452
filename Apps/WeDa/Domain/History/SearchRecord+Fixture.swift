#if DEBUG
  extension SearchRecord {
    /// Three searches for tests: Paris, London and Tromsø, of which Paris is the newest.
    public static let fixtures = [
      SearchRecord(place: .paris, searchedAt: WeatherReport.fixtureTime),
      SearchRecord(place: .london, searchedAt: WeatherReport.fixtureTime.addingTimeInterval(-600)),
      SearchRecord(place: .tromso, searchedAt: WeatherReport.fixtureTime.addingTimeInterval(-7200)),
    ]
  }
#endif
