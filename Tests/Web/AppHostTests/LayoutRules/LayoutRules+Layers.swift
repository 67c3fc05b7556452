import SwiftUI

extension LayoutRules {
  private static let over = "an overlay is aligned in the frame of its view, which keeps its size"
  private static let behind = "a background is offered the size of its view, which keeps its size"
  private static let several = "several views of an overlay or a background are a ZStack"
  private static let look = "a border, a clip, an effect or opacity leaves the layout as it is"

  static let overlays: [LayoutRule] = [
    over(.topLeading, "top leading", "110 210"), over(.top, "top", "140 210"),
    over(.topTrailing, "top trailing", "170 210"), over(.leading, "leading", "110 230"),
    over(.center, "centre", "140 230"), over(.trailing, "trailing", "170 230"),
    over(.bottomLeading, "bottom leading", "110 250"), over(.bottom, "bottom", "140 250"),
    over(.bottomTrailing, "bottom trailing", "170 250"),
    LayoutRule("an overlay larger than its view", over, "b 140 230 40 20; a 110 210 100 60") {
      Block("b").overlay { Block("a", 100, 60) }
    },
    LayoutRule(
      "a large overlay in a row", over, "b 120 230 40 20; a 90 210 100 60; c 160 230 40 20"
    ) {
      HStack(spacing: 0) {
        Block("b").overlay { Block("a", 100, 60) }
        Block("c")
      }
    },
    LayoutRule("a colour as an overlay", over, "c 110 210 100 60") {
      Block("b", 100, 60).overlay { Color.red.named("c") }
    },
    LayoutRule("a limit in an overlay", over, "a 170 230 40 20") {
      Block("b", 100, 60).overlay { Block("a").frame(maxWidth: .infinity, alignment: .trailing) }
    },
    LayoutRule("an overlay of an overlay", over, "m 130 220 60 40; a 130 220 10 10") {
      Block("b", 100, 60).overlay {
        Block("m", 60, 40).overlay(alignment: .topLeading) { Block("a", 10, 10) }
      }
    },
    LayoutRule("two views in an overlay", several, "a 130 220 60 40; c 150 230 20 20") {
      Block("b", 100, 60).overlay {
        Block("a", 60, 40)
        Block("c", 20, 20)
      }
    },
    LayoutRule("two views in a corner", several, "a 110 210 60 40; c 110 210 20 20") {
      Block("b", 100, 60).overlay(alignment: .topLeading) {
        Block("a", 60, 40)
        Block("c", 20, 20)
      }
    },
    LayoutRule("a badge beyond a corner", over, "b 130 210 60 60; a 180 200 20 20") {
      Block("b", 60, 60).overlay(alignment: .topTrailing) {
        Block("a", 20, 20).offset(x: 10, y: -10)
      }
    },
    LayoutRule("an overlay of a colour", over, "c 0 0 320 480; a 0 0 40 20") {
      Color.red.named("c").overlay(alignment: .topLeading) { Block("a") }
    },
  ]

  private static func over(_ alignment: Alignment, _ name: String, _ place: String) -> LayoutRule {
    LayoutRule("overlay, \(name)", over, "b 110 210 100 60; a \(place) 40 20") {
      Block("b", 100, 60).overlay(alignment: alignment) { Block("a") }
    }
  }

  static let backgrounds: [LayoutRule] = [
    LayoutRule("a colour behind", behind, "b 110 210 100 60; c 110 210 100 60") {
      Block("b", 100, 60).background { Color.red.named("c") }
    },
    LayoutRule("a padded colour behind", behind, "c 115 215 90 50") {
      Block("b", 100, 60).background { Color.red.named("c").padding(5) }
    },
    LayoutRule("a block behind a corner", behind, "b 110 210 100 60; a 110 250 40 20") {
      Block("b", 100, 60).background(alignment: .bottomLeading) { Block("a") }
    },
    LayoutRule("a background of a frame", behind, "c 110 210 100 60; a 140 230 40 20") {
      Block("a").frame(width: 100, height: 60).background { Color.red.named("c") }
    },
    LayoutRule("a large background in a row", behind, "b 120 230 40 20; c 160 230 40 20") {
      HStack(spacing: 0) {
        Block("b").background { Block("a", 100, 60) }
        Block("c")
      }
    },
    LayoutRule("two backgrounds", behind, "c 135 225 50 30; d 125 215 70 50") {
      Block("a").padding(5).background { Color.red.named("c") }
        .padding(10).background { Color.blue.named("d") }
    },
    LayoutRule("two views behind", several, "a 130 220 60 40; c 150 230 20 20") {
      Block("b", 100, 60).background {
        Block("a", 60, 40)
        Block("c", 20, 20)
      }
    },
    LayoutRule("a background behind a column", behind, "c 110 216 100 48") {
      VStack {
        Block("a")
        Block("b", 100)
      }
      .background { Color.red.named("c") }
    },
    LayoutRule("a border", look, "a 120 230 40 20; b 160 230 40 20") {
      HStack(spacing: 0) {
        Block("a").border(.red, width: 5)
        Block("b")
      }
    },
    LayoutRule("a clip", look, "a 120 230 40 20; b 160 230 40 20") {
      HStack(spacing: 0) {
        Block("a").clipShape(Circle())
        Block("b")
      }
    },
    LayoutRule("no opacity", look, "a 120 230 40 20; b 160 230 40 20") {
      HStack(spacing: 0) {
        Block("a").opacity(0)
        Block("b")
      }
    },
    LayoutRule("a hidden view", look, "a 120 230 40 20; b 160 230 40 20") {
      HStack(spacing: 0) {
        Block("a").hidden()
        Block("b")
      }
    },
    LayoutRule("a turned view", look, "b 160 230 40 20") {
      HStack(spacing: 0) {
        Block("a").rotationEffect(.degrees(90))
        Block("b")
      }
    },
    LayoutRule("a scaled view", look, "b 160 230 40 20") {
      HStack(spacing: 0) {
        Block("a").scaleEffect(3)
        Block("b")
      }
    },
    LayoutRule("a shadow and a blur", look, "a 120 230 40 20; b 160 230 40 20") {
      HStack(spacing: 0) {
        Block("a").shadow(radius: 9).blur(radius: 3)
        Block("b")
      }
    },
  ]
}
