import Foundation

typealias AllUseCases = HasEmployeeUseCase

struct DIContainer: AllUseCases {
    var employeeUseCase: EmployeeUseCase
}

extension DIContainer {
    /// What the app runs on: its service, and nothing else.
    static func real() -> DIContainer {
        let networkSession = URLSession.shared
        let repository = DefaultEmployeeRepository(
            local: EmployeeLocalRepository(storage: FileStorage()),
            remote: EmployeeRemoteRepository(session: networkSession)
        )
        let employeeUseCase = DefaultEmployeeUseCase(repository: repository)

        return DIContainer(
            employeeUseCase: employeeUseCase
        )
    }

    #if DEBUG
    /// What previews and tests run on.
    static func mock(
        mockEmployeeUseCase: EmployeeUseCase = MockEmployeeUseCase()
    ) -> DIContainer {
        DIContainer(
            employeeUseCase: mockEmployeeUseCase
        )
    }
    #endif

    /// `-mock` among the launch arguments shows sample data, in debug builds only.
    static func launched(with arguments: [String]) -> DIContainer {
        #if DEBUG
        if arguments.contains("-mock") { return .mock() }
        #endif
        return .real()
    }
}
