import Foundation

extension EmployeeDTO {
    /// - Throws: ``AppError/unreadable(field:)``: a made-up identifier would be another employee each time.
    func toDomain() throws -> Employee {
        Employee(
            id: try Self.valid(UUID(uuidString: id), "id"),
            name: name,
            email: email,
            role: try Self.valid(Employee.Role(rawValue: role), "role")
        )
    }

    /// What cannot be read is an error: a value that is left out would look as if none were there.
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
        name = employee.name
        email = employee.email
        role = employee.role.rawValue
    }
}
