import Testing
import WeDaDomain

/// Tests that places have their names in the reader's language.
struct PlaceNameTests {
  /// A repository with the names of two towns in every language.
  private struct Names: PlaceNameRepository {
    func names(of places: [Place], in language: String) async -> [PlaceID: String] {
      [Place.london.id: "Londres", Place.paris.id: "Paris"]
    }

    func packagedNames(of places: [Place], in language: String) async -> [PlaceID: String] {
      [Place.tokyo.id: "Tokio"]
    }
  }

  private func tell(
    _ places: [Place], in language: String, source: DataSourceType = .remote
  ) async -> [PlaceID: String] {
    let settings = MockSettingsRepository(WeatherSettings(dataSource: source))
    return await DefaultTellPlaceNamesUseCase(names: Names(), settings: settings)
      .execute(places, in: language)
  }

  @Test func `a translated place name is returned only if it differs from the English name`()
    async
  {
    #expect(await tell([.london, .paris, .tokyo], in: "es") == [Place.london.id: "Londres"])
  }

  @Test func `a town whose own name differs from its English one has its own name in its language`()
    async throws
  {
    let cologne = Place(
      name: "Köln", state: nil, country: "DE", coordinate: Place.paris.coordinate)
    struct German: PlaceNameRepository {
      func names(of places: [Place], in language: String) async -> [PlaceID: String] {
        Dictionary(uniqueKeysWithValues: places.map { ($0.id, "Köln") })
      }
    }
    let told = await DefaultTellPlaceNamesUseCase(
      names: German(), settings: MockSettingsRepository()
    ).execute([cologne], in: "de")
    #expect(told == [cologne.id: "Köln"] && cologne.englishName == "Cologne")
  }

  @Test func `in offline mode only the packaged names are told`() async {
    let told = await tell([.london, .tokyo], in: "es", source: .offline)
    #expect(told == [Place.tokyo.id: "Tokio"])
  }

  @Test func `no place names are translated in English or without places`() async {
    #expect(await tell([.london], in: "en").isEmpty)
    #expect(await tell([], in: "es").isEmpty)
  }

  @Test(arguments: [
    ("Bavaria", "DE", "de", "Bayern"), ("Bavaria", "DE", "zh", "巴伐利亚"),
    ("England", "GB", "es", "Inglaterra"), ("Île-de-France", "FR", "es", "Isla de Francia"),
    ("Ile-de-France", "FR", "pt", "Ilha de França"), ("New York", "US", "pl", "Nowy Jork"),
    ("New South Wales", "AU", "fr", "Nouvelle-Galles du Sud"), ("Bavaria", "DE", "en", "Bavaria"),
    ("Bavaria", "AT", "de", "Bavaria"), ("Atlantis", "GB", "de", "Atlantis"),
  ])
  func `a state is named in a language, or in English if it has no name there`(
    state: String, country: String, language: String, told: String
  ) {
    let place = Place(
      name: "Town", state: state, country: country, coordinate: Place.paris.coordinate)
    #expect(place.state(in: language) == told)
  }
}
