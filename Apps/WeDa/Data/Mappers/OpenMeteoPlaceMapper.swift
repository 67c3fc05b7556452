public import WeDaDomain

extension OpenMeteoPlacesDTO {
  /// Converts the results; parts of towns come after towns, in the order of the response.
  ///
  /// - Throws: ``UnreadableField`` with the index in `results`; also for a response that is not one
  ///   of a search.
  public func toDomain() throws(UnreadableField) -> [Place] {
    guard results != nil || duration != nil else {
      throw UnreadableField(
        path: "results", value: "missing", rule: "the results of a place search")
    }
    return try mapping("results") { () throws(UnreadableField) in
      let places = try (results ?? []).mapping { (place) throws(UnreadableField) in
        (place: try place.toDomain(), isDistrict: place.isDistrict)
      }
      return (places.filter { !$0.isDistrict } + places.filter(\.isDistrict)).map(\.place)
    }
  }
}

extension OpenMeteoPlacesDTO.PlaceDTO {
  /// A Boolean value that indicates whether the place is a part of a town.
  var isDistrict: Bool { kind == "PPLX" }

  /// Converts the place. Continents and seas have no country.
  func toDomain() throws(UnreadableField) -> Place {
    guard !name.isEmpty else {
      throw UnreadableField(path: "name", value: "\"\"", rule: "not empty")
    }
    let coordinate = try Coordinate.read(latitude, longitude, names: ("latitude", "longitude"))
    return Place(name: name, state: region, country: country ?? "", coordinate: coordinate)
  }
}
