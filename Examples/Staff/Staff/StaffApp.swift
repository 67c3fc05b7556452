import SwiftUI

@main
struct StaffApp: App {
    private let container = DIContainer.launched(with: ProcessInfo.processInfo.arguments)

    var body: some Scene {
        WindowGroup {
            EmployeeListView(
                viewModel: .init(useCases: container)
            )
        }
    }
}
