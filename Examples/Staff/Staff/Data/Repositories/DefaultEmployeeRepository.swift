/// What is kept, else what the service answers, which is kept then.
struct DefaultEmployeeRepository: EmployeeRepository {
    let local: EmployeeLocalRepository
    let remote: EmployeeRemoteRepository

    /// - Throws: What the remote repository throws. A storage that cannot be read or written only
    ///   makes it slower.
    func fetchEmployees(page: Int) async throws -> [Employee] {
        do {
            return try await local.fetchEmployees(page: page)
        } catch {
            let employees = try await remote.fetchEmployees(page: page)
            try? local.save(employees, page: page)
            return employees
        }
    }
}
