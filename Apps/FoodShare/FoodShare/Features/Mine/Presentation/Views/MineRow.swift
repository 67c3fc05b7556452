import SwiftUI

/// A row of a person's page: the photo of the offer, if there is one, beside its title and the facts.
struct MineRow<Facts: View>: View {
    let title: String
    /// The name of the offer's photo; `nil` if there is none.
    let name: String?
    /// Loads the photo with a name; `nil` if that fails.
    let photo: (String) async -> Data?
    @ViewBuilder let facts: Facts

    var body: some View {
        HStack(spacing: 12) {
            if let name {
                PhotoView(label: nil, name: name) {
                    await photo(name)
                } placeholder: {
                    ProgressView()
                }
                .frame(width: 72, height: 54)
                .clipShape(.rect(cornerRadius: 12))
            }
            VStack(alignment: .leading, spacing: 2) {
                Text(verbatim: title)
                    .font(.headline)
                facts
            }
        }
        .accessibilityElement(children: .combine)
    }
}
