import Foundation

struct EmployeeRemoteRepository: EmployeeRepository {
    let session: NetworkSession
    var baseURL = Service.baseURL

    func fetchEmployees(page: Int) async throws -> [Employee] {
        guard let url = URL(string: "\(baseURL)/employees?page=\(page)") else {
            throw AppError.service
        }
        return try decoded(try await session.answer(to: URLRequest(url: url))).toDomain()
    }

    func refreshEmployees(page: Int) async throws -> [Employee] {
        try await fetchEmployees(page: page)
    }

    private func decoded(_ data: Data) throws -> EmployeesDTO {
        do {
            return try JSONDecoder().decode(EmployeesDTO.self, from: data)
        } catch {
            throw AppError.unreadable(field: "employees")
        }
    }
}
