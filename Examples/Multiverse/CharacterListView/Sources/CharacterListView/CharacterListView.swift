import MultiverseDevPreview
import MultiverseRouting
import MultiverseSharedUI
import MultiverseUseCase
import SwiftUI

public struct CharacterListView: View {
    @State private var viewModel: CharacterListViewModel

    public init(viewModel: CharacterListViewModel) {
        _viewModel = State(initialValue: viewModel)
    }

    public var body: some View {
        content
            .navigationTitle("Characters")
            .refreshable { await viewModel.loadData() }
            .task { await viewModel.appear() }
    }

    @ViewBuilder
    private var content: some View {
        switch viewModel.state {
        case .idle, .loading:
            ProgressView()
                .frame(maxWidth: .infinity, maxHeight: .infinity)
        case .error(let error):
            ErrorView(message: error.message, retry: viewModel.loadData)
        case .loaded, .loadingMore:
            list
        }
    }

    private var list: some View {
        List {
            ForEach(viewModel.characters) { character in
                row(character)
            }
            if let failure = viewModel.failure { Text(failure.message) }
            if viewModel.hasMore {
                Button("Show More") { Task { await viewModel.loadMore() } }
                    .disabled(viewModel.isLoading)
            }
        }
    }

    /// A row that opens the details. It is a button, since the router shows them.
    private func row(_ character: CharacterAdapter) -> some View {
        Button {
            viewModel.show(character)
        } label: {
            HStack {
                Text(character.name)
                Spacer()
                Image(systemName: "chevron.forward")
                    .font(.footnote)
                    .foregroundStyle(.secondary)
                    .accessibilityHidden(true)
            }
            .contentShape(.rect)
        }
        .buttonStyle(.plain)
    }
}

#if DEBUG
#Preview {
    let builder = CharacterListBuilder(container: DevPreview.shared.container)

    RouterView { router in
        builder.buildCharacterListView(router: router)
    }
}
#endif
