import Testing

@testable import MyApp

@MainActor
struct EmployeeUseCaseTests {
    @Test
    func testFetchEmployees() async throws {
        // Arrange
        let employees: [Employee] = .fixtures
        let subject = DefaultEmployeeUseCase(
            repository: MockEmployeeRepository(employees: employees)
        )

        // Act
        let result = try await subject.fetchEmployees(page: 1)

        // Assert
        #expect(result == employees)
    }

    @Test
    func testFetchEmployees_passesErrorsOn() async {
        // Arrange
        let subject = DefaultEmployeeUseCase(repository: MockEmployeeRepository(throwError: true))

        // Act & Assert
        await #expect(throws: MockError.mockError) {
            try await subject.fetchEmployees(page: 1)
        }
    }

    @Test
    func testRefreshEmployees() async throws {
        // Arrange
        let subject = DefaultEmployeeUseCase(
            repository: MockEmployeeRepository(employees: .fixtures)
        )

        // Act & Assert
        #expect(try await subject.refreshEmployees(page: 1) == .fixtures)
    }
}
