#if DEBUG
  /// A mock that knows the names of places by language.
  public struct MockPlaceNameRepository: PlaceNameRepository {
    private let told: [String: [PlaceID: String]]

    /// Creates a mock that knows the names of places by language.
    ///
    /// - Parameter told: The names by the code of the language.
    public init(_ told: [String: [PlaceID: String]] = [:]) { self.told = told }

    public func names(of places: [Place], in language: String) async -> [PlaceID: String] {
      let ids = Set(places.map(\.id))
      return told[language]?.filter { ids.contains($0.key) } ?? [:]
    }
  }
#endif
