import Testing

@testable import MyApp

@MainActor
struct EmployeeListViewModelTests {
    @Test
    func testOnAppear_loadsEmployeesSuccessfully() async throws {
        // Arrange
        let employees: [Employee] = .fixtures
        let subject = EmployeeListViewModel(
            useCases: DIContainer.mock(
                mockEmployeeUseCase: MockEmployeeUseCase(
                    employees: employees
                )
            )
        )

        // Act
        await subject.send(.onAppear)

        // Assert
        #expect(
            subject.state
                == EmployeeListViewModel.State(
                    employees: employees,
                    isLoading: false,
                    errorLoading: false,
                    hasMore: true,
                    currentPage: 1
                )
        )
    }

    @Test
    func testOnAppear_handlesError() async throws {
        // Arrange
        let subject = EmployeeListViewModel(
            useCases: DIContainer.mock(
                mockEmployeeUseCase: MockEmployeeUseCase(
                    throwError: true
                )
            )
        )

        // Act
        await subject.send(.onAppear)

        // Assert
        #expect(subject.state.errorLoading == true)
        #expect(subject.state.isLoading == false)
        #expect(subject.state.employees.isEmpty)
    }

    @Test
    func testRefreshPulled_keepsWhatIsShownOnError() async throws {
        // Arrange
        let employees: [Employee] = .fixtures
        let subject = EmployeeListViewModel(
            useCases: DIContainer.mock(
                mockEmployeeUseCase: MockEmployeeUseCase(
                    throwError: true
                )
            ),
            state: .init(employees: employees)
        )

        // Act
        await subject.send(.refreshPulled)

        // Assert
        #expect(subject.state.errorLoading == true)
        #expect(subject.state.employees == employees)
    }

    @Test(arguments: [EmployeeListViewModel.Action.refreshPulled, .retry, .loadMore])
    func testSend_takesCancellationForNoError(action: EmployeeListViewModel.Action) async throws {
        // Arrange
        let employees: [Employee] = .fixtures
        let subject = EmployeeListViewModel(
            useCases: DIContainer.mock(
                mockEmployeeUseCase: MockEmployeeUseCase(
                    throwError: true
                )
            ),
            state: .init(employees: employees)
        )

        // Act
        let leaving = Task { await subject.send(action) }
        leaving.cancel()
        await leaving.value

        // Assert
        #expect(subject.state == .init(employees: employees))
    }

    @Test
    func testRefreshPulled_keepsTheListWhileLoading() async throws {
        // Arrange
        let employees: [Employee] = .fixtures
        let subject = EmployeeListViewModel(
            useCases: DIContainer.mock(
                mockEmployeeUseCase: MockEmployeeUseCase(
                    delay: 3600
                )
            ),
            state: .init(employees: employees, errorLoading: true)
        )

        // Act
        let refreshing = Task { await subject.send(.refreshPulled) }
        while subject.state.errorLoading { await Task.yield() }

        // Assert
        #expect(subject.state == .init(employees: employees))
        refreshing.cancel()
        await refreshing.value
        #expect(subject.state == .init(employees: employees))
    }

    @Test
    func testRefreshPulled_isShownAlsoWhereAnEarlierAnswerArrivesLater() async {
        // Arrange
        let useCase = BusyUseCase()
        let subject = EmployeeListViewModel(useCases: DIContainer.mock(mockEmployeeUseCase: useCase))
        useCase.meanwhile = {
            useCase.employees = .fixtures
            await subject.send(.refreshPulled)
        }

        // Act
        await subject.send(.onAppear)

        // Assert
        #expect(subject.state.employees == .fixtures)
        #expect(!subject.state.isLoading)
    }

    @Test
    func testLoadMore_isNotShownAfterARefreshThatBeganMeanwhile() async {
        // Arrange
        let useCase = BusyUseCase()
        let subject = EmployeeListViewModel(useCases: DIContainer.mock(mockEmployeeUseCase: useCase))
        useCase.employees = Array([Employee].fixtures.prefix(1))
        await subject.send(.onAppear)
        useCase.employees = .fixtures
        useCase.meanwhile = {
            useCase.employees = Array([Employee].fixtures.prefix(2))
            await subject.send(.refreshPulled)
        }

        // Act
        await subject.send(.loadMore)

        // Assert
        let shown = Array([Employee].fixtures.prefix(2))
        #expect(subject.state == .init(employees: shown, hasMore: true, currentPage: 1))
        #expect(useCase.pages == [1, 2, 1])
    }

    @Test
    func testLoadMore_asksForNothingDuringARefresh() async {
        // Arrange
        let useCase = BusyUseCase()
        let subject = EmployeeListViewModel(useCases: DIContainer.mock(mockEmployeeUseCase: useCase))
        useCase.employees = .fixtures
        await subject.send(.onAppear)
        useCase.meanwhile = { await subject.send(.loadMore) }

        // Act
        await subject.send(.refreshPulled)

        // Assert
        #expect(subject.state == .init(employees: .fixtures, hasMore: true, currentPage: 1))
        #expect(useCase.pages == [1, 1])
    }

    /// A use case that does something else during a request, and answers with what it had before.
    @MainActor
    private final class BusyUseCase: EmployeeUseCase {
        var employees: [Employee] = []
        var meanwhile: () async -> Void = {}
        private(set) var pages: [Int] = []

        @MainActor
        func fetchEmployees(page: Int) async throws -> [Employee] {
            pages.append(page)
            let (answer, action) = (employees, meanwhile)
            meanwhile = {}
            await action()
            return answer
        }

        @MainActor
        func refreshEmployees(page: Int) async throws -> [Employee] {
            try await fetchEmployees(page: page)
        }
    }

    @Test
    func testShowsSpinner_onlyWhereNothingIsListed() {
        #expect(EmployeeListViewModel.State(isLoading: true).showsSpinner)
        #expect(!EmployeeListViewModel.State(employees: .fixtures, isLoading: true).showsSpinner)
        #expect(!EmployeeListViewModel.State().showsSpinner)
    }

    @Test
    func testRetry_clearsError() async throws {
        // Arrange
        let subject = EmployeeListViewModel(
            useCases: DIContainer.mock(),
            state: .init(errorLoading: true)
        )

        // Act
        await subject.send(.retry)

        // Assert
        #expect(subject.state.errorLoading == false)
        #expect(subject.state.isEmpty == false)
    }

    @Test
    func testOnAppear_tellsTheKindOfTheErrorUntilARetry() async {
        // Arrange
        let useCase = MockEmployeeUseCase(throwError: true)
        let subject = EmployeeListViewModel(useCases: DIContainer.mock(mockEmployeeUseCase: useCase))

        // Act
        await subject.send(.onAppear)

        // Assert
        #expect(subject.state.errorKind == .service)

        // Act
        subject.useCases = DIContainer.mock()
        await subject.send(.retry)

        // Assert
        #expect(subject.state.errorKind == nil)
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
    func testLoadMore_stopsBehindTheLastPage() async throws {
        // Arrange
        let subject = EmployeeListViewModel(useCases: DIContainer.mock())
        await subject.send(.onAppear)

        // Act
        await subject.send(.loadMore)

        // Assert
        #expect(subject.state.employees == .fixtures)
        #expect(subject.state.hasMore == false)
        #expect(subject.state.currentPage == 2)
        #expect(subject.state.isLoading == false)
    }

    @Test
    func testLoadMore_onErrorKeepsThePage() async throws {
        // Arrange
        let employees: [Employee] = .fixtures
        let subject = EmployeeListViewModel(
            useCases: DIContainer.mock(mockEmployeeUseCase: MockEmployeeUseCase(throwError: true)),
            state: .init(employees: employees, currentPage: 1)
        )

        // Act
        await subject.send(.loadMore)

        // Assert
        #expect(subject.state.errorLoading == true)
        #expect(subject.state.currentPage == 1)
        #expect(subject.state.isLoading == false)
        #expect(subject.state.employees == employees)
    }

    @Test
    func testRetry_repeatsTheFailedPageAndKeepsTheOthers() async throws {
        // Arrange
        let useCase = FailingNextPage()
        let subject = EmployeeListViewModel(useCases: DIContainer.mock(mockEmployeeUseCase: useCase))
        await subject.send(.onAppear)
        await subject.send(.loadMore)
        #expect(subject.state.errorLoading)

        // Act
        await subject.send(.retry)

        // Assert
        #expect(subject.state == .init(employees: .fixtures, hasMore: true, currentPage: 2))
        #expect(await useCase.pages == [1, 2, 2])
    }

    @Test
    func testOnAppear_keepsTheLaterPages() async throws {
        // Arrange
        let useCase = FailingNextPage()
        let subject = EmployeeListViewModel(useCases: DIContainer.mock(mockEmployeeUseCase: useCase))
        await subject.send(.onAppear)
        await subject.send(.loadMore)
        await subject.send(.loadMore)

        // Act
        await subject.send(.onAppear)

        // Assert
        #expect(subject.state.employees == .fixtures)
        #expect(subject.state.currentPage == 2)
        #expect(await useCase.pages == [1, 2, 2])
    }

    @Test
    func testRetry_afterAFailedRefreshLoadsTheFirstPage() async throws {
        // Arrange
        let useCase = FailingNextPage()
        let subject = EmployeeListViewModel(useCases: DIContainer.mock(mockEmployeeUseCase: useCase))
        await subject.send(.onAppear)
        await subject.send(.loadMore)
        subject.useCases = DIContainer.mock(mockEmployeeUseCase: MockEmployeeUseCase(throwError: true))
        await subject.send(.refreshPulled)
        subject.useCases = DIContainer.mock(mockEmployeeUseCase: useCase)

        // Act
        await subject.send(.retry)

        // Assert
        #expect(subject.state.currentPage == 1)
        #expect(await useCase.pages == [1, 2, 1])
    }

    @Test
    func testOnAppear_knowsThatNothingFollowsAnEmptyPage() async throws {
        // Arrange
        let subject = EmployeeListViewModel(
            useCases: DIContainer.mock(
                mockEmployeeUseCase: MockEmployeeUseCase(
                    employees: []
                )
            )
        )

        // Act
        await subject.send(.onAppear)

        // Assert
        #expect(subject.state == .init(hasMore: false, currentPage: 1))
    }

    @Test
    func testLoadMore_addsWhatIsNew() async throws {
        // Arrange
        let employees: [Employee] = .fixtures
        let subject = EmployeeListViewModel(
            useCases: DIContainer.mock(),
            state: .init(employees: Array(employees.prefix(2)), errorLoading: true)
        )

        // Act
        await subject.send(.loadMore)

        // Assert
        #expect(subject.state == .init(employees: employees, hasMore: true, currentPage: 1))
    }

    @Test(arguments: [(false, false), (true, true)])
    func testLoadMore_asksForNothing(hasMore: Bool, isLoading: Bool) async throws {
        // Arrange
        let state = EmployeeListViewModel.State(isLoading: isLoading, hasMore: hasMore)
        let subject = EmployeeListViewModel(useCases: DIContainer.mock(), state: state)

        // Act
        await subject.send(.loadMore)

        // Assert
        #expect(subject.state == state)
    }

    /// A use case that fails at the first request of the second page.
    private actor FailingNextPage: EmployeeUseCase {
        private(set) var pages: [Int] = []

        func fetchEmployees(page: Int) async throws -> [Employee] {
            pages.append(page)
            guard pages != [1, 2] else { throw MockError.mockError }
            return page == 1 ? Array([Employee].fixtures.prefix(1)) : .fixtures
        }

        func refreshEmployees(page: Int) async throws -> [Employee] {
            try await fetchEmployees(page: page)
        }
    }
}
