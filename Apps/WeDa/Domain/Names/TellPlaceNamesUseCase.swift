/// Translates the names of places, which are stored in English, so that the address of a page does
/// not depend on the reader.
public protocol TellPlaceNamesUseCase: Sendable {
  /// Returns the names of places in a language.
  ///
  /// - Parameter language: The code of the language, such as "es".
  /// - Returns: The names that differ from the English ones, as far as they are known.
  func execute(_ places: [Place], in language: String) async -> [PlaceID: String]
}

/// Provides the use case that translates the names of places.
public protocol HasTellPlaceNamesUseCase {
  /// The use case that translates the names of places.
  var tellPlaceNames: any TellPlaceNamesUseCase { get }
}

/// Asks the repository, unless the language is English. If the settings forbid requests, only the
/// packaged names are told.
public struct DefaultTellPlaceNamesUseCase: TellPlaceNamesUseCase {
  private let names: any PlaceNameRepository
  private let settings: any SettingsRepository

  /// Creates a use case that asks the repository for the names of places in a language.
  public init(names: any PlaceNameRepository, settings: any SettingsRepository) {
    self.names = names
    self.settings = settings
  }

  public func execute(_ places: [Place], in language: String) async -> [PlaceID: String] {
    let named = places.filter { !$0.name.isEmpty }
    guard language != LanguageChoice.english.rawValue, !named.isEmpty,
      let settings = try? await settings.settings()
    else { return [:] }
    let found =
      settings.dataSource == .offline
      ? await names.packagedNames(of: named, in: language)
      : await names.names(of: named, in: language)
    return named.reduce(into: [:]) { told, place in
      if let name = found[place.id], name != place.englishName { told[place.id] = name }
    }
  }
}
