import SwiftUI

@main
struct LarderApp: App {
    private let container = AppContainer.launched(with: ProcessInfo.processInfo.arguments)

    var body: some Scene {
        WindowGroup {
            FeedView(viewModel: container.makeFeedViewModel())
        }
    }
}
