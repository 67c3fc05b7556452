import SwiftUI

@main
struct FoodShareApp: App {
    private let container = AppContainer.launched(with: ProcessInfo.processInfo.arguments)

    var body: some Scene {
        WindowGroup {
            ItemListView(viewModel: container.makeItemListViewModel())
        }
    }
}
