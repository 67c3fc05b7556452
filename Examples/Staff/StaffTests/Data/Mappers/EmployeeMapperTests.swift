import Foundation
import Testing

@testable import Staff

@MainActor
struct EmployeeMapperTests {
    @Test
    func testToDomain_refusesWhatIsNoIdentifier() async throws {
        // Arrange
        let subject = try await answer("00000000-0000-0000-0000-000000000001", replacedWith: "none")

        // Act & Assert
        #expect(throws: AppError.unreadable(field: "employee.id")) {
            try subject.toDomain()
        }
    }

    @Test
    func testToDomain_refusesAnotherRole() async throws {
        // Arrange
        let subject = try await answer(#""role": "engineer""#, replacedWith: #""role": "nothing like it""#)

        // Act & Assert
        #expect(throws: AppError.unreadable(field: "employee.role")) {
            try subject.toDomain()
        }
    }

    /// Returns the recorded response after replacing a text in it.
    private func answer(_ text: String, replacedWith other: String) async throws -> EmployeesDTO {
        let (data, _) = try await MockNetworkSession()
            .data(for: URLRequest(url: URL(filePath: "/")))
        let answer = String(decoding: data, as: UTF8.self)
        try #require(answer.contains(text))
        return try JSONDecoder().decode(EmployeesDTO.self, from: Data(answer.replacing(text, with: other).utf8))
    }
}
