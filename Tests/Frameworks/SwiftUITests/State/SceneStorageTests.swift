import Foundation
import StrataDeviceServices
import SwiftUI
import SwiftUITesting
import Testing

private enum Tab: String { case home, more }
private enum Rank: Int { case low, high }

private struct Draft: View {
  @SceneStorage("text") private var text = "none"
  @SceneStorage("count") private var count = 0
  @SceneStorage("ratio") private var ratio = 0.5
  @SceneStorage("on") private var isOn = false
  @SceneStorage("tab") private var tab = Tab.home
  @SceneStorage("rank") private var rank = Rank.low
  @SceneStorage("note") private var note: String?
  @SceneStorage("number") private var number: Int?
  var body: some View {
    TextField("Text", text: $text)
    Text(
      verbatim: "\(text) \(count) \(ratio) \(isOn) \(tab) \(rank) \(note ?? "–") \(number ?? -1)")
    Button("Change") {
      (count, ratio, isOn, tab, rank) = (2, 1.5, true, .more, .high)
      (note, number) = ("noted", 7)
    }
  }
}

private struct Kept: View {
  @SceneStorage("kept words") private var words = "none"
  var body: some View {
    Text(verbatim: _words.wrappedValue)
    TextField("Words", text: _words.projectedValue)
  }
}

@MainActor @Suite struct SceneStorageTests {
  @Test func `scene storage is kept after a reload`() throws {
    let device = Device.fresh
    let screen = Screen(Draft(), device: device)
    try screen.button("Change").tap()
    try screen.field("Text").type("!")
    #expect(screen.lines.contains("none! 2 1.5 true more high noted 7"))
    screen.close()
    let next = Screen(Draft(), device: device)
    #expect(next.lines.contains("none! 2 1.5 true more high noted 7"))
    #expect(Screen(Draft()).lines.contains("none 0 0.5 false home low – -1"))
  }

  @Test func `open windows do not share scene storage`() throws {
    let device = Device.fresh
    let (one, two) = (Screen(Draft(), device: device), Screen(Draft(), device: device))
    try one.button("Change").tap()
    #expect(two.lines.contains("none 0 0.5 false home low – -1"))
  }

  @Test func `two views of a window share scene storage`() throws {
    let screen = Screen(
      VStack {
        Draft()
        Draft()
      })
    try screen.all(.button, "Change").first?.tap()
    #expect(screen.lines.filter { $0 == "none 2 1.5 true more high noted 7" }.count == 2)
  }

  @Test func `scene storage can be read and bound by its wrapper`() throws {
    let screen = Screen(Kept())
    try screen.field("Words").set("some")
    #expect(screen.has("some"))
  }
}
