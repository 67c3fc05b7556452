import SwiftUI

// An app with a page that a person writes in, and a button that blocks the main thread for ever.
// Tests look at what its visitors notice.
@main
struct TripwireApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack {
        NavigationLink("Letter", value: "letter")
          .navigationDestination(for: String.self) { _ in LetterView() }
      }
    }
  }
}
