import Foundation
import StrataRendering
import SwiftUI
import Testing

@testable import SwiftUITesting

private struct Hovered: View {
  @State private var log: [String] = []
  var body: some View {
    Text(verbatim: log.joined(separator: ",")).accessibilityIdentifier("log")
    Text("A").onHover { log.append($0 ? "in" : "out") }.accessibilityIdentifier("a")
    Text("B").onContinuousHover { log.append(words($0)) }.accessibilityIdentifier("b")
    Text("C").onContinuousHover(coordinateSpace: .global) { log.append(words($0)) }
      .accessibilityIdentifier("c")
  }

  private func words(_ phase: HoverPhase) -> String {
    switch phase {
    case .active(let point): "\(Int(point.x)) \(Int(point.y))"
    case .ended: "ended"
    }
  }
}

private struct Keyed: View {
  @State private var log: [String] = []
  @FocusState private var isPlaying: Bool
  var body: some View {
    Text(verbatim: log.joined(separator: ",")).accessibilityIdentifier("log")
    Text("Board").focusable().focused($isPlaying)
      .onKeyPress(.leftArrow) {
        log.append("left")
        return .handled
      }
      .onKeyPress("a", phases: .up) { press in
        log.append("a up \(press.modifiers == .shift)")
        return .ignored
      }
      .onKeyPress(keys: [.space, .return]) { press in
        log.append(press.key == .space ? "space" : "return")
        return .handled
      }
      .accessibilityIdentifier("board")
    Text("Digits").focusable(interactions: .edit)
      .onKeyPress(characters: .decimalDigits) { press in
        log.append("digit \(press.characters)")
        return .handled
      }
      .accessibilityIdentifier("digits")
    Text("Any").focusable(false)
      .onKeyPress(phases: .all) { press in
        log.append("any \(press.characters) \(press.phase.rawValue)")
        return .handled
      }
      .accessibilityIdentifier("any")
    Text(isPlaying ? "plays" : "rests")
    Button("Play") { isPlaying = true }
  }
}

@MainActor @Suite struct HoverAndKeyTests {
  private func tell(
    _ screen: Screen, _ name: String, _ event: EventSet, _ values: [String]
  ) throws -> String {
    for value in values { try screen.element(name).send(event, value: value) }
    return try screen.element("log").text
  }

  @Test func `onHover reports enter and leave`() throws {
    let screen = Screen(Hovered())
    #expect(try tell(screen, "a", .hover, ["1 2 3 4", ""]) == "in,out")
    #expect(try screen.element("a").drawing[.hover] == nil)
  }

  @Test func `onContinuousHover reports the pointer in its coordinate space`() throws {
    let screen = Screen(Hovered())
    #expect(try tell(screen, "b", .hover, ["1 2 31 42", "5 6 35 46", ""]) == "1 2,5 6,ended")
    #expect(try tell(screen, "c", .hover, ["1 2 31 42"]) == "1 2,5 6,ended,31 42")
    #expect(try tell(screen, "c", .hover, ["1 nan 31 42"]).hasSuffix("ended"))
    #expect(try screen.element("b").drawing[.hover] == "move")
    #expect(HoverPhase.active(.zero) != .ended)
  }

  @Test func `a key press handler runs only for its keys and its phases`() throws {
    let screen = Screen(Keyed())
    #expect(try screen.element("board").drawing[.keys] == "7 A ArrowLeft Enter Space")
    #expect(try tell(screen, "board", .key, ["1 0 ArrowLeft", "4 0 ArrowLeft"]) == "left")
    #expect(try tell(screen, "board", .key, ["1 2 A", "4 2 A"]) == "left,a up true")
    #expect(
      try tell(screen, "board", .key, ["2 0 Space", "1 0 Enter", "1 0 x"])
        == "left,a up true,space,return")
  }

  @Test func `a key press handler can match a set of characters or every key`() throws {
    let screen = Screen(Keyed())
    #expect(try screen.element("digits").drawing[.keys] == "3 *")
    #expect(try tell(screen, "digits", .key, ["1 0 7", "1 0 q", "9 0 7", "1 0 "]) == "digit 7")
    #expect(try tell(screen, "any", .key, ["4 0 q", "1 x q"]) == "digit 7,any q 4")
    let interactions: [FocusInteractions] = [.activate, .edit, .automatic]
    #expect(interactions[2] == [.activate, .edit])
    #expect(KeyPress.Result.handled != .ignored && KeyPress.Phases.all.contains(.repeat))
  }

  @Test func `focusable views are reachable by keyboard, and the app can focus them`() throws {
    let screen = Screen(Keyed())
    #expect(try screen.element("board").drawing[.reach] == "focus")
    #expect(try screen.element("digits").drawing[.reach] == "focus")
    #expect(try screen.element("any").drawing[.reach] == nil)
    try screen.button("Play").tap()
    #expect(screen.focused?.identifier == "board" && screen.has("plays"))
    try screen.element("board").send(.blur, value: "")
    #expect(screen.has("rests"))
    try screen.element("board").send(.focus, value: "")
    #expect(screen.has("plays"))
  }

  @Test func `onKeyPress for the phase down requests other key events than for all phases`() throws
  {
    let view = Text(verbatim: "board").focusable().onKeyPress(phases: .down) { press in
      press.phase == KeyPress.Phases.down ? .handled : .ignored
    }
    let keys = try #require(Drawn(view).elements.compactMap { $0[.keys] }.first)
    let all = try #require(
      Drawn(Text(verbatim: "board").focusable().onKeyPress(phases: .all) { _ in .handled })
        .elements.compactMap { $0[.keys] }.first)
    #expect(keys != all)
  }
}
