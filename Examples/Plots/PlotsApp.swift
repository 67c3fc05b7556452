import SwiftUI

@main
struct PlotsApp: App {
  var body: some Scene {
    WindowGroup { PlotsView() }
  }
}
