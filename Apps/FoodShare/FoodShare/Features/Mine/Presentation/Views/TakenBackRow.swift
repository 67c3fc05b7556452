import SwiftUI

/// The row of an offer that its giver took off the list, with the button that offers it again.
struct TakenBackRow: View {
    let listing: FoodListing
    /// Opens the form that offers the listing once more; `nil` if that is not possible.
    let again: (() -> Void)?

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(verbatim: listing.title)
                .font(.headline)
            Text(.mineTakenBackMessage)
                .font(.subheadline)
                .foregroundStyle(.secondary)
            if let again {
                Button(action: { again() }) { Text(.listingAgainLabel) }
                    .accessibilityIdentifier("mine.again")
            }
        }
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier("mine.takenBack")
    }
}
