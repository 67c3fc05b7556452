#if DEBUG
import Foundation

struct MockEmployeeUseCase: EmployeeUseCase {
    var delay: TimeInterval? = nil
    var employees: [Employee] = .fixtures
    var throwError: Bool = false

    func fetchEmployees(page: Int) async throws -> [Employee] {
        if let delay {
            try await Task.sleep(for: .seconds(delay))
        }
        guard !throwError else {
            throw MockError.mockError
        }
        return page == 1 ? employees : []
    }

    func refreshEmployees(page: Int) async throws -> [Employee] {
        try await fetchEmployees(page: page)
    }
}
#endif
