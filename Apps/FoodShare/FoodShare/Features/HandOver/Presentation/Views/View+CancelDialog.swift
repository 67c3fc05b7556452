import SwiftUI

extension View {
    /// Asks for the reason for which a pickup is cancelled.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the question is shown.
    ///   - role: The role of the person who cancels, which determines the reasons.
    ///   - identifier: The identifier of each reason's button.
    ///   - title: The question.
    ///   - message: What the giver has to know besides.
    ///   - cancel: Cancels the pickup for the chosen reason.
    func cancelDialog(
        isPresented: Binding<Bool>, role: HandOverRole, identifier: String,
        title: LocalizedStringResource = .handOverCancelTitle, message: LocalizedStringResource = .handOverCancelMessage,
        cancel: @escaping (CancelReason) async -> Void
    ) -> some View {
        confirmationDialog(Text(title), isPresented: isPresented, titleVisibility: .visible) {
            ForEach(CancelReason.choices(of: role), id: \.self) { reason in
                Button(role: .destructive) {
                    Task { await cancel(reason) }
                } label: {
                    Text(reason.name)
                }
                .accessibilityIdentifier(identifier)
            }
            keepPickupButton
        } message: {
            if role == .giver { Text(message) }
        }
    }
}

extension View {
    /// The button of a dialog that keeps the pickup. Its name is not *Cancel*, which would be read as cancelling the pickup.
    var keepPickupButton: some View {
        Button(role: .cancel) {
        } label: {
            Text(.handOverKeepLabel)
        }
    }
}
