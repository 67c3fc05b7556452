import SwiftUI

struct EmployeeListView: View {
    @State var viewModel: EmployeeListViewModel

    var body: some View {
        NavigationStack {
            content()
                .navigationTitle(Text(.employeeListNavigationTitle))
                .loading(viewModel.state.content.isLoading && viewModel.state.employees.isEmpty)
                .refreshable {
                    await viewModel.send(.refreshPulled)
                }
                .task {
                    await viewModel.send(.onAppear)
                }
        }
    }

    @ViewBuilder
    private func content() -> some View {
        if !viewModel.state.employees.isEmpty {
            list()
        } else if let error = viewModel.state.content.error {
            ContentUnavailableView {
                Label {
                    Text(.employeeListErrorTitle)
                } icon: {
                    Image(systemName: "exclamationmark.triangle")
                }
            } description: {
                Text(error.label)
            } actions: {
                retry()
            }
        } else {
            ContentUnavailableView {
                Label {
                    Text(.employeeListEmptyTitle)
                } icon: {
                    Image(systemName: "tray")
                }
            } description: {
                Text(.employeeListEmptyDescription)
            }
            .opacity(viewModel.state.content.isLoading ? 0 : 1)
        }
    }

    private func list() -> some View {
        List {
            if let error = viewModel.state.content.error {
                Section {
                    Text(.employeeListErrorTitle)
                    Text(error.label)
                    retry()
                }
            }
            ForEach(viewModel.state.employees) { employee in
                Text(employee.displayName)
            }
            if viewModel.state.hasMore {
                Button {
                    Task { await viewModel.send(.loadMore) }
                } label: {
                    Text(.employeeListMoreLabel)
                }
                .disabled(viewModel.state.content.isLoading)
            }
        }
    }

    private func retry() -> some View {
        Button {
            Task { await viewModel.send(.retry) }
        } label: {
            Text(.commonRetryLabel)
        }
    }
}

#if DEBUG
#Preview("Loaded") {
    EmployeeListView(viewModel: .init(useCases: DIContainer.mock()))
}

#Preview("Loading") {
    EmployeeListView(
        viewModel: .init(
            useCases: DIContainer.mock(mockEmployeeUseCase: MockEmployeeUseCase(delay: 10))
        )
    )
}

#Preview("Error") {
    EmployeeListView(
        viewModel: .init(
            useCases: DIContainer.mock(mockEmployeeUseCase: MockEmployeeUseCase(throwError: true))
        )
    )
}

#Preview("Empty") {
    EmployeeListView(
        viewModel: .init(
            useCases: DIContainer.mock(mockEmployeeUseCase: MockEmployeeUseCase(employees: []))
        )
    )
}
#endif
