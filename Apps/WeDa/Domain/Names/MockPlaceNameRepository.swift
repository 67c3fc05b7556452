#if DEBUG
  /// A mock that knows the names of places by language.
  public struct MockPlaceNameRepository: PlaceNameRepository {
    private let told: [String: [PlaceID: String]]
    private let packaged: [String: [PlaceID: String]]

    /// Creates a mock that knows the names of places by language.
    ///
    /// - Parameters:
    ///   - told: The names by the code of the language.
    ///   - packaged: The names that are known without a request, by the code of the language.
    public init(
      _ told: [String: [PlaceID: String]] = [:], packaged: [String: [PlaceID: String]] = [:]
    ) {
      self.told = told
      self.packaged = packaged
    }

    public func packagedNames(
      of places: [Place], in language: String
    ) async -> [PlaceID: String] {
      let ids = Set(places.map(\.id))
      return packaged[language]?.filter { ids.contains($0.key) } ?? [:]
    }

    public func names(of places: [Place], in language: String) async -> [PlaceID: String] {
      let ids = Set(places.map(\.id))
      return told[language]?.filter { ids.contains($0.key) } ?? [:]
    }
  }
#endif
