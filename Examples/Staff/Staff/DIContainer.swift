import Foundation

typealias AllUseCases = HasEmployeeUseCase

struct DIContainer: AllUseCases {
    var employeeUseCase: EmployeeUseCase
}

extension DIContainer {
    /// Returns the container of the real app, which uses the service.
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
    /// Returns the container for previews and tests.
    static func mock(
        mockEmployeeUseCase: EmployeeUseCase = MockEmployeeUseCase()
    ) -> DIContainer {
        DIContainer(
            employeeUseCase: mockEmployeeUseCase
        )
    }
    #endif

    /// In debug builds, the launch argument `-mock` shows sample data.
    static func launched(with arguments: [String]) -> DIContainer {
        #if DEBUG
        if arguments.contains("-mock") { return .mock() }
        #endif
        return .real()
    }
}
