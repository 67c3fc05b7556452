/// Returns the stored list, or else the service's, which it then stores.
struct DefaultEmployeeRepository: EmployeeRepository {
    let local: EmployeeLocalRepository
    let remote: EmployeeRemoteRepository

    /// - Throws: An error of the remote repository. Errors of the storage are ignored: they only
    ///   make the app slower.
    func fetchEmployees(page: Int) async throws -> [Employee] {
        do {
            return try await local.fetchEmployees(page: page)
        } catch {
            return try await refreshEmployees(page: page)
        }
    }

    func refreshEmployees(page: Int) async throws -> [Employee] {
        let employees = try await remote.fetchEmployees(page: page)
        try? local.save(employees, page: page)
        return employees
    }
}
