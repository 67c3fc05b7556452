#if DEBUG
  extension CharacterAdapter {
    /// Returns a made-up character for tests and previews.
    public static func fixture(
      id: Int = 1, name: String = "Plumber Rick", status: CharacterStatus = .alive
    ) -> CharacterAdapter {
      CharacterAdapter(CharacterResponse.fixture(id: id, name: name, status: status.parameter))
    }
  }

  extension CharacterResponse {
    /// Returns a made-up character in the service's JSON format.
    public static func fixture(
      id: Int = 1, name: String = "Plumber Rick", status: String = "Alive", image: String = ""
    ) -> CharacterResponse {
      CharacterResponse(
        id: id, name: name, status: status, species: "Human", type: "", gender: "Male",
        origin: PlaceResponse(name: "Earth (C-137)", url: "https://example.org/location/1"),
        location: PlaceResponse(name: "unknown", url: ""), image: image,
        episode: ["https://example.org/episode/3", "https://example.org/episode/7"],
        created: "2017-11-04T18:50:21.651Z", url: "https://example.org/character/\(id)")
    }
  }
#endif
