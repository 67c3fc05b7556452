import SwiftUI
import SwiftUITesting
import Testing
import UIKit

/// Tests of haptic feedback, which a browser does not give.
@MainActor struct FeedbackTests {
  @Test func `haptic feedback generators do not affect a button's action`() throws {
    struct Page: View {
      @State private var count = 0
      private let impact = UIImpactFeedbackGenerator(style: .medium)
      private let selection = UISelectionFeedbackGenerator()
      private let notification = UINotificationFeedbackGenerator()

      var body: some View {
        Button("Count \(count)") {
          for generator in [impact, selection, notification] as [UIFeedbackGenerator] {
            generator.prepare()
          }
          impact.impactOccurred(intensity: 0.5)
          selection.selectionChanged()
          notification.notificationOccurred(.success)
          count += 1
        }
      }
    }
    let screen = Screen(Page())
    try screen.button("Count 0").tap()
    #expect(screen.has("Count 1"))
  }
}
