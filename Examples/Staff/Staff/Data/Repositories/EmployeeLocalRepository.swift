import Foundation

/// What was fetched before, as long as it is young enough.
struct EmployeeLocalRepository: EmployeeRepository {
    let storage: LocalStorage
    /// Seconds.
    var maximumAge: TimeInterval = 300
    var now: @Sendable () -> Date = { Date() }

    /// - Throws: ``AppError/notFound`` where nothing is kept or it is too old, and what the storage
    ///   throws.
    func fetchEmployees(page: Int) async throws -> [Employee] {
        guard let kept = try storage.read(name(page)), now().timeIntervalSince(kept.date) <= maximumAge
        else {
            throw AppError.notFound
        }
        return try JSONDecoder().decode(EmployeesDTO.self, from: kept.data).toDomain()
    }

    func save(_ employees: [Employee], page: Int) throws {
        let data = try JSONEncoder().encode(EmployeesDTO(employees))
        try storage.write(data, date: now(), to: name(page))
    }

    private func name(_ page: Int) -> String {
        "employees-\(page)"
    }
}
