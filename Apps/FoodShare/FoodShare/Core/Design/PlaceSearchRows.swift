import SwiftUI

/// The field for the name of a place, with the towns below it that the text may mean, and the button that searches.
struct PlaceSearchRows: View {
    @Bindable var search: PlaceSearch
    let label: LocalizedStringResource
    let prompt: LocalizedStringResource
    /// The part of the rows' identifiers before the last dot.
    let prefix: String
    /// Searches for the whole text.
    let submit: () async -> Void
    let pick: (Place) -> Void
    @Environment(\.locale) private var locale

    var body: some View {
        TextField(text: $search.name, prompt: Text(prompt)) {
            Text(label)
        }
        .textContentType(.addressCity)
        .autocorrectionDisabled()
        .submitLabel(.search)
        .onSubmit { Task { await submit() } }
        // The next letter cancels the search for the text before it.
        .task(id: search.name) { await search.complete(in: locale) }
        .accessibilityIdentifier("\(prefix).name")
        ForEach(search.found) { place in
            Button {
                pick(place)
            } label: {
                PlaceLabel(place: place)
            }
            .accessibilityIdentifier("\(prefix).found.\(place.id)")
        }
        Button {
            Task { await submit() }
        } label: {
            Label {
                Text(.placeSearchLabel)
            } icon: {
                Image(systemName: "magnifyingglass")
            }
        }
        .disabled(search.name.isEmpty)
        .accessibilityIdentifier("\(prefix).search")
        if search.isUnknown {
            Text(search.isPostcodeUnknown ? .placeSearchPostcode : .placeSearchEmpty)
                .accessibilityIdentifier("\(prefix).unknown")
        }
    }
}
