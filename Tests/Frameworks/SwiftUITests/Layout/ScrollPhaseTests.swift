import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite(.timeLimit(.minutes(10))) struct ScrollPhaseTests {
  private struct Phases: View {
    @State private var phases: [String] = []
    @State private var offsets: [Double] = []

    var body: some View {
      VStack {
        ScrollView { Text(verbatim: "a") }
          .onScrollPhaseChange { old, new in phases.append("\(old) to \(new)") }
          .onScrollPhaseChange { _, _, context in offsets.append(context.geometry.contentOffset.y) }
        Text(verbatim: "\(phases.joined(separator: ", ")); \(offsets)")
      }
    }
  }

  private let port = CGRect(x: 0, y: 100, width: 390, height: 200)

  private func layOut(_ screen: Screen, top: Double) throws {
    let watched = screen.all(.any).first { $0.drawing.events.contains(.box) }
    let content = CGRect(x: 0, y: top, width: 390, height: 600)
    try #require(watched).layOut(content, spaces: ["\\y": port])
  }

  @Test func `a scroll view moves until nothing was seen to move for a while`() async throws {
    let clock = ScreenClock()
    let screen = Screen(Phases(), clock: clock)
    // The first report has the size only: the location is sent once it is known to be wanted.
    for top in [100.0, 100] { try layOut(screen, top: top) }
    #expect(screen.lines.last == "; []")
    for top in [40.0, 20] { try layOut(screen, top: top) }
    #expect(screen.lines.last == "idle to interacting; [60.0]")
    await clock.advance(by: 1, sleepers: 2)
    await screen.settle {
      $0.lines.last == "idle to interacting, interacting to idle; [60.0, 80.0]"
    }
    try layOut(screen, top: 40)
    #expect(
      screen.lines.last
        == "idle to interacting, interacting to idle, idle to interacting; [60.0, 80.0, 60.0]")
  }

  @Test func `a change of the size alone is no movement`() throws {
    let screen = Screen(Phases())
    for top in [100.0, 100] { try layOut(screen, top: top) }
    let watched = screen.all(.any).first { $0.drawing.events.contains(.box) }
    let content = CGRect(x: 0, y: 100, width: 390, height: 900)
    try #require(watched).layOut(content, spaces: ["\\y": port])
    #expect(screen.lines.last == "; []")
  }

  @Test func `every phase but idle is scrolling`() {
    let phases: [ScrollPhase] = [.tracking, .interacting, .decelerating, .animating]
    #expect(phases.allSatisfy(\.isScrolling))
    #expect(!ScrollPhase.idle.isScrolling)
  }
}
