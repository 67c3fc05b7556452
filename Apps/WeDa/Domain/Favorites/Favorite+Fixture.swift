#if DEBUG
  extension Favorite {
    /// London and Tokyo, Tokyo the newer.
    public static let fixtures = [
      Favorite(place: .tokyo, addedAt: WeatherReport.fixtureTime),
      Favorite(place: .london, addedAt: WeatherReport.fixtureTime.addingTimeInterval(-3600)),
    ]
  }
#endif
