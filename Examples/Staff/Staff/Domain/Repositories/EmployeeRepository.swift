protocol EmployeeRepository: Sendable {
    /// - Throws: ``AppError``.
    func fetchEmployees(page: Int) async throws -> [Employee]
}
