import SwiftUI

/// The map on which a giver puts the pin, as rows of a section, with the buttons that use the pin's place and that do not.
struct PinRows: View {
    let pinning: Pinning
    /// The part of the rows' identifiers before the last dot.
    let prefix: String
    /// Called with the point below the pin whenever the map rests.
    let move: (Coordinate) -> Void
    let use: () -> Void
    let cancel: () -> Void

    var body: some View {
        Text(.offerPinLabel)
        PinPicker(label: Text(.offerPinName), start: pinning.start, radiusKm: pinning.radiusKm) { move($0) }
            .id(pinning.id)
            .frame(height: 320)
            .accessibilityIdentifier(prefix)
        Text(verbatim: pinning.pin.words)
            .foregroundStyle(.secondary)
            .accessibilityIdentifier("\(prefix).words")
        Button {
            use()
        } label: {
            Text(.offerPinUseLabel)
        }
        .accessibilityIdentifier("\(prefix).use")
        Button {
            cancel()
        } label: {
            Text(.commonCancelLabel)
        }
        .accessibilityIdentifier("\(prefix).cancel")
    }
}

#if DEBUG
#Preview("Pin") {
    Form {
        PinRows(pinning: Pinning(start: .fixture, radiusKm: 0.3), prefix: "offer.pin") { _ in
        } use: {
        } cancel: {
        }
    }
}
#endif
