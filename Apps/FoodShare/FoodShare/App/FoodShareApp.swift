import SwiftUI

@main
struct FoodShareApp: App {
    private let container = Result { try AppContainer.launched() }

    var body: some Scene {
        WindowGroup {
            switch container {
            case .success(let container): container.makeFeedView()
            case .failure(let error): Text(verbatim: error.localizedDescription).padding()
            }
        }
    }
}
