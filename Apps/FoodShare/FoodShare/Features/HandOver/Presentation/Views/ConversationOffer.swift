import SwiftUI

/// The offer of a conversation above it: its photo and its title, which lead to its page.
struct ConversationOffer: View {
    let offer: HandOverOffer
    /// Loads the photo with a name; `nil` if that fails.
    let photo: (String) async -> Data?

    var body: some View {
        Section {
            PageLink(value: offer.id) {
                HStack(spacing: 12) {
                    if let name = offer.photo {
                        PhotoView(label: nil, name: name) {
                            await photo(name)
                        } placeholder: {
                            ProgressView()
                        }
                        .frame(width: 72, height: 54)
                        .clipShape(.rect(cornerRadius: 12))
                    }
                    VStack(alignment: .leading, spacing: 2) {
                        Text(verbatim: offer.title)
                            .font(.headline)
                        Text(.listingNavigationTitle)
                            .font(.subheadline)
                            .foregroundStyle(.secondary)
                    }
                }
                .accessibilityElement(children: .combine)
            }
            .accessibilityIdentifier("handover.offer")
        }
    }
}
