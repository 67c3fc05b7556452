import Foundation
import Observation
import WeDaDomain

/// The view model of the places' names in the reader's language. The whole app shares one.
///
/// Until a name is known, and for places without one, the English name is shown.
@MainActor @Observable final class PlaceNamesViewModel {
  typealias Dependencies = HasTellPlaceNamesUseCase

  enum Action: Equatable, Sendable {
    /// Places are shown in a language, given by its code.
    case shown([Place], language: String)
  }

  struct State: Equatable, Sendable {
    /// The names that differ from the English ones, by language.
    var names: [String: [PlaceID: String]] = [:]
  }

  private(set) var state = State()
  private let dependencies: any Dependencies

  init(_ dependencies: any Dependencies) { self.dependencies = dependencies }

  func send(_ action: Action) async {
    switch action {
    case .shown(let places, let language): await tell(places, language)
    }
  }

  /// Returns the name of a place in the language of a locale.
  func name(of place: Place, in locale: Locale) -> String {
    state.names[locale.wordLanguage]?[place.id] ?? place.englishName
  }

  private func tell(_ places: [Place], _ language: String) async {
    guard language != LanguageChoice.english.rawValue, !places.isEmpty else { return }
    let found = await dependencies.tellPlaceNames.execute(places, in: language)
    // Without news nothing is written, since each write draws every visible name again.
    let known = state.names[language] ?? [:]
    let all = known.merging(found) { $1 }
    if all != known { state.names[language] = all }
  }
}

extension Locale {
  /// The code of the language.
  package var wordLanguage: String {
    language.languageCode?.identifier ?? LanguageChoice.english.rawValue
  }
}
