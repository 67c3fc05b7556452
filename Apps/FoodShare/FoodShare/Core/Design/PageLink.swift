import SwiftUI

extension EnvironmentValues {
    /// The path of the stack that contains the view; `nil` in a stack without one.
    @Entry var pagePath: Binding<NavigationPath>? = nil
}

/// A row that links to a page. If that page is the one below the last in the stack, the row goes back to it, so that
/// two pages that link to each other do not make the path longer with each visit.
struct PageLink<Value: Hashable, Label: View>: View {
    let value: Value
    @ViewBuilder let label: Label
    @Environment(\.pagePath) private var path

    var body: some View {
        if let path, path.wrappedValue.isLast(above: value) {
            Button {
                if path.wrappedValue.isLast(above: value) { path.wrappedValue.removeLast() }
            } label: {
                row
            }
            .buttonStyle(.plain)
        } else {
            NavigationLink(value: value) { label }
        }
    }

    /// The label as a link shows it.
    private var row: some View {
        HStack {
            label
            Spacer()
            Image(systemName: "chevron.forward")
                .font(.footnote)
                .foregroundStyle(.secondary)
                .accessibilityHidden(true)
        }
        .contentShape(.rect)
    }
}

extension NavigationPath {
    /// Returns whether the page below the last one is that of a value. The values of a path cannot be read, but paths
    /// can be compared.
    func isLast(above value: some Hashable) -> Bool {
        guard count > 1 else { return false }
        var below = self
        below.removeLast()
        var expected = below
        expected.removeLast()
        expected.append(value)
        return below == expected
    }
}
