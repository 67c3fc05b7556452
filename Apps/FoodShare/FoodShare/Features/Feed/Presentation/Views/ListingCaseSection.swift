import SwiftUI

/// The reports that have hidden this person's offer, what a moderator decided, and the form for an answer.
struct ListingCaseSection: View {
    @State var viewModel: ListingCaseViewModel

    var body: some View {
        Section {
            if let reports = viewModel.reports { content(reports) }
            if let sentence = viewModel.invalid?.sentence ?? viewModel.error?.sentence {
                Text(sentence)
                    .foregroundStyle(Color("ProblemColor"))
                    .accessibilityIdentifier("case.problem")
            }
        } header: {
            // Here, since a modifier of a section is one of each of its rows.
            Text(.caseReportsHeader)
                .task { await viewModel.load() }
                .watching { await viewModel.watch() }
        } footer: {
            if viewModel.reports?.canAnswer == true { Text(.caseAnswerFooter) }
        }
        .disabled(viewModel.isLoading)
    }

    @ViewBuilder private func content(_ reports: ListingCase) -> some View {
        ForEach(ReportReason.allCases.filter { reports.reasons[$0] != nil }, id: \.self) { reason in
            LabeledContent {
                Text(verbatim: "\(reports.reasons[reason] ?? 0)")
            } label: {
                Text(reason.name)
            }
            .accessibilityIdentifier("case.reason")
        }
        if reports.isKept {
            Text(.caseKeptMessage)
                .accessibilityIdentifier("case.kept")
        }
        if !reports.note.isEmpty {
            LabeledContent {
                Text(verbatim: reports.note)
            } label: {
                Text(.caseNoteLabel)
            }
            .accessibilityIdentifier("case.note")
        }
        if let answer = reports.answer {
            LabeledContent {
                Text(verbatim: answer)
            } label: {
                Text(.caseAnswerLabel)
            }
            .accessibilityIdentifier("case.answered")
        }
        if reports.canAnswer { form }
    }

    @ViewBuilder private var form: some View {
        TextField(text: $viewModel.text, prompt: Text(.caseAnswerLabel), axis: .vertical) { Text(.caseAnswerLabel) }
            .lineLimit(1...6)
            .accessibilityIdentifier("case.answer")
        Button {
            Task { await viewModel.send() }
        } label: {
            Text(.handOverSendLabel)
        }
        .accessibilityIdentifier("case.send")
    }
}
