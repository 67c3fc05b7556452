import Testing

@testable import Staff

@MainActor
struct EmployeeListViewModelTests {
    private let employees: [Employee] = .fixtures

    private func subject(
        _ useCase: EmployeeUseCase = MockEmployeeUseCase(),
        _ state: EmployeeListViewModel.State = .init()
    ) -> EmployeeListViewModel {
        EmployeeListViewModel(useCases: DIContainer.mock(mockEmployeeUseCase: useCase), state: state)
    }

    @Test(arguments: [EmployeeListViewModel.Action.onAppear, .refreshPulled, .retry])
    func testSend_showsEmployees(action: EmployeeListViewModel.Action) async {
        // Arrange
        let subject = subject(MockEmployeeUseCase(), .init(content: .failed(.offline, last: nil)))

        // Act
        await subject.send(action)

        // Assert
        #expect(subject.state == .init(content: .loaded(employees), hasMore: true, currentPage: 1))
        #expect(subject.state.employees == employees)
    }

    @Test
    func testRefreshPulled_keepsWhatIsShownOnError() async {
        // Arrange
        let subject = subject(MockEmployeeUseCase(throwError: true), .init(content: .loaded(employees)))

        // Act
        await subject.send(.refreshPulled)

        // Assert
        #expect(subject.state.content == .failed(.service, last: employees))
    }

    @Test(arguments: [EmployeeListViewModel.Action.refreshPulled, .retry, .loadMore])
    func testSend_takesCancellationForNoError(action: EmployeeListViewModel.Action) async {
        // Arrange
        let subject = subject(MockEmployeeUseCase(throwError: true), .init(content: .loaded(employees)))

        // Act
        let leaving = Task { await subject.send(action) }
        leaving.cancel()
        await leaving.value

        // Assert
        #expect(subject.state == .init(content: .loaded(employees)))
    }

    @Test
    func testRefreshPulled_keepsTheListWhileLoading() async {
        // Arrange
        let subject = subject(MockEmployeeUseCase(delay: 3600), .init(content: .loaded(employees)))

        // Act
        let refreshing = Task { await subject.send(.refreshPulled) }
        while !subject.state.content.isLoading { await Task.yield() }

        // Assert
        #expect(subject.state.employees == employees)
        refreshing.cancel()
        await refreshing.value
        #expect(subject.state.content == .loaded(employees))
    }

    @Test
    func testOnAppear_asksOnlyWhereNothingIsListed() async {
        // Arrange
        let subject = subject(MockEmployeeUseCase(employees: []), .init(content: .loaded(employees)))

        // Act
        await subject.send(.onAppear)

        // Assert
        #expect(subject.state == .init(content: .loaded(employees)))
    }

    @Test
    func testOnAppear_asksAgainAfterACancelledRequest() async {
        // Arrange
        let subject = subject(MockEmployeeUseCase(throwError: true))
        let leaving = Task { await subject.send(.onAppear) }
        leaving.cancel()
        await leaving.value
        #expect(subject.state == .init())

        // Act
        await subject.send(.onAppear)

        // Assert
        #expect(subject.state.content == .failed(.service, last: nil))
    }

    @Test
    func testOnAppear_asksOnceAtATime() async {
        // Arrange
        let subject = subject(MockEmployeeUseCase(), .init(content: .loading(last: nil)))

        // Act
        await subject.send(.onAppear)

        // Assert
        #expect(subject.state.content == .loading(last: nil))
    }

    @Test(arguments: [EmployeeListViewModel.Action.refreshPulled, .retry])
    func testSend_asksTheServiceInsteadOfTheStoredList(action: EmployeeListViewModel.Action) async {
        // Arrange
        let useCase = StoredListUseCase()
        let subject = EmployeeListViewModel(useCases: DIContainer.mock(mockEmployeeUseCase: useCase))
        await subject.send(.onAppear)
        #expect(subject.state.employees == Array([Employee].fixtures.prefix(1)))

        // Act
        await subject.send(action)

        // Assert
        #expect(subject.state.employees == .fixtures)
    }

    /// A use case with a stored list that is older than the service's.
    private struct StoredListUseCase: EmployeeUseCase {
        func fetchEmployees(page: Int) async throws -> [Employee] {
            Array([Employee].fixtures.prefix(1))
        }

        func refreshEmployees(page: Int) async throws -> [Employee] { .fixtures }
    }

    @Test
    func testOnAppear_knowsThatNothingFollowsAnEmptyPage() async {
        // Arrange
        let subject = subject(MockEmployeeUseCase(employees: []))

        // Act
        await subject.send(.onAppear)

        // Assert
        #expect(subject.state == .init(content: .loaded([]), hasMore: false, currentPage: 1))
    }

    @Test
    func testLoadMore_addsWhatIsNew() async {
        // Arrange
        let first = Array(employees.prefix(2))
        let subject = subject(MockEmployeeUseCase(), .init(content: .loaded(first)))

        // Act
        await subject.send(.loadMore)

        // Assert
        #expect(subject.state == .init(content: .loaded(employees), hasMore: true, currentPage: 1))
    }

    @Test
    func testLoadMore_stopsBehindTheLastPage() async {
        // Arrange
        let subject = subject()
        await subject.send(.onAppear)

        // Act
        await subject.send(.loadMore)

        // Assert
        #expect(subject.state == .init(content: .loaded(employees), hasMore: false, currentPage: 2))
    }

    @Test
    func testLoadMore_asksForNothingBehindTheLastPage() async {
        // Arrange
        let state = EmployeeListViewModel.State(content: .loaded([]), hasMore: false, currentPage: 0)
        let subject = subject(MockEmployeeUseCase(), state)

        // Act
        await subject.send(.loadMore)

        // Assert
        #expect(subject.state == state)
    }

    @Test
    func testLoadMore_onErrorKeepsThePage() async {
        // Arrange
        let state = EmployeeListViewModel.State(content: .loaded(employees), currentPage: 1)
        let subject = subject(MockEmployeeUseCase(throwError: true), state)

        // Act
        await subject.send(.loadMore)

        // Assert
        #expect(subject.state == .init(content: .failed(.service, last: employees), currentPage: 1))
    }

    @Test
    func testRetry_repeatsTheFailedPageAndKeepsTheOthers() async {
        // Arrange
        let useCase = FailingNextPage()
        let subject = subject(useCase)
        await subject.send(.onAppear)
        await subject.send(.loadMore)
        #expect(subject.state.content.error == .service)

        // Act
        await subject.send(.retry)

        // Assert
        #expect(subject.state == .init(content: .loaded(employees), hasMore: true, currentPage: 2))
        #expect(await useCase.pages == [1, 2, 2])
    }

    @Test
    func testOnAppear_keepsTheLaterPages() async {
        // Arrange
        let useCase = FailingNextPage()
        let subject = subject(useCase)
        await subject.send(.onAppear)
        await subject.send(.loadMore)
        await subject.send(.retry)

        // Act
        await subject.send(.onAppear)

        // Assert
        #expect(subject.state == .init(content: .loaded(employees), hasMore: true, currentPage: 2))
        #expect(await useCase.pages == [1, 2, 2])
    }

    /// A use case that fails at the first request of the second page.
    private actor FailingNextPage: EmployeeUseCase {
        private(set) var pages: [Int] = []

        func fetchEmployees(page: Int) async throws -> [Employee] {
            pages.append(page)
            guard pages != [1, 2] else { throw AppError.service }
            return page == 1 ? Array([Employee].fixtures.prefix(1)) : .fixtures
        }

        func refreshEmployees(page: Int) async throws -> [Employee] {
            try await fetchEmployees(page: page)
        }
    }
}
