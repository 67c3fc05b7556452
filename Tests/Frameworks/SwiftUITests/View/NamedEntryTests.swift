import Foundation
import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

/// Tests of initialisers that apps seldom use.
@MainActor @Suite struct NamedEntryTests {
  private struct Tabs: View {
    @State private var chosen = 1
    var body: some View {
      TabView(selection: $chosen) {
        Tab("Near", systemImage: "location", value: 1, role: nil) { Text("here") }
        Tab("Find", systemImage: "globe", value: 2, role: .search) { Text("found") }
      }
    }
  }

  private struct LooseTabs: View {
    var body: some View {
      TabView {
        Tab("Near", systemImage: "location", role: nil) { Text("here") }
        Tab(role: .search) {
          Text("found")
        } label: {
          Text("Find")
        }
      }
    }
  }

  @Test func `a tab can have a role and a label`() throws {
    for screen in [Screen(Tabs()), Screen(LooseTabs())] {
      #expect(screen.lines.contains("here"))
      try screen.tab("Find").tap()
      #expect(screen.lines.contains("found") && !screen.lines.contains("here"))
    }
  }

  private struct Fields: View {
    @State private var text = ""
    let title = "Title"
    var body: some View {
      TextField(title, text: $text, prompt: Text("one line"))
      TextField(title, text: $text, prompt: Text("many lines"), axis: .vertical)
      TextField("Key", text: $text, prompt: Text("a key's"))
      TextField("Key", text: $text, prompt: Text("a key's lines"), axis: .vertical)
      Text(verbatim: "says \(text)")
    }
  }

  @Test func `a field shows its prompt as the placeholder`() throws {
    let screen = Screen(Fields())
    let fields = screen.all(.field)
    #expect(
      fields.map { $0.drawing[.placeholder] } == [
        "one line", "many lines", "a key's", "a key's lines",
      ])
    try fields[0].type("words")
    #expect(screen.has("says words") && screen.all(.field).allSatisfy { $0.value == "words" })
  }

  @Test func `a timeline view can be made from a closure of its context`() {
    typealias Line = TimelineView<ExplicitTimelineSchedule<[Date]>, Text>
    let start = Date(timeIntervalSinceReferenceDate: 600)
    let content: (Line.Context) -> Text = {
      Text(verbatim: "\(Int($0.date.timeIntervalSinceReferenceDate))")
    }
    let line = Line(.explicit([start]), content: content)
    #expect(Screen(line, clock: ScreenClock(start)).lines == ["600"])
  }

  private struct Marked: View {
    @Namespace private var places
    @State private var prepared = 0
    let title = "Foot"
    var body: some View {
      VStack {
        Text("Footer").accessibilityRotorEntry(id: 9, in: places).accessibilityIdentifier("foot")
      }
      .accessibilityRotor("Ends") {
        AccessibilityRotorEntry(title, 9, in: places) { prepared += 1 }
      }
      Text("prepared \(prepared)")
    }
  }

  @Test func `selecting a rotor entry prepares it and moves the focus to its view`() throws {
    let screen = Screen(VStack { Marked() })
    try #require(screen.all(.button, "Foot").last).tap()
    #expect(screen.focused?.identifier == "foot" && screen.has("prepared 1"))
  }

  private struct Focus: View {
    @AccessibilityFocusState private var isThere: Bool
    var body: some View {
      let focus: AccessibilityFocusState<Bool>.Binding = _isThere.projectedValue
      Button("There") {}.accessibilityFocused(focus.projectedValue)
      Button("Move") { _isThere.wrappedValue = true }
      Text(verbatim: "there \(_isThere.wrappedValue)")
    }
  }

  @Test func `the accessibility focus can be read and moved`() throws {
    let screen = Screen(Focus())
    #expect(screen.has("there false"))
    try screen.button("Move").tap()
    #expect(screen.focused?.label == "There" && screen.has("there true"))
  }

  @Test func `a KeyframeTimeline without keyframes keeps its initial value`() {
    let none = KeyframeTimeline(initialValue: 3.0) {}
    #expect(none.duration == 0 && none.value(time: 1) == 3)
    let track = KeyframeTimeline(initialValue: 3.0) { KeyframeTrack {} }
    #expect(track.duration == 0 && track.value(time: 1) == 3)
  }

  @Test(arguments: [(true, 8.0), (false, 1.0)])
  func `a KeyframeTrack can contain an if and else of two keyframes`(isWild: Bool, end: Double) {
    typealias Builder = KeyframeTrackContentBuilder<Double>
    typealias Choice = Builder.Conditional<Double, LinearKeyframe<Double>, MoveKeyframe<Double>>
    let choice: Choice =
      isWild
      ? Builder.buildEither(first: LinearKeyframe(8, duration: 2))
      : Builder.buildEither(second: MoveKeyframe(1))
    let timeline = KeyframeTimeline(initialValue: 0.0) { KeyframeTrack { choice } }
    #expect(timeline.value(progress: 1) == end)
    #expect(timeline.duration == (isWild ? 2 : 0))
  }
}
