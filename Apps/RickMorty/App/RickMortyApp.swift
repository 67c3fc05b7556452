import AppComposition
import DependencyContainer
import SwiftUI
import TabBarView
import UIKit

@main
struct RickMortyApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
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
