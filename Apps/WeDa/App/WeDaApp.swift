import SwiftUI
import WeDaComposition
import WeDaPresentation

@main
struct WeDaApp: App {
  private let container = DIContainer.real()

  var body: some Scene {
    WindowGroup { WeDaRootView(useCases: container) }
  }
}
