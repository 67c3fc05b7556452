import StrataPlaceNames
import WeDaDomain

/// The names of towns in the app's languages, from the built-in gazetteer, without any request.
enum GazetteerNames {
  /// The gazetteer, opened once per process; without its file, no town is named.
  private static let bundled = try? PlaceNames.bundled()

  /// Returns the names of places that the gazetteer knows in a language.
  ///
  /// - Parameter language: The code of the language, such as "es"; "zh" is simplified Chinese.
  @concurrent static func names(
    of places: [Place], in language: String
  ) async -> [PlaceID: String] {
    let language = language == "zh" ? LanguageChoice.simplifiedChinese.rawValue : language
    guard let bundled, PlaceNames.languages.contains(language) else { return [:] }
    return places.reduce(into: [:]) { names, place in
      names[place.id] = bundled.name(
        of: place.name, latitude: place.coordinate.latitude,
        longitude: place.coordinate.longitude, in: language)
    }
  }
}
