import SwiftUI

/// The section with the giver's words about where to collect the food; nothing if there are none.
struct PickupWords: View {
    let terms: PickupTerms
    /// The part of the rows' identifiers before the dot.
    let prefix: String

    var body: some View {
        if !terms.address.isEmpty || !terms.note.isEmpty {
            Section {
                row(.handOverAddressLabel, terms.address, "\(prefix).address")
                row(.handOverNoteLabel, terms.note, "\(prefix).note")
            }
        }
    }

    /// A row for a text of the giver; nothing if it is empty.
    @ViewBuilder private func row(_ label: LocalizedStringResource, _ text: String, _ identifier: String) -> some View {
        if !text.isEmpty {
            LabeledContent {
                Text(verbatim: text)
                    .textSelection(.enabled)
            } label: {
                Text(label)
            }
            .accessibilityIdentifier(identifier)
        }
    }
}
