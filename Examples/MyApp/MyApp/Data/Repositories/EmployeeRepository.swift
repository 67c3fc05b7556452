import Foundation

protocol EmployeeRepository {
    func fetchEmployees(page: Int) async throws -> [Employee]
    /// Returns the service's list, even if one is stored.
    func refreshEmployees(page: Int) async throws -> [Employee]
}

struct EmployeeRemoteRepository: EmployeeRepository {
    let session: NetworkSession
    var baseURL = Service.baseURL

    /// - Throws: ``RepositoryError`` for the URL and response, ``EmployeeError`` for the content
    ///   of the response, or an error of the session.
    func fetchEmployees(page: Int) async throws -> [Employee] {
        guard let url = URL(string: "\(baseURL)/employees?page=\(page)") else {
            throw RepositoryError.badUrl
        }
        let (data, response) = try await session.data(for: URLRequest(url: url))

        guard let httpResponse = response as? HTTPURLResponse,
            httpResponse.statusCode == 200
        else {
            throw RepositoryError.networkError
        }
        return try decoded(data).toEmployees()
    }

    func refreshEmployees(page: Int) async throws -> [Employee] {
        try await fetchEmployees(page: page)
    }

    private func decoded(_ data: Data) throws -> EmployeesJSON {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        do {
            return try decoder.decode(EmployeesJSON.self, from: data)
        } catch {
            throw EmployeeError.invalidData
        }
    }
}
