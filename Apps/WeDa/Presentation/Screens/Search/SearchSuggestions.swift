import Foundation
import SwiftUI
import WeDaDomain

/// The suggestions of the search field: places, or an error.
struct SearchSuggestions: View {
  let suggestions: Loading<[Place]>
  /// A Boolean value that indicates whether no place is called as typed, so that the suggestions
  /// have another spelling.
  var isCorrected = false
  let query: String
  /// A Boolean value that indicates whether the places are those of demo data.
  var isDemo = false
  let choose: @MainActor (Place) -> Void
  @Environment(\.showDemo) private var showDemo
  @Environment(\.locale) private var locale

  var body: some View {
    if isCorrected, suggestions.value?.isEmpty == false {
      Text(Words.Search.NoMatch.title(query.trimmingBlanks.shortened(to: 60)))
        .foregroundStyle(.secondary)
    }
    ForEach(suggestions.value ?? []) { place in
      Button {
        choose(place)
      } label: {
        PlaceName(place: place, showsSpot: isTwin(place))
      }
      .accessibilityIdentifier(UITestIDs.Search.suggestion(place.slug))
    }
    if let note {
      Text(note)
        .foregroundStyle(.secondary)
    }
    if isDemo, case .loaded(let places) = suggestions, places.isEmpty,
      query.contains(where: \.isNumber)
    {
      Text(Words.Search.Postcode.demo)
        .foregroundStyle(.secondary)
    }
    if suggestions.error?.meansNoConnection == true, query.contains(where: \.isNumber) {
      Text(Words.Search.Postcode.offline)
        .foregroundStyle(.secondary)
    }
    if suggestions.error?.meansNoConnection == true, let showDemo {
      Button {
        showDemo()
      } label: {
        Text(Words.Demo.Offer.button)
      }
      .accessibilityIdentifier(UITestIDs.Search.showDemo)
      .task { await showDemo.check() }
    }
  }

  /// Returns whether another row shows the same text, so that the rows need more to be
  /// distinguished.
  private func isTwin(_ place: Place) -> Bool {
    let name = place.fullName(in: locale)
    return (suggestions.value ?? []).contains {
      $0.id != place.id && $0.fullName(in: locale) == name
    }
  }

  private var note: LocalizedStringResource? {
    switch suggestions {
    case .loaded(let places) where places.isEmpty:
      Words.Search.NoMatch.title(query.trimmingBlanks.shortened(to: 60))
    case .failed(let error, _): error.title
    default: nil
    }
  }
}
