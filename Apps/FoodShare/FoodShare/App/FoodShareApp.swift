import SwiftUI

@main
struct FoodShareApp: App {
    private let container = Result { try AppContainer.launched() }

    init() {
        guard let container = try? container.get() else { return }
        if let purge = container.purge { Housekeeping.shared.begin(purge) }
        if let source = container.changesOfOthers { ProjectChanges.shared.begin(source) }
        container.news?.start()
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
