import Foundation

/// One employee in the format of the service.
struct EmployeeDTO: Codable, Sendable {
    let id: String
    let name: String
    let email: String?
    let role: String

    enum CodingKeys: String, CodingKey {
        case id
        case name
        case email
        case role
    }
}

/// A list of them in the format of the service.
struct EmployeesDTO: Codable, Sendable {
    let employees: [EmployeeDTO]

    enum CodingKeys: String, CodingKey {
        case employees
    }
}
