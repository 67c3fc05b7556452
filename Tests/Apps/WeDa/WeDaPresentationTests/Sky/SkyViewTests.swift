import Foundation
import StrataRendering
import SwiftUI
import Testing
import WeDaDomain

@testable import SwiftUITesting
@testable import WeDaPresentation

/// Tests of the drawing of a scene, and of its moving parts.
@MainActor @Suite struct SkyViewTests {
  private func screen(_ scene: SkyScene, isCalm: Bool = false) -> Screen {
    let screen = Screen(
      Text(verbatim: "words").background { SkyView(scene: scene, palette: SkyPalette(scene)) })
    if isCalm { screen.surround { $0.reducesMotion = true } }
    return screen
  }

  /// The number of repeated animations.
  private func moving(_ screen: Screen) -> Int {
    func count(_ tree: ElementTree) -> Int {
      let own = tree.element.style.count { rule in
        if case .effect(let effect) = rule { effect.times == .infinity } else { false }
      }
      return own + tree.children.reduce(0) { $0 + count($1) }
    }
    return count(screen.drawing)
  }

  @Test(arguments: [
    (SkyScene(cover: .clear, sun: -30), 1),  // the twinkling half of the stars
    (SkyScene(cover: .clear, sun: 40), 1),  // the glow of the sun
    (SkyScene(cover: .broken, sun: 40), 3),  // and two layers of clouds
    (SkyScene(cover: .overcast, fall: .rain, sun: 40), 3),
    (SkyScene(cover: .overcast, fall: .sleet, sun: 40), 4),
    (SkyScene(cover: .overcast, haze: .fog, sun: 40), 4),
    (SkyScene(cover: .overcast, fall: .heavyRain, hasThunder: true, sun: 40), 4),
  ])
  func `each sky scene has the expected number of animations, and none with reduced motion`(
    scene: SkyScene, count: Int
  ) {
    #expect(moving(screen(scene)) == count)
    #expect(moving(screen(scene, isCalm: true)) == 0)
  }

  @Test func `screen readers ignore the drawing of the sky`() throws {
    let screen = screen(SkyScene(cover: .broken, fall: .snow, sun: 40))
    #expect(screen.lines == ["words"])
  }

  @Test func `the moon is lit on the right while it waxes, on the left in the south`() {
    func middle(_ age: Double, isSouthern: Bool = false) -> CGFloat {
      MoonDisc(phase: MoonPhase(age: age), isSouthern: isSouthern, size: 40)
        .lit(radius: 20).boundingRect.midX
    }
    #expect(middle(60) > 25 && middle(300) < 15)
    #expect(middle(60, isSouthern: true) < 15 && middle(300, isSouthern: true) > 25)
    #expect(abs(middle(180) - 20) < 0.01)
  }

  @Test func `a full moon is a whole disc, a new one is dark`() {
    func width(_ age: Double) -> CGFloat {
      MoonDisc(phase: MoonPhase(age: age), isSouthern: false, size: 40).lit(radius: 20)
        .boundingRect.width
    }
    #expect(abs(width(180) - 40) < 0.01 && abs(width(90) - 20) < 0.01)
  }

  @Test func `an overcast sky hides stars and moon, and a nearly clear one shows them`() {
    let night = SkyScene(cover: .overcast, sun: -30, moon: 40)
    #expect(!night.showsStars && !night.showsMoon)
    let clear = SkyScene(cover: .few, sun: -30, moon: 40)
    #expect(clear.showsStars && clear.showsMoon && !clear.showsSun)
    #expect(!SkyScene(cover: .clear, sun: -30, moon: -5).showsMoon)
    #expect(SkyScene(cover: .clear, sun: 2).showsSun)
  }

  @Test func `the stronger the wind, the faster the clouds`() {
    let calm = SkyScene(cover: .few, wind: 0, sun: 40).driftTime
    let storm = SkyScene(cover: .few, wind: 20, sun: 40).driftTime
    #expect(storm < calm / 4 && SkyScene(cover: .few, sun: 40).driftTime == calm)
  }

  @Test(arguments: [-0.7, 0, 0.4])
  func `drops are repeated after the height of the pattern, in the direction of the fall`(
    slant: CGFloat
  ) {
    for columns in FallColumns.all(isHeavy: true, ofDrops: true) {
      let repeats = FallColumns.height / columns.step
      #expect(repeats == repeats.rounded())
      let way = hypot(FallColumns.height, slant * FallColumns.height)
      let dash = columns.dash(of: 14, slant: slant)
      #expect(abs(dash.reduce(0, +) * repeats - way) < 0.001)
    }
  }

  @Test func `heavy rain is drawn by fewer than a hundred lines`() {
    let columns = FallColumns.all(isHeavy: true, ofDrops: true)
    var ends = 0
    for column in columns { column.path(slant: 0.3).forEach { _ in ends += 1 } }
    #expect(ends > 100 && ends < 200)
    let drops = columns.map { Int(FallColumns.height / $0.step) * $0.count }
    #expect(drops.reduce(0, +) == 130)
  }
}
