import SwiftUI

extension LayoutRules {
  private static let fits = "ViewThatFits shows the first view whose ideal size fits, else the last"
  private static let ideal = "fixedSize offers a view its ideal length along an axis"
  private static let priority =
    "views of the highest layoutPriority get all but the least lengths of the others"
  private static let least = "a Spacer is no shorter than its minLength"
  private static let limits =
    "a frame with limits takes the proposal within them, its view's size for a limit it lacks"
  private static let shares = "a stack offers each view an equal share of what is left, in order"

  static let fitting: [LayoutRule] = [
    LayoutRule("a row or a column", fits, "c 60 220 200 20; d 60 240 200 20") {
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 0) {
          Block("a", 200)
          Block("b", 200)
        }
        VStack(spacing: 0) {
          Block("c", 200)
          Block("d", 200)
        }
      }
    },
    LayoutRule("what fits in padding", fits, "b 20 230 280 20") {
      ViewThatFits {
        Block("a", 310)
        Block("b", 280)
      }
      .padding(10)
    },
    LayoutRule("what fits below a block", fits, "x 140 115 40 200; b 140 315 40 50") {
      VStack(spacing: 0) {
        Block("x", 40, 200)
        ViewThatFits(in: .vertical) {
          Block("a", 40, 100)
          Block("b", 40, 50)
        }
      }
      .frame(height: 260)
    },
    LayoutRule("words that are too high", fits, "b 140 230 40 20") {
      ViewThatFits(in: .vertical) {
        Text("Many words that need several lines")
        Block("b")
      }
      .frame(width: 80, height: 40)
    },
    LayoutRule("what fits in what scrolls", fits, "a 140 0 40 900") {
      ScrollView {
        ViewThatFits {
          Block("a", 40, 900)
          Block("b", 40, 20)
        }
      }
    },
    LayoutRule("a wide row in a narrow frame", ideal, "a 60 230 100 20; b 160 230 100 20") {
      HStack(spacing: 0) {
        Block("a", 100)
        Block("b", 100)
      }
      .fixedSize().frame(width: 150)
    },
    LayoutRule("a line as wide as its column", ideal, "a 120 229 80 20; c 120 249 80 2") {
      VStack(spacing: 0) {
        Block("a", 80)
        Color.red.named("c").frame(height: 2)
      }
      .fixedSize(horizontal: true, vertical: false)
    },
    LayoutRule("a line as high as its row", ideal, "a 139 210 40 60; c 179 210 2 60") {
      HStack(spacing: 0) {
        Block("a", 40, 60)
        Color.red.named("c").frame(width: 2)
      }
      .fixedSize(horizontal: false, vertical: true)
    },
    LayoutRule("two of the same width", ideal, "f 110 210 100 30; g 110 240 100 30") {
      VStack(spacing: 0) {
        Block("a").frame(maxWidth: .infinity, minHeight: 30).named("f")
        Block("b", 100).frame(maxWidth: .infinity, minHeight: 30).named("g")
      }
      .fixedSize(horizontal: true, vertical: false)
    },
    LayoutRule("three priorities", priority, "c 0 0 30 480; d 30 0 100 480; e 130 0 190 480") {
      HStack(spacing: 0) {
        Color.red.named("c").frame(minWidth: 30)
        Color.blue.named("d").frame(maxWidth: 100).layoutPriority(2)
        Color.green.named("e").layoutPriority(1)
      }
    },
    LayoutRule("a priority beside a spacer", priority, "a 0 230 40 20; c 40 0 280 480") {
      HStack(spacing: 0) {
        Block("a")
        Spacer(minLength: 0)
        Color.red.named("c").layoutPriority(1)
      }
    },
    LayoutRule("a spacer beyond the proposal", least, "a -10 230 150 20; b 180 230 150 20") {
      HStack(spacing: 0) {
        Block("a", 150)
        Spacer(minLength: 40)
        Block("b", 150)
      }
    },
    LayoutRule("a least length in a low row", least, "a 0 220 40 20; b 140 240 40 20") {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          Block("a")
          Spacer(minLength: 60)
        }
        Block("b")
      }
    },
    LayoutRule("a spacer in a spaced row", least, "a 0 230 40 20; b 280 230 40 20") {
      HStack(spacing: 10) {
        Block("a")
        Spacer(minLength: 0)
        Block("b")
      }
    },
    LayoutRule("a spacer in a fixed column", least, "a 140 205 40 20; b 140 255 40 20") {
      VStack(spacing: 0) {
        Block("a")
        Spacer(minLength: 30)
        Block("b")
      }
      .fixedSize(horizontal: false, vertical: true)
    },
  ]

  static let nested: [LayoutRule] = [
    LayoutRule("limits in a narrow frame", limits, "f 110 0 100 480") {
      Color.red.frame(minWidth: 100, maxWidth: 200).named("f").frame(width: 50)
    },
    LayoutRule("limits below the proposal", limits, "f 120 230 80 20; a 140 230 40 20") {
      Block("a").frame(minWidth: 50, maxWidth: 80).named("f")
    },
    LayoutRule(
      "three frames", limits, "f 100 230 60 20; g 60 230 100 20; h 60 230 200 20; a 110 230 40 20"
    ) {
      Block("a").frame(width: 60).named("f")
        .frame(minWidth: 100, alignment: .trailing).named("g")
        .frame(maxWidth: 200, alignment: .leading).named("h")
    },
    LayoutRule("limits of a height", limits, "f 140 140 40 200; a 140 320 40 20") {
      Block("a").frame(minHeight: 100, maxHeight: 200, alignment: .bottom).named("f")
    },
    LayoutRule("limits that overflow at the bottom", limits, "f 140 215 40 50; a 140 215 40 100") {
      Block("a", 40, 100).frame(height: 50, alignment: .top).named("f")
    },
    LayoutRule("an ideal width in a row that scrolls", limits, "c 0 0 200 480") {
      ScrollView(.horizontal) { Color.red.named("c").frame(idealWidth: 200) }
    },
    LayoutRule("an ideal height in what scrolls", limits, "c 0 0 320 120") {
      ScrollView { Color.red.named("c").frame(idealHeight: 120) }
    },
    LayoutRule("an ideal size, least and most", limits, "c 120 200 80 80") {
      Color.red.named("c").frame(
        minWidth: 50, idealWidth: 80, maxWidth: 200, minHeight: 50, idealHeight: 80, maxHeight: 200
      )
      .fixedSize()
    },
    LayoutRule("a colour between two widths", shares, "c 0 0 60 480; d 60 0 260 480") {
      HStack(spacing: 0) {
        Color.red.named("c").frame(minWidth: 20, maxWidth: 60)
        Color.blue.named("d")
      }
    },
    LayoutRule(
      "colours of three limits", shares, "c 0 0 320 100; d 0 100 320 190; e 0 290 320 190"
    ) {
      VStack(spacing: 0) {
        Color.red.named("c").frame(height: 100)
        Color.blue.named("d").frame(maxHeight: 200)
        Color.green.named("e")
      }
    },
    LayoutRule("a row of limited colours", shares, "c 80 0 100 480; d 180 0 60 480") {
      HStack(spacing: 0) {
        Color.red.named("c").frame(maxWidth: 100)
        Color.blue.named("d").frame(maxWidth: 60)
      }
    },
    LayoutRule(
      "a block beside a limit beyond the proposal", shares, "a 0 230 40 20; c 40 0 280 480"
    ) {
      HStack(spacing: 0) {
        Block("a")
        Color.red.named("c").frame(maxWidth: 400)
      }
    },
    LayoutRule("a row of limits beyond the proposal", shares, "c 0 0 160 480; d 160 0 160 480") {
      HStack(spacing: 0) {
        Color.red.named("c").frame(maxWidth: 200)
        Color.blue.named("d").frame(maxWidth: 200)
      }
    },
    LayoutRule(
      "words in a box", "a frame has its size, however many lines its text has",
      "t 100 210 80 60; a 180 230 40 20"
    ) {
      HStack(spacing: 0) {
        Text("Many words that need several lines").frame(width: 80, height: 60).named("t")
        Block("a")
      }
    },
    LayoutRule(
      "two boxes of words", "a frame has its size, however many lines its text has",
      "t 60 209 120 18; u 60 231 200 40"
    ) {
      VStack(alignment: .leading, spacing: 4) {
        Text("One line").lineLimit(1).frame(width: 120, height: 18).named("t")
        Text("Words that fill two lines of this box").frame(width: 200, height: 40).named("u")
      }
    },
  ]
}
