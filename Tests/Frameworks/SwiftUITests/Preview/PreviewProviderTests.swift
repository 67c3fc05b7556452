import StrataViewTree
import SwiftUI
import SwiftUITesting
import Testing

@testable import StrataSwiftUIApp
@testable import SwiftUI

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

private final class Group_Previews: PreviewProvider {
  static var platform: PreviewPlatform? { .iOS }

  static var previews: some View {
    Group {
      Text(verbatim: "one").previewDisplayName("One")
      ForEach(["two", "three"], id: \.self) { word in
        AnyView(Text(verbatim: word)).previewLayout(.fixed(width: 30, height: 20))
      }
      if platform == .macOS { Text(verbatim: "four") }
    }
    .environment(\.lineLimit, 1)
    .previewDisplayName("All")
    .previewContext(NoContext())
    Text(verbatim: "five")
  }
}

private enum Empty_Previews: PreviewProvider {
  static var previews: some View { EmptyView() }
}

/// A provider that is not collected, since its parameter is unknown.
private struct Generic_Previews<Content: View>: PreviewProvider {
  static var previews: some View { EmptyView() }
}

private struct NoContext: PreviewContext {
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { key.defaultValue }
}

/// Tests of previews from before `#Preview`, and modifiers without a meaning in a browser.
@MainActor struct PreviewProviderTests {
  private func previews(_ place: String) -> [ApplicationPreview] {
    _PreviewCollector.applicationPreviews.filter {
      $0.place == place && $0.module == "SwiftUITests"
    }
  }

  private func text(_ preview: ApplicationPreview, _ look: PreviewLook = .light) -> String {
    let window = Window(tree: Tree())
    preview.mount(window, look)
    return "\(window.tree.snapshot())"
  }

  @Test func `the views of a PreviewProvider can be drawn`() {
    #expect(Screen(Row_Previews.previews).text.contains("row"))
    #expect(Row_Previews.platform == nil)
    #expect(PreviewPlatform.iOS != .macOS && PreviewPlatform.tvOS != .watchOS)
  }

  @Test func `all PreviewProvider types of the tests are found, except generic ones`() {
    let names = _PreviewCollector.providers.map { "\($0)" }
    for name in ["Row_Previews", "Group_Previews", "Empty_Previews"] {
      #expect(names.contains(name))
    }
    #expect(!names.contains { $0.contains("Generic") })
  }

  @Test func `modifiers in a PreviewProvider set the preview's name, size and orientation`() throws
  {
    let all = previews("Row_Previews")
    let row = try #require(all.first)
    #expect(all.count == 1 && row.name == "Row" && row.line == nil)
    #expect(row.isLandscape)
    // The innermost modifier counts.
    #expect(row.size == .fitting)
    #expect(text(row).contains("row"))
  }

  @Test func `each view of a group in a preview provider is a separate preview`() {
    let all = previews("Group_Previews")
    #expect(all.map(\.name) == ["One", "All", "All", nil])
    let card = ApplicationPreview.Size.fixed(width: 30, height: 20)
    #expect(all.map(\.size) == [.window, card, card, .window])
    let words = ["one", "two", "three", "five"]
    for (preview, word) in zip(all, words) {
      let shown = text(preview)
      #expect(words.filter(shown.contains) == [word])
    }
    #expect(previews("Empty_Previews").isEmpty)
  }

  @Test func `a known device name sets the preview's size, an unknown one does not change it`() {
    var traits = PreviewTraits()
    traits.take(PreviewDevice("iPad Pro"))
    #expect(traits.size == .fixed(width: 820, height: 1180))
    traits.take("Something else")
    traits.take(PreviewDevice?.none)
    #expect(traits.size == .fixed(width: 820, height: 1180))
  }

  @Test func `sensory feedback and a hidden status bar leave a view unchanged`() {
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
