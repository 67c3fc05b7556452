#if DEBUG
  /// A mock geocoder that knows a few places by name, slug and point.
  public struct MockPlaceRepository: PlaceRepository {
    /// The script that gives the mock's answers and records its calls as text: "search lon", "place
    /// london-england-gb", "at 51.5,-0.1".
    public let script: MockScript<String, [Place]>
    private let packaged: [String: [Place]]

    /// Creates a mock that gives the answers of `script` and records its calls there.
    ///
    /// - Parameter packaged: The packaged towns by their names in lower case, whose calls are not
    ///   recorded.
    public init(
      _ script: MockScript<String, [Place]> = MockScript(answer: Place.fixtures),
      packaged: [String: [Place]] = [:]
    ) {
      self.script = script
      self.packaged = packaged
    }

    public func towns(called name: String) async -> [Place] { packaged[name.lowercased()] ?? [] }

    public func search(_ text: String) async throws(WeatherError) -> [Place] {
      try await script.answer("search \(text)")
    }

    public func place(for slug: String) async throws(WeatherError) -> Place {
      let places = try await script.answer("place \(slug)")
      guard let place = places.first(where: { $0.slug == slug }) else { throw .noSuchPlace(slug) }
      return place
    }

    public func place(at coordinate: Coordinate) async throws(WeatherError) -> Place {
      let words = "\(coordinate.latitude),\(coordinate.longitude)"
      guard let place = try await script.answer("at \(words)").first else {
        throw .noSuchPlace(words)
      }
      return place
    }
  }
#endif
