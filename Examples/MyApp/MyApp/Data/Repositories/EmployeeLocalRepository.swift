import Foundation

/// Returns the list that was stored before, unless it is too old.
struct EmployeeLocalRepository: EmployeeRepository {
    let storage: LocalStorage
    /// The age up to which the stored list is used, in seconds.
    var maximumAge: TimeInterval = 300
    var now: @Sendable () -> Date = { Date() }

    /// - Throws: ``EmployeeError/notFound`` if nothing is stored or it is too old, or an error of
    ///   the storage.
    func fetchEmployees(page: Int) async throws -> [Employee] {
        guard let kept = try storage.read(name(page)), now().timeIntervalSince(kept.date) <= maximumAge
        else {
            throw EmployeeError.notFound
        }
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return try decoder.decode(EmployeesJSON.self, from: kept.data).toEmployees()
    }

    /// - Throws: ``EmployeeError/notFound``: only the service has a newer list.
    func refreshEmployees(page: Int) async throws -> [Employee] {
        throw EmployeeError.notFound
    }

    func save(_ employees: [Employee], page: Int) throws {
        let encoder = JSONEncoder()
        encoder.keyEncodingStrategy = .convertToSnakeCase
        let data = try encoder.encode(EmployeesJSON(employees))
        try storage.write(data, date: now(), to: name(page))
    }

    private func name(_ page: Int) -> String {
        "employees-\(page)"
    }
}
