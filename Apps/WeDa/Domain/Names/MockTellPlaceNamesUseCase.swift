#if DEBUG
  /// A mock that knows the names of places by language.
  public struct MockTellPlaceNamesUseCase: TellPlaceNamesUseCase {
    private let names: [String: [PlaceID: String]]

    /// Creates a mock that knows the names of places by language.
    ///
    /// - Parameter names: The names by the code of the language.
    public init(_ names: [String: [PlaceID: String]] = [:]) { self.names = names }

    public func execute(_ places: [Place], in language: String) async -> [PlaceID: String] {
      let ids = Set(places.map(\.id))
      return names[language]?.filter { ids.contains($0.key) } ?? [:]
    }
  }
#endif
