import SwiftUI

@main
struct FoodShareApp: App {
    private let container = Result { try AppContainer.launched() }

    init() {
        if let purge = try? container.get().purge { Housekeeping.shared.begin(purge) }
    }

    var body: some Scene {
        WindowGroup {
            switch container {
            case .success(let container): RootView(container: container)
            case .failure(let error): Text(verbatim: error.localizedDescription).padding()
            }
        }
    }
}
