public import WeDaDomain

extension OpenMeteoPlacesDTO {
  /// - Throws: ``UnreadableField`` with the place in `results`; also for an answer that is none of a
  ///   search.
  public func toDomain() throws(UnreadableField) -> [Place] {
    guard results != nil || duration != nil else {
      throw UnreadableField(path: "results", value: "missing", rule: "the answer of a search")
    }
    return try mapping("results") { () throws(UnreadableField) in
      try (results ?? []).mapping { (place) throws(UnreadableField) in try place.toDomain() }
    }
  }
}

extension OpenMeteoPlacesDTO.PlaceDTO {
  /// A continent or a sea has no country.
  func toDomain() throws(UnreadableField) -> Place {
    guard !name.isEmpty else {
      throw UnreadableField(path: "name", value: "\"\"", rule: "not empty")
    }
    let coordinate = try Coordinate.read(latitude, longitude, names: ("latitude", "longitude"))
    return Place(name: name, state: region, country: country ?? "", coordinate: coordinate)
  }
}
