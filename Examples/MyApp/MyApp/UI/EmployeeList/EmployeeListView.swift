import SwiftUI

struct EmployeeListView: View {
    @State var viewModel: EmployeeListViewModel

    var body: some View {
        NavigationStack {
            content()
                .navigationTitle(Text(.employeeListNavigationTitle))
                .alert(
                    Text(.employeeListErrorTitle),
                    isPresented: $viewModel.state.errorLoading
                ) {
                    Button {
                        Task { await viewModel.send(.retry) }
                    } label: {
                        Text(.commonRetryLabel)
                    }
                    Button(role: .cancel) {
                    } label: {
                        Text(.commonCancelLabel)
                    }
                } message: {
                    if let error = viewModel.state.errorKind {
                        Text(error.label)
                    }
                }
                .loading(viewModel.state.showsSpinner)
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
        if viewModel.state.isEmpty {
            ContentUnavailableView {
                Label {
                    Text(.employeeListEmptyTitle)
                } icon: {
                    Image(systemName: "tray")
                }
            } description: {
                Text(.employeeListEmptyDescription)
            }
            .opacity(viewModel.state.isLoading ? 0 : 1)
        } else {
            List {
                ForEach(viewModel.state.employees) { employee in
                    Text(employee.displayName)
                }
                if viewModel.state.hasMore {
                    Button {
                        Task { await viewModel.send(.loadMore) }
                    } label: {
                        Text(.employeeListMoreLabel)
                    }
                    .disabled(viewModel.state.isLoading)
                }
            }
        }
    }
}

#if DEBUG
#Preview("Loaded") {
    EmployeeListView(
        viewModel: .init(
            useCases: DIContainer.mock(
                mockEmployeeUseCase: MockEmployeeUseCase(
                    employees: .fixtures
                )
            )
        )
    )
}

#Preview("Loading") {
    EmployeeListView(
        viewModel: .init(
            useCases: DIContainer.mock(
                mockEmployeeUseCase: MockEmployeeUseCase(
                    delay: 10,
                    employees: .fixtures
                )
            )
        )
    )
}

#Preview("Error") {
    EmployeeListView(
        viewModel: .init(
            useCases: DIContainer.mock(
                mockEmployeeUseCase: MockEmployeeUseCase(
                    throwError: true
                )
            )
        )
    )
}

#Preview("Empty") {
    EmployeeListView(
        viewModel: .init(
            useCases: DIContainer.mock(
                mockEmployeeUseCase: MockEmployeeUseCase(
                    employees: []
                )
            )
        )
    )
}
#endif
