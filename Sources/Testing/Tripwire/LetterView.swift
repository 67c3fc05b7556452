import Dispatch
import SwiftUI

/// A screen that counts the letters of a text, and can hang.
struct LetterView: View {
  @State private var text = ""

  var body: some View {
    VStack {
      TextField("Text", text: $text).accessibilityIdentifier("text")
      Text(verbatim: "\(text.count) letters")
      Button("Hang") { Self.hang() }.accessibilityIdentifier("hang")
    }
  }

  /// Waits on the main thread for a signal that nobody sends.
  private static func hang() { DispatchSemaphore(value: 0).wait() }
}
