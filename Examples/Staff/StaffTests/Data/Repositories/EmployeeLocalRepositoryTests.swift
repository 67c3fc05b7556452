import Foundation
import Testing

@testable import Staff

@MainActor
struct EmployeeLocalRepositoryTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    private let written = Date(timeIntervalSince1970: 1_000)

    private func subject(after seconds: TimeInterval) -> EmployeeLocalRepository {
        let now = written + seconds
        return EmployeeLocalRepository(storage: FileStorage(folder: folder), now: { now })
    }

    @Test
    func testFetchEmployees_readsWhatWasSaved() async throws {
        // Arrange
        defer { try? FileManager.default.removeItem(at: folder) }
        try subject(after: 0).save(.fixtures, page: 1)

        // Act
        let employees = try await subject(after: 300).fetchEmployees(page: 1)

        // Assert
        #expect(employees == .fixtures)
    }

    @Test
    func testFetchEmployees_refusesWhatIsTooOld() async throws {
        // Arrange
        defer { try? FileManager.default.removeItem(at: folder) }
        try subject(after: 0).save(.fixtures, page: 1)

        // Act & Assert
        await #expect(throws: AppError.notFound) {
            try await subject(after: 301).fetchEmployees(page: 1)
        }
    }

    @Test
    func testDefaultRepository_asksTheServiceOnce() async throws {
        // Arrange
        defer { try? FileManager.default.removeItem(at: folder) }
        let remote = EmployeeRemoteRepository(
            session: MockNetworkSession()
        )
        let first = DefaultEmployeeRepository(local: subject(after: 0), remote: remote)
        let employees = try await first.fetchEmployees(page: 1)

        // Act
        let broken = EmployeeRemoteRepository(session: MockNetworkSession(throwError: true))
        let second = DefaultEmployeeRepository(local: subject(after: 1), remote: broken)

        // Assert
        #expect(try await second.fetchEmployees(page: 1) == employees)
    }

    @Test
    func testDefaultRepository_refreshesFromTheServiceInsteadOfTheStoredList() async throws {
        // Arrange
        defer { try? FileManager.default.removeItem(at: folder) }
        try subject(after: 0).save([], page: 1)
        let remote = EmployeeRemoteRepository(
            session: MockNetworkSession()
        )
        let subject = DefaultEmployeeRepository(local: subject(after: 1), remote: remote)

        // Act & Assert
        #expect(try await subject.fetchEmployees(page: 1).isEmpty)
        #expect(try await subject.refreshEmployees(page: 1).count == 3)
        #expect(try await subject.fetchEmployees(page: 1).count == 3)
    }

    @Test
    func testDefaultRepository_passesTheServicesErrorOn() async throws {
        // Arrange
        let broken = EmployeeRemoteRepository(
            session: MockNetworkSession(statusCode: 500)
        )
        let subject = DefaultEmployeeRepository(local: subject(after: 0), remote: broken)

        // Act & Assert
        await #expect(throws: AppError.service) {
            try await subject.fetchEmployees(page: 1)
        }
    }
}
