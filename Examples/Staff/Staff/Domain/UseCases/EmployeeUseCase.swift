protocol HasEmployeeUseCase {
    var employeeUseCase: EmployeeUseCase { get }
}

protocol EmployeeUseCase: Sendable {
    func fetchEmployees(page: Int) async throws -> [Employee]
}

struct DefaultEmployeeUseCase: EmployeeUseCase {
    var repository: EmployeeRepository

    func fetchEmployees(page: Int) async throws -> [Employee] {
        try await repository.fetchEmployees(page: page)
    }
}
