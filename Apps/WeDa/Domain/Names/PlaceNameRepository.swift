/// The names that places have in other languages.
public protocol PlaceNameRepository: Sendable {
  /// Returns the names of places in a language.
  ///
  /// - Parameters:
  ///   - places: The places, with their English names.
  ///   - language: The code of the language, such as "es".
  /// - Returns: The names that are known; a place that has none in the language is left out.
  func names(of places: [Place], in language: String) async -> [PlaceID: String]

  /// Returns the names of places in a language that are known without a request.
  ///
  /// - Parameters:
  ///   - places: The places, with their English names.
  ///   - language: The code of the language, such as "es".
  /// - Returns: The names that are known; a place that has none in the language is left out.
  func packagedNames(of places: [Place], in language: String) async -> [PlaceID: String]
}

extension PlaceNameRepository {
  /// Returns no names, for repositories that know none without a request.
  public func packagedNames(
    of places: [Place], in language: String
  ) async -> [PlaceID: String] { [:] }
}
