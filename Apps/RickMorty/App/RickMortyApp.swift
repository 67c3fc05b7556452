import AppComposition
import DependencyContainer
import SwiftUI
import TabBarView

@main
struct RickMortyApp: App {
  private let container = Result { try AppComposition.container() }

  var body: some Scene {
    WindowGroup {
      switch container {
      case .success(let container): TabBarBuilder(container: container).buildTabBarView()
      case .failure(let error): Text(verbatim: "\(error)")
      }
    }
  }
}
