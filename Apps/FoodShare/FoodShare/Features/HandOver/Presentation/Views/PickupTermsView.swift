import SwiftUI

/// The form for an offer's pickup times, its address and note, and the time for an answer.
struct PickupTermsView: View {
    @State var viewModel: PickupTermsViewModel
    /// Called when the terms of the pickup were stored.
    let kept: () -> Void
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        content
            .task { await viewModel.load() }
            .onChange(of: viewModel.isKept) { kept() }
            .withdrawDialog(ending: viewModel.ending, prefix: "terms", keep: viewModel.keepAgreed) {
                await viewModel.save(isConfirmed: true)
            }
            .navigationTitle(Text(.termsNavigationTitle))
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button(role: .cancel) {
                        dismiss()
                    } label: {
                        Text(.commonCancelLabel)
                    }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button {
                        Task { await viewModel.save() }
                    } label: {
                        Text(.offerChangeLabel)
                    }
                    .disabled(viewModel.isLoading || !viewModel.hasLoaded)
                    .accessibilityIdentifier("terms.save")
                }
            }
    }

    @ViewBuilder private var content: some View {
        if !viewModel.hasLoaded, let error = viewModel.error {
            ProblemView(error: error) { await viewModel.load() }
        } else {
            ScrollViewReader { scroll in
                form
                    // The button is at the top, and the message beside its field, which may be out of sight.
                    .onChange(of: viewModel.failedAttempts) { scroll.scrollTo(Self.problem, anchor: .center) }
            }
        }
    }

    /// The identifier of the message to which the form scrolls.
    private static let problem = "problem"

    private var form: some View {
        Form {
            Section {
                Picker(selection: $viewModel.terms.answerHours) {
                    ForEach(PickupTerms.hours, id: \.self) { hours in Text(.termsHoursText(hours)).tag(hours) }
                } label: {
                    Text(.termsAnswerLabel)
                }
                .accessibilityIdentifier("terms.answer")
                problem(.answerHours)
            } footer: {
                Text(.termsAnswerFooter)
            }
            Section {
                TextField(text: $viewModel.terms.address, prompt: Text(.handOverAddressLabel), axis: .vertical) {
                    Text(.handOverAddressLabel)
                }
                .lineLimit(1...4)
                .textContentType(.fullStreetAddress)
                .accessibilityIdentifier("terms.address")
                problem(.address)
                TextField(text: $viewModel.terms.note, prompt: Text(.handOverNoteLabel), axis: .vertical) { Text(.handOverNoteLabel) }
                    .lineLimit(1...4)
                    .accessibilityIdentifier("terms.note")
                problem(.note)
            } footer: {
                Text(.termsNoteFooter)
            }
            if viewModel.asksForPin { TermsPinSection(viewModel: viewModel) }
            PickupWindowsSection(
                windows: viewModel.terms.windows, start: $viewModel.start, end: $viewModel.end, prefix: "terms",
                propose: viewModel.propose, remove: viewModel.remove
            ) {
                problem(.windows)
            }
            if let sentence = viewModel.error?.sentence { Section { problem(sentence) } }
        }
        // What is typed before the stored terms are there would be lost.
        .disabled(viewModel.isLoading || !viewModel.hasLoaded)
    }

    /// The message of an invalid field, below it.
    @ViewBuilder private func problem(_ field: InvalidField.Field) -> some View {
        if let invalid = viewModel.invalid, invalid.field == field { problem(invalid.sentence) }
    }

    private func problem(_ sentence: LocalizedStringResource) -> some View {
        Text(sentence)
            .foregroundStyle(Color("ProblemColor"))
            .accessibilityIdentifier("terms.problem")
            .id(Self.problem)
    }
}

#if DEBUG
#Preview("Pickup times") {
    NavigationStack { PickupTermsView(viewModel: PickupTermsViewModel(of: UUID(), repository: MockHandOverRepository())) {} }
}
#endif
