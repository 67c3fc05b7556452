import SwiftUI

extension LayoutRules {
  private static let fixed =
    "a frame has its width and height, whatever its view's size, and aligns it"
  private static let half = "a frame takes its view's size along an axis that it does not set"
  private static let offered = "a frame offers its view its own size"
  private static let limits =
    "a frame with limits takes the proposal within them, its view's size for a limit it lacks"
  private static let beyond = "a view larger than its place is aligned in it and not clipped"

  static let frames: [LayoutRule] = [
    place(.topLeading, "top leading", "110 210"), place(.top, "top", "140 210"),
    place(.topTrailing, "top trailing", "170 210"), place(.leading, "leading", "110 230"),
    place(.center, "centre", "140 230"), place(.trailing, "trailing", "170 230"),
    place(.bottomLeading, "bottom leading", "110 250"), place(.bottom, "bottom", "140 250"),
    place(.bottomTrailing, "bottom trailing", "170 250"),
    LayoutRule("a width", half, "f 110 230 100 20; a 140 230 40 20") {
      Block("a").frame(width: 100).named("f")
    },
    LayoutRule("a height", half, "f 140 210 40 60; a 140 230 40 20") {
      Block("a").frame(height: 60).named("f")
    },
    LayoutRule("a frame smaller than its view", beyond, "f 150 235 20 10; a 140 230 40 20") {
      Block("a").frame(width: 20, height: 10).named("f")
    },
    LayoutRule("a small frame, top leading", beyond, "f 150 235 20 10; a 150 235 40 20") {
      Block("a").frame(width: 20, height: 10, alignment: .topLeading).named("f")
    },
    LayoutRule("a small frame, bottom trailing", beyond, "f 150 235 20 10; a 130 225 40 20") {
      Block("a").frame(width: 20, height: 10, alignment: .bottomTrailing).named("f")
    },
    LayoutRule("a colour in a frame", offered, "c 110 210 100 60") {
      Color.red.named("c").frame(width: 100, height: 60)
    },
    LayoutRule("a colour of a width", offered, "c 135 0 50 480") {
      Color.red.named("c").frame(width: 50)
    },
    LayoutRule("a colour of a height", offered, "c 0 215 320 50") {
      Color.red.named("c").frame(height: 50)
    },
    LayoutRule("a colour wider than the proposal", beyond, "c -40 230 400 20") {
      Color.red.named("c").frame(width: 400, height: 20)
    },
    LayoutRule("a frame in a frame", fixed, "f 110 210 60 30; a 130 220 40 20") {
      Block("a").frame(width: 60, height: 30, alignment: .bottomTrailing).named("f")
        .frame(width: 100, height: 60, alignment: .topLeading)
    },
    LayoutRule("a capsule of a height", offered, "c 0 225 320 30") {
      Capsule().named("c").frame(height: 30)
    },
    LayoutRule("a rectangle in a frame", offered, "c 135 215 50 50") {
      Rectangle().named("c").frame(width: 50, height: 50)
    },
    LayoutRule("a stack in a frame", fixed, "a 70 190 40 20; b 118 190 40 20") {
      HStack {
        Block("a")
        Block("b")
      }
      .frame(width: 180, height: 100, alignment: .topLeading)
    },
  ]

  private static func place(
    _ alignment: Alignment, _ name: String, _ place: String
  ) -> LayoutRule {
    LayoutRule("frame, \(name)", fixed, "f 110 210 100 60; a \(place) 40 20") {
      Block("a").frame(width: 100, height: 60, alignment: alignment).named("f")
    }
  }

  static let flexibleFrames: [LayoutRule] = [
    LayoutRule("as wide as possible", limits, "f 0 230 320 20; a 140 230 40 20") {
      Block("a").frame(maxWidth: .infinity).named("f")
    },
    LayoutRule("as wide as possible, leading", limits, "f 0 230 320 20; a 0 230 40 20") {
      Block("a").frame(maxWidth: .infinity, alignment: .leading).named("f")
    },
    LayoutRule("as wide as possible, trailing", limits, "f 0 230 320 20; a 280 230 40 20") {
      Block("a").frame(maxWidth: .infinity, alignment: .trailing).named("f")
    },
    LayoutRule("as high as possible, at the top", limits, "f 140 0 40 480; a 140 0 40 20") {
      Block("a").frame(maxHeight: .infinity, alignment: .top).named("f")
    },
    LayoutRule("as large as possible", limits, "f 0 0 320 480; a 280 460 40 20") {
      Block("a").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
        .named("f")
    },
    LayoutRule("up to a width", limits, "f 110 230 100 20; a 140 230 40 20") {
      Block("a").frame(maxWidth: 100).named("f")
    },
    LayoutRule("up to a height", limits, "f 140 190 40 100; a 140 230 40 20") {
      Block("a").frame(maxHeight: 100).named("f")
    },
    LayoutRule("at least a width", limits, "f 110 230 100 20; a 140 230 40 20") {
      Block("a").frame(minWidth: 100).named("f")
    },
    LayoutRule("at least a width that the view has", limits, "f 140 230 40 20") {
      Block("a").frame(minWidth: 30).named("f")
    },
    LayoutRule("at least a height", limits, "f 140 190 40 100; a 140 230 40 20") {
      Block("a").frame(minHeight: 100).named("f")
    },
    LayoutRule("between two widths", limits, "f 60 230 200 20; a 140 230 40 20") {
      Block("a").frame(minWidth: 50, maxWidth: 200).named("f")
    },
    LayoutRule("a colour up to a width", limits, "c 110 0 100 480") {
      Color.red.named("c").frame(maxWidth: 100)
    },
    LayoutRule("a colour up to a height", limits, "c 0 190 320 100") {
      Color.red.named("c").frame(maxHeight: 100)
    },
    LayoutRule(
      "lines beside a word", limits, "c 0 239 140 2; a 140 230 40 20; d 180 239 140 2"
    ) {
      HStack(spacing: 0) {
        Color.red.named("c").frame(maxHeight: 2)
        Block("a")
        Color.blue.named("d").frame(maxHeight: 2)
      }
    },
    LayoutRule("a colour of more than the proposal", limits, "c -40 0 400 480") {
      Color.red.named("c").frame(minWidth: 400)
    },
    LayoutRule("an ideal that nobody asks for", limits, "c 0 0 320 480") {
      Color.red.named("c").frame(idealWidth: 100, idealHeight: 50)
    },
    LayoutRule("two limits in a row", limits, "a 60 230 40 20; b 220 230 40 20") {
      HStack(spacing: 0) {
        Block("a").frame(maxWidth: .infinity)
        Block("b").frame(maxWidth: .infinity)
      }
    },
    LayoutRule("a limit beside a block", limits, "a 0 230 40 20; b 280 230 40 20") {
      HStack {
        Block("a").frame(maxWidth: .infinity, alignment: .leading)
        Block("b")
      }
    },
    LayoutRule("a limit widens its column", limits, "a 140 216 40 20; b 0 244 40 20") {
      VStack(alignment: .leading) {
        Block("a").frame(maxWidth: .infinity)
        Block("b")
      }
    },
    LayoutRule("a frame in a limit", limits, "f 220 230 100 20; a 250 230 40 20") {
      Block("a").frame(width: 100).named("f").frame(maxWidth: .infinity, alignment: .trailing)
    },
    LayoutRule("two limits in a column", limits, "f 140 0 40 240; g 140 240 40 240") {
      VStack(spacing: 0) {
        Block("a").frame(maxHeight: .infinity).named("f")
        Block("b").frame(maxHeight: .infinity).named("g")
      }
    },
  ]
}
