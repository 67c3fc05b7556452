import Foundation

struct EmployeesJSON: Codable {
    var employees: [EmployeeJSON]

    struct EmployeeJSON: Codable {
        let id: String
        let name: String
        let email: String?
        let role: String
    }

    /// - Throws: ``EmployeeError/invalidData`` if one of them cannot be decoded.
    func toEmployees() throws -> [Employee] {
        try employees.map { try $0.toEmployee() }
    }
}

extension EmployeesJSON.EmployeeJSON {
    /// Throws for an invalid identifier. An invented one would differ with each response.
    func toEmployee() throws -> Employee {
        guard let id = UUID(uuidString: id),
            let role = Employee.Role(rawValue: role)
        else {
            throw EmployeeError.invalidData
        }
        return Employee(
            id: id,
            name: name,
            email: email,
            role: role
        )
    }
}

extension EmployeesJSON {
    init(_ employees: [Employee]) {
        self.employees = employees.map(EmployeeJSON.init)
    }
}

extension EmployeesJSON.EmployeeJSON {
    init(_ employee: Employee) {
        id = employee.id.uuidString
        self.name = employee.name
        self.email = employee.email
        self.role = employee.role.rawValue
    }
}
