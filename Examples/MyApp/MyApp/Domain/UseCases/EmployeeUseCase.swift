protocol HasEmployeeUseCase {
    var employeeUseCase: EmployeeUseCase { get }
}

protocol EmployeeUseCase {
    func fetchEmployees(page: Int) async throws -> [Employee]
    /// Returns the service's list, even if one is stored.
    func refreshEmployees(page: Int) async throws -> [Employee]
}

struct DefaultEmployeeUseCase: EmployeeUseCase {
    var repository: EmployeeRepository

    func fetchEmployees(page: Int) async throws -> [Employee] {
        try await repository.fetchEmployees(page: page)
    }

    func refreshEmployees(page: Int) async throws -> [Employee] {
        try await repository.refreshEmployees(page: page)
    }
}
