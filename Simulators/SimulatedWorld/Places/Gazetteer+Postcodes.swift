extension Gazetteer {
  /// Some postcodes with their towns; GeoNames' postal codes are not in the data that the gazetteer
  /// is made from.
  private static let postcodes = [
    "10115": "Berlin,DE", "75001": "Paris,FR", "sw1a": "London,GB", "sw1a1aa": "London,GB",
    "90210": "Beverly Hills,US", "1000001": "Tokyo,JP", "28001": "Madrid,ES",
  ]

  /// Returns the place of a postcode; blanks, hyphens and case are ignored. `nil` for a postcode
  /// that the simulated world does not have.
  ///
  /// - Parameter country: The code of the country in which the place must be; `nil` for any.
  public func place(postcode: String, in country: String? = nil) -> Place? {
    let code = postcode.lowercased().filter { !$0.isWhitespace && $0 != "-" }
    let place = Self.postcodes[code].flatMap(PlaceQuery.init).flatMap { self.place(named: $0) }
    return place.flatMap { country == nil || $0.country == country ? $0 : nil }
  }
}
