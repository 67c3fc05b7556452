import SwiftUI

extension View {
    /// Asks whether an agreed pickup time is to end by saving a form.
    ///
    /// - Parameters:
    ///   - ending: The agreed time; `nil` if there is nothing to ask.
    ///   - prefix: The part of the button's identifier before the dot.
    ///   - keep: Keeps the agreed time.
    ///   - save: Saves the form all the same.
    func withdrawDialog(
        ending: PickupWindow?, prefix: String, keep: @escaping () -> Void, save: @escaping () async -> Void
    ) -> some View {
        modifier(WithdrawDialog(ending: ending, prefix: prefix, keep: keep, save: save))
    }
}

private struct WithdrawDialog: ViewModifier {
    let ending: PickupWindow?
    let prefix: String
    let keep: () -> Void
    let save: () async -> Void
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var timeZone

    func body(content: Content) -> some View {
        content.confirmationDialog(title, isPresented: isAsking, titleVisibility: .visible) {
            Button(role: .destructive) {
                Task { await save() }
            } label: {
                Text(.termsWithdrawLabel)
            }
            .accessibilityIdentifier("\(prefix).withdraw")
            content.keepPickupButton
        }
    }

    private var title: Text {
        Text(.termsWithdrawTitle(ending.map { PickupFormat(locale: locale, zone: timeZone).window($0) } ?? ""))
    }

    private var isAsking: Binding<Bool> {
        Binding {
            ending != nil
        } set: { isShown in
            if !isShown { keep() }
        }
    }
}
