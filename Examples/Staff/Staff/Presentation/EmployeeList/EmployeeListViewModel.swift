import Observation

@MainActor
@Observable
final class EmployeeListViewModel {
    enum Action {
        case onAppear
        case refreshPulled
        case retry
        case loadMore
    }

    struct State: Equatable {
        var content = Loading<[Employee]>.idle
        var hasMore = true
        var currentPage = 0

        var employees: [Employee] { content.value ?? [] }
    }

    typealias UseCases = HasEmployeeUseCase
    private let useCases: UseCases
    private(set) var state: State
    /// A Boolean value that indicates whether a stored list is not enough: after a refresh, also for later pages.
    private var asksService = false
    /// A Boolean value that indicates whether a retry repeats the request for the next page.
    private var nextPageFailed = false

    init(useCases: UseCases, state: State = State()) {
        self.useCases = useCases
        self.state = state
    }

    func send(_ action: Action) async {
        switch action {
        case .onAppear:
            // A list is kept, with its later pages, when a person comes back to it.
            guard state.employees.isEmpty else { return }
            await fetchEmployees()
        case .refreshPulled:
            asksService = true
            await fetchEmployees()
        case .retry:
            asksService = true
            await retry()
        case .loadMore:
            await loadNextPage()
        }
    }

    private func fetchEmployees() async {
        guard !state.content.isLoading else { return }
        let before = state.content
        state.content = .loading(last: before.value)

        do {
            let employees = try await fetched(page: 1)
            state.content = .loaded(employees)
            state.currentPage = 1
            state.hasMore = !employees.isEmpty
        } catch {
            nextPageFailed = false
            fail(error, after: before)
        }
    }

    private func fetched(page: Int) async throws -> [Employee] {
        if asksService { return try await useCases.employeeUseCase.refreshEmployees(page: page) }
        return try await useCases.employeeUseCase.fetchEmployees(page: page)
    }

    private func retry() async {
        if nextPageFailed {
            await loadNextPage()
        } else {
            await fetchEmployees()
        }
    }

    /// Loads the next page, and shows items that are on both pages once.
    private func loadNextPage() async {
        guard state.hasMore, !state.content.isLoading else { return }
        let before = state.content
        state.content = .loading(last: state.employees)

        do {
            let page = state.currentPage + 1
            let next = try await fetched(page: page)
            let known = Set(state.employees.map(\.id))
            state.content = .loaded(state.employees + next.filter { !known.contains($0.id) })
            state.currentPage = page
            state.hasMore = !next.isEmpty
        } catch {
            nextPageFailed = true
            fail(error, after: before)
        }
    }

    /// Shows an error beside what is listed now. A cancelled request is not shown as an error: the person has left the screen.
    private func fail(_ error: any Error, after before: Loading<[Employee]>) {
        let last = state.content.value
        let isCancelled = Task.isCancelled || error is CancellationError
        state.content = isCancelled ? last.map(before.replacing) ?? before : .failed(error as? AppError ?? .service, last: last)
    }
}
