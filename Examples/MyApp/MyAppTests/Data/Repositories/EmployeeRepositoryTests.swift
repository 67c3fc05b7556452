import Foundation
import Testing

@testable import MyApp

@MainActor
struct EmployeeRepositoryTests {
    @Test
    func testFetchEmployees_success() async throws {
        // Arrange
        let subject = EmployeeRemoteRepository(
            session: MockNetworkSession()
        )

        // Act
        let employees = try await subject.fetchEmployees(page: 1)

        // Assert
        #expect(employees.map(\.name) == (1...3).map { "Employee \($0)" })
    }

    @Test
    func testFetchEmployees_networkError() async throws {
        // Arrange
        let subject = EmployeeRemoteRepository(
            session: MockNetworkSession(throwError: true)
        )

        // Act & Assert
        await #expect(throws: (any Error).self) {
            try await subject.fetchEmployees(page: 1)
        }
    }

    @Test(arguments: [201, 404, 500])
    func testFetchEmployees_refusesOtherAnswers(status: Int) async throws {
        // Arrange
        let subject = EmployeeRemoteRepository(
            session: MockNetworkSession(statusCode: status)
        )

        // Act & Assert
        await #expect(throws: RepositoryError.networkError) {
            try await subject.fetchEmployees(page: 1)
        }
    }

    @Test
    func testFetchEmployees_badUrl() async throws {
        // Arrange
        let subject = EmployeeRemoteRepository(
            session: MockNetworkSession(),
            baseURL: "http://[::1"
        )

        // Act & Assert
        await #expect(throws: RepositoryError.badUrl) {
            try await subject.fetchEmployees(page: 1)
        }
    }

    @Test
    func testToEmployee_refusesWhatIsNoIdentifier() async throws {
        // Arrange
        let subject = try await answer("00000000-0000-0000-0000-000000000001", replacedWith: "none")

        // Act & Assert
        #expect(throws: EmployeeError.invalidData) {
            try subject.toEmployees()
        }
    }

    @Test
    func testToEmployee_refusesAnotherRole() async throws {
        // Arrange
        let subject = try await answer(#""role": "engineer""#, replacedWith: #""role": "nothing like it""#)

        // Act & Assert
        #expect(throws: EmployeeError.invalidData) {
            try subject.toEmployees()
        }
    }

    /// Returns the recorded response after replacing a text in it.
    private func answer(_ text: String, replacedWith other: String) async throws -> EmployeesJSON {
        let (data, _) = try await MockNetworkSession()
            .data(for: URLRequest(url: URL(filePath: "/")))
        let answer = String(decoding: data, as: UTF8.self)
        try #require(answer.contains(text))
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return try decoder.decode(EmployeesJSON.self, from: Data(answer.replacing(text, with: other).utf8))
    }
}
