import SwiftUI

/// A selection of the allergens that offers must not name, collapsed at first.
struct AllergenFilter: View {
    @Binding var selection: Set<Allergen>
    @State private var isOpen = false

    var body: some View {
        DisclosureGroup(isExpanded: $isOpen) {
            ForEach(Allergen.known, id: \.self) { allergen in
                Toggle(isOn: leavesOut(allergen)) { Text(allergen.name) }
                    .accessibilityIdentifier("feed.without.\(allergen.rawValue)")
            }
            Text(.feedWithoutFooter)
                .font(.footnote)
                .foregroundStyle(.secondary)
        } label: {
            VStack(alignment: .leading) {
                Text(.feedWithoutLabel)
                if !selection.isEmpty {
                    Text(verbatim: selection.words)
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                }
            }
        }
        .accessibilityIdentifier("feed.without")
    }

    private func leavesOut(_ allergen: Allergen) -> Binding<Bool> {
        Binding {
            selection.contains(allergen)
        } set: { isLeftOut in
            if isLeftOut { selection.insert(allergen) } else { selection.remove(allergen) }
        }
    }
}
