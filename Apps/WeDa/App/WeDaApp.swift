import SwiftUI
import WeDaComposition
import WeDaPresentation

@main
struct WeDaApp: App {
  private let container = DIContainer.real()

  init() {
    container.background.start()
  }

  var body: some Scene {
    WindowGroup { WeDaRootView(useCases: container) }
  }
}
