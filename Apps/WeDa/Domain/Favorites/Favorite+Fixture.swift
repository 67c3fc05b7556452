#if DEBUG
  extension Favorite {
    /// Two favourites for tests: London, and Tokyo, which was added later.
    public static let fixtures = [
      Favorite(place: .tokyo, addedAt: WeatherReport.fixtureTime),
      Favorite(place: .london, addedAt: WeatherReport.fixtureTime.addingTimeInterval(-3600)),
    ]
  }
#endif
