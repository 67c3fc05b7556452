import SwiftUI
import SwiftUITesting
import Testing

#Preview("previewable count") {
  @Previewable @State var count = 0
  Button("Count \(count)") { count += 1 }
}

@MainActor struct PreviewableTests {
  @Test func `a tap in a preview changes its Previewable state`() throws {
    let previews = try _PreviewCollector.all.filter {
      $0.fileID.hasSuffix("PreviewableTests.swift")
    }
    .map { try $0.makePreview() }
    let preview = try #require(previews.first)
    #expect(preview._displayName == "previewable count")
    let screen = Screen(preview._makeView())
    try screen.button("Count 0").tap()
    #expect(screen.text.contains("Count 1"))
  }
}
