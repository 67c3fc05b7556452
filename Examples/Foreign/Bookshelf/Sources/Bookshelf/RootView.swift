import SwiftUI

struct RootView: View {
  enum Tab: String, Hashable {
    case shelf, stats, settings
  }

  @EnvironmentObject private var library: Library
  @SceneStorage("root.tab") private var tab = Tab.shelf
  @AppStorage("appearance") private var appearance = Appearance.system

  var body: some View {
    TabView(selection: $tab) {
      ShelfView()
        .tabItem { Label("Shelf", systemImage: "books.vertical") }
        .badge(library.unreadCount)
        .tag(Tab.shelf)

      StatsView()
        .tabItem { Label("Statistics", systemImage: "chart.pie") }
        .tag(Tab.stats)

      SettingsView()
        .tabItem { Label("Settings", systemImage: "gear") }
        .tag(Tab.settings)
    }
    .preferredColorScheme(appearance.colorScheme)
  }
}

#Preview("The whole app") {
  RootView()
    .environmentObject(Library.sample)
    .environmentObject(ReadingTimer())
}
