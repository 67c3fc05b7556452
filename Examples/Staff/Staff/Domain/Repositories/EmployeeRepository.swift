protocol EmployeeRepository: Sendable {
    /// - Throws: ``AppError``.
    func fetchEmployees(page: Int) async throws -> [Employee]
    /// Returns the service's list, even if one is stored.
    func refreshEmployees(page: Int) async throws -> [Employee]
}
