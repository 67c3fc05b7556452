import Foundation

/// One employee as the service sends it.
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

/// Many of them.
struct EmployeesDTO: Codable, Sendable {
    let employees: [EmployeeDTO]

    enum CodingKeys: String, CodingKey {
        case employees
    }
}
