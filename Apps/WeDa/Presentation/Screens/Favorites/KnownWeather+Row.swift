import WeDaDomain

extension KnownWeather {
  /// Creates the knowledge that a row has.
  init(_ row: FavoriteRow) { self.init(row.place, row.weather.value) }
}
