import SwiftUI

/// The messages of a conversation, and the field for the next one.
struct MessagesSection: View {
    @Bindable var viewModel: ConversationViewModel
    let handOver: HandOver
    let now: Date
    @Environment(\.locale) private var locale

    var body: some View {
        if !handOver.messages.isEmpty || handOver.takesMessages {
            Section {
                if viewModel.firstShown > 0 {
                    Button {
                        viewModel.showEarlier()
                    } label: {
                        Text(.handOverEarlierLabel)
                    }
                    .accessibilityIdentifier("handover.earlier")
                }
                ForEach(handOver.messages.dropFirst(viewModel.firstShown)) { message in
                    row(message)
                }
                if handOver.takesMessages { field }
            } header: {
                Text(.handOverMessagesHeader)
            }
        }
    }

    /// Makes a message's row: one's own at the trailing side, the other person's at the leading side.
    private func row(_ message: HandOverMessage) -> some View {
        HStack(spacing: 0) {
            if message.isOwn { Spacer(minLength: 40) }
            VStack(alignment: message.isOwn ? .trailing : .leading, spacing: 2) {
                (Text(message.isOwn ? .handOverOwnLabel : handOver.role.other.name) + Text(verbatim: " · \(age(message))"))
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
                Text(verbatim: message.text)
                    .padding(.horizontal, 12)
                    .padding(.vertical, 8)
                    .background(ground(of: message), in: .rect(cornerRadius: 16))
                    .background { mark(message) }
            }
            if !message.isOwn { Spacer(minLength: 40) }
        }
        .listRowSeparator(.hidden)
        .accessibilityElement(children: .combine)
        .accessibilityIdentifier(message.isOwn ? "handover.message.own" : "handover.message.other")
    }

    private func ground(of message: HandOverMessage) -> AnyShapeStyle {
        message.isOwn ? AnyShapeStyle(.tint.opacity(0.15)) : AnyShapeStyle(.quaternary)
    }

    /// The part of the last unread message by which the page learns whether it is in view. Rows appear before they are.
    @ViewBuilder private func mark(_ message: HandOverMessage) -> some View {
        if viewModel.unseen?.id == message.id {
            Color.clear
                // A long message may be higher than the screen.
                .onScrollVisibilityChange(threshold: 0.25) { isInView in
                    Task { await viewModel.note(message, isInView: isInView) }
                }
                .accessibilityIdentifier("handover.unseen")
        }
    }

    private func age(_ message: HandOverMessage) -> String {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = locale
        formatter.dateTimeStyle = .named
        return formatter.localizedString(for: min(message.sentAt, now), relativeTo: now)
    }

    @ViewBuilder private var field: some View {
        TextField(text: $viewModel.text, prompt: Text(.handOverMessageLabel), axis: .vertical) { Text(.handOverMessageLabel) }
            .lineLimit(1...6)
            .accessibilityIdentifier("handover.message")
        if let invalid = viewModel.invalid {
            Text(invalid.sentence)
                .foregroundStyle(Color("ProblemColor"))
                .accessibilityIdentifier("handover.problem")
        }
        Button {
            Task { await viewModel.send() }
        } label: {
            Text(.handOverSendLabel)
        }
        .disabled(viewModel.isLoading)
        .accessibilityIdentifier("handover.send")
        let thanks = String(localized: .handOverThanksLabel)
        if handOver.status == .handedOver, !handOver.messages.contains(where: { $0.isOwn && $0.text == thanks }) {
            Button {
                Task { await viewModel.send(thanks) }
            } label: {
                Text(.handOverThanksLabel)
            }
            .disabled(viewModel.isLoading)
            .accessibilityIdentifier("handover.thanks")
        }
    }
}
