import SwiftUI

struct ItemListView: View {
    @State var viewModel: ItemListViewModel

    var body: some View {
        NavigationStack {
            content()
                .navigationTitle(Text(.itemListNavigationTitle))
                .loading(viewModel.isLoading)
                .refreshable {
                    await viewModel.loadItems()
                }
                .task {
                    await viewModel.loadItems()
                }
        }
    }

    @ViewBuilder
    private func content() -> some View {
        if viewModel.error != nil, viewModel.items.isEmpty {
            ContentUnavailableView {
                Label {
                    Text(.itemListErrorTitle)
                } icon: {
                    Image(systemName: "exclamationmark.triangle")
                }
            } actions: {
                Button {
                    Task { await viewModel.loadItems() }
                } label: {
                    Text(.commonRetryLabel)
                }
            }
        } else if viewModel.items.isEmpty {
            ContentUnavailableView {
                Label {
                    Text(.itemListEmptyTitle)
                } icon: {
                    Image(systemName: "tray")
                }
            } description: {
                Text(.itemListEmptyDescription)
            }
            .opacity(viewModel.isLoading ? 0 : 1)
        } else {
            List(viewModel.items) { item in
                Text(item.displayName)
            }
        }
    }
}

#if DEBUG
#Preview("Loaded") {
    ItemListView(viewModel: .init(fetchItems: MockFetchItemsUseCase()))
}

#Preview("Loading") {
    ItemListView(viewModel: .init(fetchItems: MockFetchItemsUseCase(delay: 10)))
}

#Preview("Error") {
    ItemListView(viewModel: .init(fetchItems: MockFetchItemsUseCase(error: .offline)))
}

#Preview("Empty") {
    ItemListView(viewModel: .init(fetchItems: MockFetchItemsUseCase(items: [])))
}
#endif
