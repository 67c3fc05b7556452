import SwiftUI

/// A form's section for the pickup times that a giver proposes, with fields for one more.
struct PickupWindowsSection<Problem: View>: View {
    let windows: [PickupWindow]
    @Binding var start: Date
    @Binding var end: Date
    /// The beginning of the identifiers, which differs by form.
    let prefix: String
    let propose: () -> Void
    let remove: (PickupWindow) -> Void
    /// The message about an invalid time, below the button that adds it; empty if there is none.
    @ViewBuilder let problem: Problem
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var timeZone

    var body: some View {
        Section {
            ForEach(windows, id: \.self) { window in row(window) }
            date(.termsFromLabel, $start, "\(prefix).from")
            date(.termsToLabel, $end, "\(prefix).to")
            Button {
                propose()
            } label: {
                Text(.termsAddLabel)
            }
            .accessibilityIdentifier("\(prefix).add")
            problem
        } header: {
            Text(.handOverWindowsHeader)
        }
    }

    /// A field below its label. Beside it, there would be room for a short label only.
    private func date(_ label: LocalizedStringResource, _ date: Binding<Date>, _ identifier: String) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(label)
                .accessibilityHidden(true)
            DatePicker(selection: date) { Text(label) }
                .labelsHidden()
                .accessibilityIdentifier(identifier)
        }
    }

    private func row(_ window: PickupWindow) -> some View {
        let words = PickupFormat(locale: locale, zone: timeZone).window(window)
        return HStack {
            Text(verbatim: words)
                .accessibilityIdentifier("\(prefix).window")
            Spacer()
            Button(role: .destructive) {
                remove(window)
            } label: {
                Image(systemName: "minus.circle")
            }
            .buttonStyle(.borderless)
            .accessibilityLabel(Text(.termsRemoveLabel(words)))
            .accessibilityIdentifier("\(prefix).remove")
        }
    }
}
