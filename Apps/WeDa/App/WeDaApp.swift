import SwiftUI
import UIKit
import WeDaComposition
import WeDaPresentation

@main
struct WeDaApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
  private let container = DIContainer.real {
    UIApplication.shared.registerForRemoteNotifications()
  }

  init() {
    container.background.start()
  }

  var body: some Scene {
    WindowGroup { WeDaRootView(useCases: container) }
  }
}
