import SwiftUI

extension LayoutRules {
  private static let column = "a VStack is as large as its views, 8 points apart, and centres them"
  private static let row = "an HStack is as large as its views, 8 points apart, and centres them"
  private static let aligned = "a stack's alignment is that of its views along the other axis"
  private static let pile = "a ZStack is as large as the union of its views, and aligns them"
  private static let spaced = "a stack's spacing is the distance between neighbours"
  private static let shared = "a stack offers equally flexible views equal shares of its length"

  static let stacks: [LayoutRule] = [
    LayoutRule("column", column, "a 140 216 40 20; b 140 244 40 20") {
      VStack {
        Block("a")
        Block("b")
      }
    },
    LayoutRule(
      "column without spacing", spaced, "a 140 210 40 20; b 140 230 40 20; c 140 250 40 20"
    ) {
      VStack(spacing: 0) {
        Block("a")
        Block("b")
        Block("c")
      }
    },
    LayoutRule("leading column", aligned, "a 110 216 40 20; b 110 244 100 20") {
      VStack(alignment: .leading) {
        Block("a")
        Block("b", 100)
      }
    },
    LayoutRule("trailing column", aligned, "a 170 216 40 20; b 110 244 100 20") {
      VStack(alignment: .trailing) {
        Block("a")
        Block("b", 100)
      }
    },
    LayoutRule("row", row, "a 106 230 40 20; b 154 225 60 30") {
      HStack {
        Block("a")
        Block("b", 60, 30)
      }
    },
    LayoutRule("row at the top", aligned, "a 106 225 40 20; b 154 225 60 30") {
      HStack(alignment: .top) {
        Block("a")
        Block("b", 60, 30)
      }
    },
    LayoutRule("row at the bottom", aligned, "a 106 235 40 20; b 154 225 60 30") {
      HStack(alignment: .bottom) {
        Block("a")
        Block("b", 60, 30)
      }
    },
    LayoutRule("row of three", spaced, "a 80 230 40 20; b 140 230 40 20; c 200 230 40 20") {
      HStack(spacing: 20) {
        Block("a")
        Block("b")
        Block("c")
      }
    },
    LayoutRule("row in a column", column, "a 116 216 40 20; b 164 216 40 20; c 150 244 20 20") {
      VStack {
        HStack {
          Block("a")
          Block("b")
        }
        Block("c", 20)
      }
    },
    LayoutRule("column in a row", row, "a 116 216 40 20; b 116 244 40 20; c 164 230 40 20") {
      HStack {
        VStack {
          Block("a")
          Block("b")
        }
        Block("c")
      }
    },
    LayoutRule("column in a top row", aligned, "a 116 216 40 20; b 164 216 40 20; c 164 244 40 20")
    {
      HStack(alignment: .top) {
        Block("a")
        VStack {
          Block("b")
          Block("c")
        }
      }
    },
    LayoutRule("views that overlap", spaced, "a 140 225 40 20; b 140 235 40 20") {
      VStack(spacing: -10) {
        Block("a")
        Block("b")
      }
    },
    LayoutRule("a row that overlaps", spaced, "a 130 230 40 20; b 150 230 40 20") {
      HStack(spacing: -20) {
        Block("a")
        Block("b")
      }
    },
    LayoutRule(
      "spacing of inner stacks", spaced, "a 140 206 40 20; b 140 234 40 20; c 140 254 40 20"
    ) {
      VStack(spacing: 0) {
        VStack {
          Block("a")
          Block("b")
        }
        Block("c")
      }
    },
    LayoutRule("pile", pile, "z 110 210 100 60; a 110 230 100 20; b 150 210 20 60") {
      ZStack {
        Block("a", 100, 20)
        Block("b", 20, 60)
      }
      .named("z")
    },
    pile(.topLeading, "top leading", "110 210"), pile(.top, "top", "140 210"),
    pile(.topTrailing, "top trailing", "170 210"), pile(.leading, "leading", "110 230"),
    pile(.center, "centre", "140 230"), pile(.trailing, "trailing", "170 230"),
    pile(.bottomLeading, "bottom leading", "110 250"), pile(.bottom, "bottom", "140 250"),
    pile(.bottomTrailing, "bottom trailing", "170 250"),
  ]

  private static func pile(_ alignment: Alignment, _ name: String, _ place: String) -> LayoutRule {
    LayoutRule("pile, \(name)", pile, "b 110 210 100 60; a \(place) 40 20") {
      ZStack(alignment: alignment) {
        Block("b", 100, 60)
        Block("a")
      }
    }
  }

  static let stackSpace: [LayoutRule] = [
    LayoutRule("a colour above a block", shared, "c 0 0 320 460; a 140 460 40 20") {
      VStack(spacing: 0) {
        Color.red.named("c")
        Block("a")
      }
    },
    LayoutRule("a colour below a block", spaced, "a 140 0 40 20; c 0 28 320 452") {
      VStack {
        Block("a")
        Color.red.named("c")
      }
    },
    LayoutRule("a colour beside a block", spaced, "a 0 230 40 20; c 48 0 272 480") {
      HStack {
        Block("a")
        Color.red.named("c")
      }
    },
    LayoutRule("two colours", shared, "c 0 0 160 480; d 160 0 160 480") {
      HStack(spacing: 0) {
        Color.red.named("c")
        Color.blue.named("d")
      }
    },
    LayoutRule("two colours, spaced", shared, "c 0 0 156 480; d 164 0 156 480") {
      HStack {
        Color.red.named("c")
        Color.blue.named("d")
      }
    },
    LayoutRule("three colours", shared, "c 0 0 100 480; d 110 0 100 480; e 220 0 100 480") {
      HStack(spacing: 10) {
        Color.red.named("c")
        Color.blue.named("d")
        Color.green.named("e")
      }
    },
    LayoutRule("a colour of a height above another", shared, "c 0 0 320 100; d 0 100 320 380") {
      VStack(spacing: 0) {
        Color.red.frame(height: 100).named("c")
        Color.blue.named("d")
      }
    },
    LayoutRule("a colour up to a width beside another", shared, "c 0 0 100 480; d 100 0 220 480") {
      HStack(spacing: 0) {
        Color.red.frame(maxWidth: 100).named("c")
        Color.blue.named("d")
      }
    },
    LayoutRule("a colour behind a block", pile, "c 0 0 320 480; a 140 230 40 20") {
      ZStack {
        Color.red.named("c")
        Block("a")
      }
    },
    LayoutRule("a block in a corner of a colour", pile, "c 0 0 320 480; a 280 460 40 20") {
      ZStack(alignment: .bottomTrailing) {
        Color.red.named("c")
        Block("a")
      }
    },
    LayoutRule("a rectangle beside a block", shared, "a 0 230 40 20; r 48 0 272 480") {
      HStack {
        Block("a")
        Rectangle().named("r")
      }
    },
    LayoutRule(
      "a colour between blocks", shared, "a 0 230 40 20; c 48 0 224 480; b 280 230 40 20"
    ) {
      HStack {
        Block("a")
        Color.red.named("c")
        Block("b")
      }
    },
    LayoutRule(
      "four quarters", shared,
      "a 0 0 160 240; b 160 0 160 240; c 0 240 160 240; d 160 240 160 240"
    ) {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          Color.red.named("a")
          Color.blue.named("b")
        }
        HStack(spacing: 0) {
          Color.green.named("c")
          Color.gray.named("d")
        }
      }
    },
  ]
}
