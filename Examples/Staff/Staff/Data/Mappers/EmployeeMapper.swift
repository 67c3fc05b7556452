import Foundation

extension EmployeeDTO {
    /// - Throws: ``AppError/unreadable(field:)`` for an invalid identifier; none is invented.
    func toDomain() throws -> Employee {
        Employee(
            id: try Self.valid(UUID(uuidString: id), "id"),
            name: name,
            email: email,
            role: try Self.valid(Employee.Role(rawValue: role), "role")
        )
    }

    /// Throws for an unreadable value: without it, the value would look as if it were absent.
    private static func valid<Value>(_ value: Value?, _ field: String) throws -> Value {
        guard let value else { throw AppError.unreadable(field: "employee.\(field)") }
        return value
    }
}

extension EmployeesDTO {
    func toDomain() throws -> [Employee] {
        try employees.map { try $0.toDomain() }
    }
}

extension EmployeesDTO {
    init(_ employees: [Employee]) {
        self.employees = employees.map(EmployeeDTO.init)
    }
}

extension EmployeeDTO {
    init(_ employee: Employee) {
        id = employee.id.uuidString
        self.name = employee.name
        self.email = employee.email
        self.role = employee.role.rawValue
    }
}
