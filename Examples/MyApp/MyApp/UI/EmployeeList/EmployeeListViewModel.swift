import Observation

@Observable
@MainActor
class EmployeeListViewModel {
    enum Action {
        case onAppear
        case refreshPulled
        case retry
        case loadMore
    }

    struct State: Equatable {
        var employees: [Employee] = []
        var isLoading: Bool = false
        var errorLoading: Bool = false
        /// The kind of the error that is shown.
        var errorKind: ErrorKind?
        var hasMore: Bool = true
        var currentPage: Int = 0

        var isEmpty: Bool { employees.isEmpty }
        /// A Boolean value that indicates whether to show a spinner. It is not shown over a list.
        var showsSpinner: Bool { isLoading && isEmpty }
    }

    typealias UseCases = HasEmployeeUseCase
    var useCases: UseCases
    var state: State
    /// The number of requests for the list. Only the answer to the last one is shown.
    private var requests = 0
    /// A Boolean value that indicates whether a stored list is not enough: after a refresh, also for later pages.
    private var asksService = false
    /// A Boolean value that indicates whether the first page is requested. The next one has to wait for it.
    private var loadsFirstPage = false
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
            guard state.isEmpty else { return }
            await fetchEmployees(showLoading: true)
        case .retry:
            asksService = true
            await retry()
        case .refreshPulled:
            asksService = true
            await fetchEmployees(showLoading: false)
        case .loadMore:
            await loadNextPage()
        }
    }

    private func fetchEmployees(showLoading: Bool) async {
        requests += 1
        let request = requests
        loadsFirstPage = true
        if showLoading {
            state.isLoading = true
        }
        state.errorLoading = false
        state.errorKind = nil

        do {
            let employees = try await fetched(page: 1)
            guard request == requests else { return }
            state.employees = employees
            state.currentPage = 1
            state.hasMore = !state.isEmpty
        } catch {
            guard request == requests else { return }
            nextPageFailed = false
            show(error)
        }

        state.isLoading = false
        loadsFirstPage = false
    }

    private func fetched(page: Int) async throws -> [Employee] {
        if asksService { return try await useCases.employeeUseCase.refreshEmployees(page: page) }
        return try await useCases.employeeUseCase.fetchEmployees(page: page)
    }

    private func retry() async {
        if nextPageFailed {
            await loadNextPage()
        } else {
            await fetchEmployees(showLoading: true)
        }
    }

    private func loadNextPage() async {
        guard state.hasMore, !state.isLoading, !loadsFirstPage else { return }
        requests += 1
        let request = requests
        state.isLoading = true
        state.errorLoading = false
        state.errorKind = nil

        do {
            let page = state.currentPage + 1
            let next = try await fetched(page: page)
            // After a refresh that began meanwhile, this page may not be the next one.
            guard request == requests else { return }
            let known = Set(state.employees.map(\.id))
            state.employees += next.filter { !known.contains($0.id) }
            state.currentPage = page
            state.hasMore = !next.isEmpty
        } catch {
            guard request == requests else { return }
            nextPageFailed = true
            show(error)
        }

        state.isLoading = false
    }

    /// Shows an error and its kind.
    private func show(_ error: any Error) {
        // A cancelled request is not shown as an error: the person has left the screen.
        guard !Task.isCancelled, !(error is CancellationError) else { return }
        state.errorLoading = true
        state.errorKind = ErrorKind(error)
    }
}
