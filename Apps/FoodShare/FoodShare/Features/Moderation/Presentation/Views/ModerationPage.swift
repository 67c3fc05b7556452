import SwiftUI

/// A page for moderators: the reported offers, or one of them. Anybody else sees a field for a code.
struct ModerationPage: View {
    @State var viewModel: ModerationViewModel
    let route: ModerationRoute

    var body: some View {
        content
            .navigationTitle(Text(.moderationNavigationTitle))
            .navigationBarTitleDisplayMode(.inline)
            .task { await viewModel.load() }
            .watching { await viewModel.watch() }
    }

    @ViewBuilder private var content: some View {
        switch (viewModel.isModerator, route) {
        case (true, .list): ModerationList(viewModel: viewModel)
        case (true, .listing(let id)): listing(id)
        case (false, _): ModeratorCodeForm(viewModel: viewModel)
        case (nil, _):
            if let error = viewModel.error {
                ProblemView(error: error) { await viewModel.load() }
            } else {
                ProgressView { Text(.feedLoadingLabel) }
            }
        }
    }

    @ViewBuilder private func listing(_ id: UUID) -> some View {
        if let found = viewModel.reported.first(where: { $0.id == id }) {
            ReportedListingView(viewModel: viewModel, listing: found)
        } else {
            ProblemView(error: .gone) { await viewModel.load() }
        }
    }
}

/// The field for the code that the operator gives to moderators.
private struct ModeratorCodeForm: View {
    @Bindable var viewModel: ModerationViewModel

    var body: some View {
        Form {
            Section {
                SecureField(text: $viewModel.code) { Text(.moderationCodeLabel) }
                    .accessibilityIdentifier("moderation.code")
                if viewModel.isRefused {
                    Text(.moderationCodeProblem)
                        .foregroundStyle(Color("ProblemColor"))
                        .accessibilityIdentifier("moderation.refused")
                }
                if let error = viewModel.error { Text(error.sentence) }
                Button {
                    Task { await viewModel.enter() }
                } label: {
                    Text(.moderationEnterLabel)
                }
                .disabled(viewModel.isLoading || viewModel.code.isEmpty)
                .accessibilityIdentifier("moderation.enter")
            } footer: {
                Text(.moderationCodeFooter)
            }
        }
    }
}

#if DEBUG
#Preview("Moderation") {
    NavigationStack {
        ModerationPage(viewModel: ModerationViewModel(repository: MockModerationRepository()), route: .list)
    }
}

#Preview("A code") {
    NavigationStack {
        ModerationPage(viewModel: ModerationViewModel(repository: MockModerationRepository(isModerator: false)), route: .list)
    }
}
#endif
