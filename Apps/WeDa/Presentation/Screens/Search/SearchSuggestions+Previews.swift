#if DEBUG
  import SwiftUI
  import WeDaDomain

  #Preview("Suggestions") {
    List { SearchSuggestions(suggestions: .loaded(Place.fixtures), query: "Lon") { _ in } }
  }

  #Preview("Suggestions, none") {
    List { SearchSuggestions(suggestions: .loaded([]), query: "Qqqq") { _ in } }
  }
#endif
