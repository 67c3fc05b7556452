import SwiftUI

// An app that keeps what one person does where apps for a phone do: in a global, in its delegate, in
// the defaults and in the user's folders. Tests look at what its next visitor sees of it. Others tap its
// button and kill it: what it has acknowledged must be in its database.
@main
struct KeepsakeApp: App {
  @UIApplicationDelegateAdaptor(KeepsakeDelegate.self) private var delegate

  var body: some Scene {
    WindowGroup { KeepsakeView(delegate: delegate) }
  }
}

/// A delegate that remembers its visitors.
final class KeepsakeDelegate: NSObject, UIApplicationDelegate {
  var visits = 0
}

/// A screen that says what an earlier page has left, and leaves the same for the next one.
struct KeepsakeView: View {
  @StateObject private var found: Keepsakes

  init(delegate: KeepsakeDelegate) {
    _found = StateObject(wrappedValue: Keepsakes(delegate))
  }

  var body: some View {
    ForEach(found.sentences, id: \.self) { Text(verbatim: $0) }
    Button("Store") {
      let number = KeptTaps.next()
      Task { await KeptTaps.store(number) }
    }
  }
}
