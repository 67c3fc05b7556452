import Foundation
import StrataAppHost
import StrataBrowserTesting
import StrataViewTree
import SwiftUI
import Testing

/// Tests of an app's animations in Chromium. The animations last hours; the tests set their current
/// time.
@MainActor @Suite(.timeLimit(.minutes(30))) struct AnimationTests {
  private func withStage(_ test: @MainActor (Browser) async throws -> Void) async throws {
    try await Browser.onPhone(showing: { Stage() }) { browser, _ in try await test(browser) }
  }

  private func tap(_ name: String, _ browser: Browser) async throws {
    try await browser.run(
      "document.querySelector(`[data-testid=\"${arguments[0]}\"]`).click()", .string(name))
    try await browser.settle()
  }

  private func style(
    _ property: String, of name: String, _ browser: Browser
  ) async throws -> String? {
    try await browser.run(
      """
      return getComputedStyle(document.querySelector(`[data-testid="${arguments[0]}"]`))[arguments[1]]
      """, .string(name), .string(property)
    ).string
  }

  private func advance(_ browser: Browser, to part: Double) async throws {
    try await browser.run(
      """
      for (const it of document.getElementById('screen').getAnimations({subtree: true})) {
        it.pause();
        it.currentTime = it.effect.getTiming().duration * arguments[0];
      }
      """, .number(part))
  }

  @Test func `an endless animation that starts in onAppear runs on the first page`() async throws {
    try await withStage { browser in
      try await advance(browser, to: 0.25)
      #expect(try await style("rotate", of: "wheel", browser) == "90deg")
      let timing =
        "document.getElementById('screen').getAnimations({subtree: true})[0].effect.getTiming().iterations === Infinity"
      #expect(try await browser.run("return \(timing)") == true)
    }
  }

  @Test func `opacity, size and colour are halfway at half the duration`() async throws {
    try await withStage { browser in
      try await tap("change", browser)
      try await advance(browser, to: 0.5)
      #expect(try await style("opacity", of: "ghost", browser) == "0.5")
      #expect(try await style("width", of: "bar", browser) == "150px")
      try await browser.run(
        "document.getElementById('screen').getAnimations({subtree: true}).forEach(it => it.effect.getTiming().iterations < 9 && it.finish())"
      )
      #expect(try await style("width", of: "bar", browser) == "200px")
      #expect(try await style("opacity", of: "ghost", browser) == "0")
    }
  }

  @Test func `an unanimated change in the same action does not stop an animation`()
    async throws
  {
    try await withStage { browser in
      for (round, width) in [(1, "150px"), (2, "150px")] {
        try await tap("play", browser)
        try await browser.waitFor(text: "round \(round)")
        try await advance(browser, to: 0.5)
        #expect(try await style("width", of: "player", browser) == width)
        try await browser.run(
          "document.getElementById('screen').getAnimations({subtree: true}).forEach(it => it.effect.getTiming().iterations < 9 && it.finish())"
        )
      }
    }
  }

  @Test func `a card slides in from below and is removed after its exit animation`() async throws {
    try await withStage { browser in
      try await tap("card", browser)
      try await advance(browser, to: 0.5)
      #expect(try await style("translate", of: "guest", browser) == "0px 50%")
      try await tap("card", browser)
      #expect(
        try await browser.run("return document.querySelector('[data-testid=guest]')") == .null)
      #expect(try await browser.run("return document.querySelectorAll('[inert]').length") == 1)
      try await browser.run(
        "document.getElementById('screen').getAnimations({subtree: true}).filter(it => it.effect.target.inert).forEach(it => it.finish())"
      )
      try await browser.wait(until: "!document.querySelector('[inert]')")
    }
  }
}

@MainActor @Observable private final class Player {
  var rounds = 0
  var isWide = false
}

private struct Stage: View {
  @State private var player = Player()
  @State private var isTurned = false
  @State private var isChanged = false
  @State private var isOpen = false
  private let slow = Animation.linear(duration: 10_000)

  var body: some View {
    VStack {
      Text("wheel").rotationEffect(.degrees(isTurned ? 360 : 0)).accessibilityIdentifier("wheel")
        .onAppear {
          withAnimation(slow.repeatForever(autoreverses: false)) { isTurned = true }
        }
      Text("ghost").opacity(isChanged ? 0 : 1).accessibilityIdentifier("ghost")
      Color.red.frame(width: isChanged ? 200 : 100, height: 20).accessibilityIdentifier("bar")
        .animation(slow, value: isChanged)
      Button("Change") { withAnimation(slow) { isChanged.toggle() } }
        .accessibilityIdentifier("change")
      Text("round \(player.rounds)").frame(width: player.isWide ? 200 : 100).background(.yellow)
        .accessibilityIdentifier("player")
      Button("Play") {
        player.rounds += 1
        withAnimation(slow) { player.isWide.toggle() }
      }
      .accessibilityIdentifier("play")
      Button("Card") { withAnimation(slow) { isOpen.toggle() } }.accessibilityIdentifier("card")
      if isOpen {
        Text("guest").padding().transition(.move(edge: .bottom)).accessibilityIdentifier("guest")
      }
    }
  }
}
