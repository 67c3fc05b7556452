import SwiftUI

/// The button that shows and hides the allergens that offers must not name, with the chosen ones.
struct AllergenFilterButton: View {
    let selection: Set<Allergen>
    @Binding var isOpen: Bool

    var body: some View {
        Toggle(isOn: $isOpen) {
            VStack(alignment: .trailing) {
                Text(.feedWithoutLabel)
                if !selection.isEmpty {
                    Text(verbatim: selection.words)
                        .font(.subheadline)
                }
            }
            .multilineTextAlignment(.trailing)
        }
        .toggleStyle(.button)
        .accessibilityIdentifier("feed.without")
    }
}

/// A selection of the allergens that offers must not name, as rows.
struct AllergenFilter: View {
    @Binding var selection: Set<Allergen>

    var body: some View {
        ForEach(Allergen.known, id: \.self) { allergen in
            Toggle(isOn: leavesOut(allergen)) { Text(allergen.name) }
                .accessibilityIdentifier("feed.without.\(allergen.rawValue)")
        }
        Text(.feedWithoutFooter)
            .font(.footnote)
            .foregroundStyle(.secondary)
    }

    private func leavesOut(_ allergen: Allergen) -> Binding<Bool> {
        Binding {
            selection.contains(allergen)
        } set: { isLeftOut in
            if isLeftOut { selection.insert(allergen) } else { selection.remove(allergen) }
        }
    }
}
