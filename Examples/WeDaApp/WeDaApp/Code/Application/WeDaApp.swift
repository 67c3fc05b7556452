import SwiftUI

@main
struct WeDaApp: App {
  var body: some Scene {
    WindowGroup {
      MainTabView()
    }
  }
}
