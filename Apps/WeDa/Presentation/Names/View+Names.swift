import Foundation
import SwiftUI
import WeDaDomain

extension EnvironmentValues {
  /// The places' names in the reader's language; `nil` where only English ones are shown.
  @Entry var placeNames: PlaceNamesViewModel? = nil
}

extension View {
  /// Loads the names of the places that the view shows, in the reader's language.
  func tellsNames(of places: [Place]) -> some View { modifier(ToldNames(places: places)) }
}

/// A modifier with a task that loads the names of places. The task begins again when the places or
/// the language change.
private struct ToldNames: ViewModifier {
  let places: [Place]
  @Environment(\.placeNames) private var names
  @Environment(\.locale) private var locale

  private struct Key: Hashable {
    let places: [PlaceID]
    let language: String
  }

  func body(content: Content) -> some View {
    content
      .task(id: key) {
        guard key != nil else { return }
        await names?.send(.shown(places, language: locale.wordLanguage))
      }
  }

  /// The key of the task; `nil` in English, in which no names need to be loaded.
  private var key: Key? {
    let language = locale.wordLanguage
    guard names != nil, language != LanguageChoice.english.rawValue else { return nil }
    return Key(places: places.map(\.id), language: language)
  }
}
