import Foundation

struct EmployeesJSON: Codable {
    var employees: [EmployeeJSON]

    struct EmployeeJSON: Codable {
        let id: String
        let name: String
        let email: String?
        let role: String
    }

    /// - Throws: ``EmployeeError/invalidData`` where one of them cannot be read.
    func toEmployees() throws -> [Employee] {
        try employees.map { try $0.toEmployee() }
    }
}

extension EmployeesJSON.EmployeeJSON {
    /// An identifier that is none is an error: a made-up one would be another employee each time.
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
        name = employee.name
        email = employee.email
        role = employee.role.rawValue
    }
}
