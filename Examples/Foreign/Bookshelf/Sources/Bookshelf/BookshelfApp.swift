import SwiftUI

@main
struct BookshelfApp: App {
  @StateObject private var library = Library()
  @StateObject private var timer = ReadingTimer()
  @Environment(\.scenePhase) private var scenePhase

  var body: some Scene {
    WindowGroup {
      RootView()
        .environmentObject(library)
        .environmentObject(timer)
        .tint(.spine)
    }
    .onChange(of: scenePhase) { _, phase in
      if phase == .background { timer.pause() }
    }
  }
}
