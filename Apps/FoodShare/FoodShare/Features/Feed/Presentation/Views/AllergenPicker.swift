import SwiftUI

/// A selection of any number of allergens, collapsed at first.
struct AllergenPicker: View {
    @Binding var selection: Set<Allergen>
    @State private var isOpen = false

    var body: some View {
        DisclosureGroup(isExpanded: $isOpen) {
            ForEach(Allergen.known, id: \.self) { allergen in
                Toggle(isOn: isIn(allergen)) { Text(allergen.name) }
                    .accessibilityIdentifier("offer.allergen.\(allergen.rawValue)")
            }
        } label: {
            VStack(alignment: .leading) {
                Text(.listingAllergensLabel)
                if !selection.isEmpty {
                    Text(verbatim: selection.words)
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                }
            }
        }
        .accessibilityIdentifier("offer.allergens")
    }

    private func isIn(_ allergen: Allergen) -> Binding<Bool> {
        Binding {
            selection.contains(allergen)
        } set: { isIn in
            if isIn { selection.insert(allergen) } else { selection.remove(allergen) }
        }
    }
}
