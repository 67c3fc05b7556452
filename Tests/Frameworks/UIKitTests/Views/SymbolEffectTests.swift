import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing
import UIKit

/// Tests of the effects of an image view's symbol.
@MainActor struct SymbolEffectTests {
  private let view = UIImageView(image: UIImage(systemName: "bell"))

  private func effects(_ screen: Screen) -> [Effect] {
    screen.rules.compactMap { rule in
      if case .effect(let effect) = rule { effect } else { nil }
    }
  }

  private func model(_ view: some View) throws -> Effect {
    try #require(effects(Screen(view)).first)
  }

  @Test func `an effect that lasts is drawn as SwiftUI's until it is removed`() throws {
    let screen = screen(of: view)
    #expect(effects(screen) == [])
    view.addSymbolEffect(.scale.up)
    let symbol = Image(systemName: "bell")
    let scaled = try model(symbol.symbolEffect(.scale.up))
    #expect(effects(screen).map(\.frames) == [scaled.frames])
    view.addSymbolEffect(.pulse, options: .speed(2))
    let pulsing = try model(symbol.symbolEffect(.pulse, options: .speed(2)))
    #expect(effects(screen).contains { $0.frames == pulsing.frames && $0.times == .infinity })
    view.removeSymbolEffect(ofType: .scale)
    #expect(effects(screen).map(\.frames) == [pulsing.frames])
    view.removeAllSymbolEffects()
    #expect(effects(screen) == [])
  }

  @Test func `a bounce plays once, and starts anew each time it is added`() throws {
    let screen = screen(of: view)
    view.addSymbolEffect(.bounce)
    let first = try #require(effects(screen).first)
    #expect(first.times == 1 && first.isForSymbols)
    view.addSymbolEffect(.bounce)
    let second = try #require(effects(screen).first)
    #expect(effects(screen).count == 1 && second.run > first.run)
    view.addSymbolEffect(.bounce, options: .repeat(3))
    #expect(effects(screen).map(\.times) == [3])
  }

  @Test func `setSymbolImage shows the other symbol and keeps the effects`() {
    let screen = screen(of: view)
    view.addSymbolEffect(.breathe)
    let before = effects(screen)
    if let slash = UIImage(systemName: "bell.slash") {
      view.setSymbolImage(slash, contentTransition: .replace)
    }
    #expect(screen.symbols == ["bell.slash"] && effects(screen) == before && before.count == 1)
  }
}
