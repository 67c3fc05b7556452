import StrataViewTree
import SwiftUITesting
import Testing

@testable import StrataSwiftUIApp
@testable import SwiftUI

#Preview("gallery scheme") { SchemeView() }

#Preview("gallery turned", traits: .fixedLayout(width: 300, height: 200), .landscapeRight) {
  SchemeView()
}

#Preview("gallery modified", traits: .modifier(Sample()), .modifier(Plain())) { SampleView() }

#Preview("gallery failing", traits: .modifier(Broken())) { SampleView() }

private struct SchemeView: View {
  @SwiftUI.Environment(\.colorScheme) private var scheme
  @SwiftUI.Environment(\.dynamicTypeSize) private var size

  var body: some View {
    Text(verbatim: "\(scheme) \(size.isAccessibilitySize ? "large" : "usual")")
  }
}

private struct SampleView: View {
  @SwiftUI.Environment(\.sample) private var sample
  var body: some View { Text(verbatim: "sample \(sample)") }
}

extension EnvironmentValues {
  @Entry fileprivate var sample = "none"
}

/// A shared context that counts how often it was made.
private struct Sample: PreviewModifier {
  @MainActor static var made = 0

  static func makeSharedContext() async throws -> String {
    made += 1
    return "made \(made)"
  }

  func body(content: Content, context: String) -> some View {
    content.environment(\.sample, context)
  }
}

private struct Plain: PreviewModifier {
  func body(content: PreviewModifierContent, context: Void) -> some View { content.padding() }
}

private struct Broken: PreviewModifier {
  struct Failure: Error {}
  static func makeSharedContext() async throws { throw Failure() }
  func body(content: Content, context: Void) -> some View { content }
}

/// Tests of the previews of an app as a host receives them.
@MainActor struct ApplicationPreviewTests {
  private func preview(_ name: String) throws -> ApplicationPreview {
    let all = _PreviewCollector.applicationPreviews
    return try #require(all.first { $0.name == name })
  }

  private func screen(_ preview: ApplicationPreview, _ look: PreviewLook) async -> String {
    let tree = Tree()
    let window = Window(tree: tree)
    preview.mount(window, look)
    tree.flush()
    while tree.runningTasks > 0 {
      await Task.yield()
      tree.flush()
    }
    return "\(tree.snapshot())"
  }

  @Test func `a preview has its module, file, line, size and orientation`() throws {
    let scheme = try preview("gallery scheme")
    #expect(scheme.module == "SwiftUITests" && scheme.place == "ApplicationPreviewTests")
    #expect(scheme.line == 8 && scheme.size == .window && !scheme.isLandscape)
    let turned = try preview("gallery turned")
    #expect(turned.size == .fixed(width: 300, height: 200) && turned.isLandscape)
  }

  @Test(
    arguments: zip(
      PreviewLook.allCases, ["light usual", "dark usual", "light large", "light usual"]))
  func `a preview's views read the color scheme and text size that it is shown in`(
    look: PreviewLook, words: String
  ) async throws {
    let shown = await screen(try preview("gallery scheme"), look)
    #expect(shown.contains(words))
  }

  @Test func `the shared context of a PreviewModifier is made once for all looks of its preview`()
    async throws
  {
    let modified = try preview("gallery modified")
    for look in PreviewLook.allCases {
      let shown = await screen(modified, look)
      #expect(shown.contains("sample made 1"))
    }
  }

  @Test func `a preview whose shared context throws shows the error`() async throws {
    let shown = await screen(try preview("gallery failing"), .light)
    #expect(shown.contains("Broken") && shown.contains("Failure"))
  }
}
