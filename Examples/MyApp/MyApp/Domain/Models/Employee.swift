import Foundation

struct Employee: Identifiable, Equatable {
    let id: UUID
    let name: String
    let email: String?
    let role: Role

    /// The name for lists, without the spaces that some services send around it.
    var displayName: String { name.trimmingCharacters(in: .whitespaces) }

    enum Role: String, CaseIterable {
        case engineer, designer, manager
    }
}

enum EmployeeError: Error {
    case notFound
    case invalidData
}

#if DEBUG
extension Employee {
    static func fixture(
        id: UUID = UUID(),
        name: String = "Employee",
        email: String? = nil,
        role: Role = .engineer
    ) -> Self {
        Employee(
            id: id,
            name: name,
            email: email,
            role: role
        )
    }
}

extension Array where Element == Employee {
    static var fixtures: [Employee] {
        (1...3).map { number in
            .fixture(
                id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, number)),
                name: "Employee \(number)"
            )
        }
    }
}
#endif
