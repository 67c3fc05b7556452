import StrataRendering
import Testing

@testable import StrataViewTree

@MainActor @Suite struct WindowLocationTests {
  private func window() -> (Window, RecordingRenderer) {
    let (tree, recorder) = (Tree(), RecordingRenderer())
    tree.renderer = recorder
    return (Window(tree: tree, url: "/a", language: "en"), recorder)
  }

  @Test func `the app's navigation is sent to the browser once`() {
    let (window, recorder) = window()
    window.location.show("/a/b", step: .push)
    window.location.show("/a/b", step: .push)
    window.tree.flush()
    #expect(recorder.take() == [.location(LocationChange(.push, url: "/a/b"))])
  }

  @Test func `the person's navigation is reported to the app, and not sent back`() {
    let (window, recorder) = window()
    var visits: [String] = []
    window.location.onVisit = { visits.append($0) }
    window.location.visit("/c")
    window.location.visit("/c")
    window.location.show("/c", step: .replace)
    window.tree.flush()
    #expect(visits == ["/c"] && recorder.take() == [] && window.location.url == "/c")
  }

  @Test func `a title is sent only if it changed`() {
    let (window, recorder) = window()
    window.location.name("One")
    window.location.name("One")
    window.tree.flush()
    #expect(recorder.take() == [.title("One")])
  }
}
