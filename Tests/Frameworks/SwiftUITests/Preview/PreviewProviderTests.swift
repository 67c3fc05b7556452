import SwiftUI
import SwiftUITesting
import Testing

/// Previews from before `#Preview`, and modifiers that mean nothing in a browser.
@MainActor struct PreviewProviderTests {
  private struct Row_Previews: PreviewProvider {
    static var previews: some View {
      Text(verbatim: "row")
        .previewDisplayName("Row")
        .previewLayout(.sizeThatFits)
        .previewInterfaceOrientation(.landscapeLeft)
        .previewDevice("iPhone 15")
        .previewDevice(PreviewDevice(rawValue: "iPad"))
    }
  }

  @Test func `a provider's views can be shown`() {
    #expect(Screen(Row_Previews.previews).text.contains("row"))
    #expect(Row_Previews.platform == nil)
    #expect(PreviewPlatform.iOS != .macOS && PreviewPlatform.tvOS != .watchOS)
  }

  @Test func `what cannot be felt or seen here leaves a view as it is`() {
    let view = Text(verbatim: "quiet")
      .sensoryFeedback(.impact, trigger: 1)
      .sensoryFeedback(.impact(weight: .heavy, intensity: 0.5), trigger: 1) { $0 < $1 }
      .sensoryFeedback(trigger: 1) { _, _ in .impact(flexibility: .soft) }
      .statusBarHidden()
    #expect(Screen(view).text == Screen(Text(verbatim: "quiet")).text)
    let all: [SensoryFeedback] = [
      .success, .warning, .error, .selection, .increase, .decrease, .start, .stop, .alignment,
      .levelChange, .pathComplete, .impact(weight: .light), .impact(weight: .medium),
      .impact(flexibility: .rigid), .impact(flexibility: .solid),
    ]
    #expect(all.indices.allSatisfy { !all[..<$0].contains(all[$0]) })
  }
}
