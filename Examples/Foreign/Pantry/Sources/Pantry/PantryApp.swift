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
  /// The number of days before its date from which an item is listed as "soon".
  @Entry var warningDays = 3
}
