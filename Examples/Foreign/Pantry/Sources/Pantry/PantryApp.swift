import SwiftUI

@main
struct PantryApp: App {
  @State private var pantry = Pantry()
  @State private var basket = Basket()

  var body: some Scene {
    WindowGroup("Pantry") {
      ContentView()
        .environment(pantry)
        .environment(basket)
        .environment(\.warningDays, 4)
    }
  }
}

extension EnvironmentValues {
  /// From how many days before its date an item counts as "soon".
  @Entry var warningDays = 3
}
