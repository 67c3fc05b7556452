import SwiftUI

/// A form's section for the pickup times that a giver proposes, with fields for one more.
struct PickupWindowsSection: View {
    let windows: [PickupWindow]
    @Binding var start: Date
    @Binding var end: Date
    /// The beginning of the identifiers, which differs by form.
    let prefix: String
    let propose: () -> Void
    let remove: (PickupWindow) -> Void
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var timeZone

    var body: some View {
        Section {
            ForEach(windows, id: \.self) { window in row(window) }
            DatePicker(selection: $start) { Text(.termsFromLabel) }
                .accessibilityIdentifier("\(prefix).from")
            DatePicker(selection: $end) { Text(.termsToLabel) }
                .accessibilityIdentifier("\(prefix).to")
            Button {
                propose()
            } label: {
                Text(.termsAddLabel)
            }
            .accessibilityIdentifier("\(prefix).add")
        } header: {
            Text(.handOverWindowsHeader)
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
