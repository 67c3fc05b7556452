import Foundation
import StrataFoundationAdditions
import StrataKitTesting
import Synchronization
import Testing

@testable import MyApp
@testable import StrataScaffold

/// Tests of the behavior of `Examples/MyApp`, which `strata new MyApp --example` writes.
@MainActor @Suite struct TemplateExampleTests {
  // MARK: - The repository

  @Test(.mission("T-33")) func `an invalid base URL throws badUrl`() async {
    let subject = EmployeeRemoteRepository(session: MockNetworkSession(), baseURL: "http://[::1")
    await #expect(throws: RepositoryError.badUrl) { try await subject.fetchEmployees(page: 1) }
  }

  @Test(.mission("T-35"), arguments: [201, 301, 404, 500])
  func `a status other than 200 throws networkError`(status: Int) async {
    let subject = EmployeeRemoteRepository(session: MockNetworkSession(statusCode: status))
    await #expect(throws: RepositoryError.networkError) {
      try await subject.fetchEmployees(page: 1)
    }
  }

  @Test(.mission("T-27", "T-28", "T-34", "T-36", "T-37", "T-39", "T-71", "T-80", "T-82"))
  func `a response is decoded into employees`() async throws {
    let session = RecordingSession()
    let employees = try await EmployeeRemoteRepository(
      session: session, baseURL: "https://a.example"
    ).fetchEmployees(page: 2)
    #expect(session.asked == ["https://a.example/employees?page=2"])
    #expect(employees.map(\.name) == ["Employee 1", "Employee 2", "Employee 3"])
    #expect(employees.map(\.role) == [.engineer, .designer, .manager])
    #expect(employees.first?.email == nil && employees.last?.email == "Employee 3")
  }

  @Test(
    .mission("T-87"),
    arguments: [
      #"{"employees": [{"id": "none", "name": "A", "role": "engineer"}]}"#,
      #"{"employees": [{"id": "00000000-0000-0000-0000-000000000001", "name": "A", "role": "king"}]}"#,
      #"{"employees": 1}"#, "",
    ])
  func `an unreadable identifier, role or response throws invalidData`(json: String) async {
    let subject = EmployeeRemoteRepository(session: RecordingSession(answer: json))
    await #expect(throws: EmployeeError.invalidData) { try await subject.fetchEmployees(page: 1) }
  }

  @Test(.mission("T-71")) func `a missing response file throws a URLError`() async {
    var session = MockNetworkSession()
    session.responseFileName = "none"
    let subject = EmployeeRemoteRepository(session: session)
    await #expect(throws: URLError.self) { try await subject.fetchEmployees(page: 1) }
  }

  @Test(.mission("T-84")) func `stored employees are returned without a request`() async throws {
    let folder = try TemporaryFolder()
    let local = EmployeeLocalRepository(storage: FileStorage(folder: folder.url))
    let remote = RecordingSession()
    let subject = DefaultEmployeeRepository(
      local: local, remote: EmployeeRemoteRepository(session: remote))
    let first = try await subject.fetchEmployees(page: 1)
    #expect(try await subject.fetchEmployees(page: 1) == first)
    #expect(remote.asked.count == 1)
    #expect(try await local.fetchEmployees(page: 1) == first)
  }

  // MARK: - The view model

  @Test(.mission("T-06", "T-51", "T-79", "T-89"))
  func `loading is shown during a fetch, except for pull to refresh`()
    async
  {
    let useCase = WatchedUseCase()
    let subject = EmployeeListViewModel(useCases: DIContainer.mock(mockEmployeeUseCase: useCase))
    useCase.whileFetching.withLock { $0 = { subject.state.isLoading } }
    await subject.send(.onAppear)
    await subject.send(.refreshPulled)
    await subject.send(.retry)
    #expect(useCase.seen.withLock { $0 } == [true, false, true])
    #expect(subject.state.isLoading == false && !subject.state.isEmpty)
  }

  @Test(.mission("T-88", "T-90")) func `a failed later page keeps the shown employees`() async {
    let useCase = WatchedUseCase()
    let subject = EmployeeListViewModel(useCases: DIContainer.mock(mockEmployeeUseCase: useCase))
    await subject.send(.onAppear)
    useCase.fails.withLock { $0 = true }
    await subject.send(.loadMore)
    #expect(subject.state.errorLoading && subject.state.currentPage == 1)
    #expect(subject.state.employees == .fixtures)
    useCase.fails.withLock { $0 = false }
    await subject.send(.loadMore)
    #expect(!subject.state.errorLoading && subject.state.currentPage == 2)
    #expect(subject.state.employees == .fixtures, "a repeated employee is listed once")
  }

  @Test func `a retry repeats the failed page and keeps the others`() async {
    let useCase = WatchedUseCase()
    let subject = EmployeeListViewModel(useCases: DIContainer.mock(mockEmployeeUseCase: useCase))
    await subject.send(.onAppear)
    await subject.send(.loadMore)
    useCase.fails.withLock { $0 = true }
    await subject.send(.loadMore)
    useCase.fails.withLock { $0 = false }
    await subject.send(.retry)
    #expect(useCase.pages.withLock { $0 } == [1, 2, 3, 3])
    #expect(!subject.state.errorLoading && subject.state.currentPage == 3)
  }
}

/// A network session that records requests.
private final class RecordingSession: NetworkSession {
  private(set) var asked: [String] = []
  private let answer: String?

  init(answer: String? = nil) { self.answer = answer }

  func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    asked.append(request.url?.absoluteString ?? "")
    let (data, response) = try await MockNetworkSession().data(for: request)
    return (answer.map { Data($0.utf8) } ?? data, response)
  }
}

/// A use case that checks the screen's state while it runs.
private final class WatchedUseCase: EmployeeUseCase, Sendable {
  let fails = Mutex(false)
  let whileFetching = Mutex<@MainActor @Sendable () -> Bool>({ false })
  let seen = Mutex<[Bool]>([])
  let pages = Mutex<[Int]>([])

  func fetchEmployees(page: Int) async throws -> [Employee] {
    pages.withLock { $0.append(page) }
    let look = whileFetching.withLock { $0 }
    let isLoading = await look()
    seen.withLock { $0.append(isLoading) }
    if (fails.withLock { $0 }) { throw MockError.mockError }
    return .fixtures
  }

  func refreshEmployees(page: Int) async throws -> [Employee] {
    try await fetchEmployees(page: page)
  }
}
