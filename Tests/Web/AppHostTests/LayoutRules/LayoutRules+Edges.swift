import SwiftUI

extension LayoutRules {
  private static let inset = "a safeAreaInset takes its length from the space of its view"
  private static let scroll =
    "a ScrollView offers no length along its axis; its content begins there"
  private static let over = "an overlay is aligned in the frame of its view, which keeps its size"
  private static let behind = "a background is aligned in the frame of its view"
  private static let position = "a view with a position takes the proposal and is centred at it"
  private static let order = "a modifier applies to the view with the modifiers before it"
  private static let fit =
    "aspectRatio with fit takes the largest size of its ratio in the proposal"
  private static let fill = "aspectRatio with fill takes the smallest size of its ratio around it"

  static let insets: [LayoutRule] = [
    LayoutRule("two insets at the bottom", inset, "c 0 0 320 440; a 140 440 40 20; b 140 460 40 20")
    {
      Color.red.named("c")
        .safeAreaInset(edge: .bottom, spacing: 0) { Block("a") }
        .safeAreaInset(edge: .bottom, spacing: 0) { Block("b") }
    },
    LayoutRule("an inset at its trailing edge", inset, "c 0 0 320 460; a 280 460 40 20") {
      Color.red.named("c").safeAreaInset(edge: .bottom, alignment: .trailing, spacing: 0) {
        Block("a")
      }
    },
    LayoutRule("an inset at the trailing side", inset, "c 0 0 270 480; a 280 230 40 20") {
      Color.red.named("c").safeAreaInset(edge: .trailing, spacing: 10) { Block("a") }
    },
    LayoutRule("insets at two edges", inset, "c 0 20 320 440; a 140 0 40 20; b 140 460 40 20") {
      Color.red.named("c")
        .safeAreaInset(edge: .top, spacing: 0) { Block("a") }
        .safeAreaInset(edge: .bottom, spacing: 0) { Block("b") }
    },
    LayoutRule("an inset above what scrolls", inset, "a 140 0 40 20; b 140 20 40 20") {
      ScrollView { Block("b") }.safeAreaInset(edge: .top, spacing: 0) { Block("a") }
    },
    LayoutRule("a spacer in a row that scrolls down", scroll, "a 0 0 40 20; b 280 0 40 20") {
      ScrollView {
        HStack {
          Block("a")
          Spacer()
          Block("b")
        }
      }
    },
    LayoutRule("a scrolled leading column", scroll, "a 110 0 40 20; b 110 20 100 20") {
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          Block("a")
          Block("b", 100)
        }
      }
    },
    LayoutRule("a scrolled colour", scroll, "c 0 0 320 10") {
      ScrollView { Color.red.named("c") }
    },
    LayoutRule("a column of colours that scrolls", scroll, "c 0 0 320 10; d 0 10 320 10") {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.named("c")
          Color.blue.named("d")
        }
      }
    },
    LayoutRule(
      "a row that scrolls above a colour", scroll, "a 0 0 40 20; b 40 0 40 20; c 0 20 320 460"
    ) {
      VStack(spacing: 0) {
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            Block("a")
            Block("b")
          }
        }
        Color.red.named("c")
      }
    },
    LayoutRule("a scrolled square", fit, "c 0 0 320 320") {
      ScrollView { Color.red.named("c").aspectRatio(1, contentMode: .fit) }
    },
  ]

  static let sides: [LayoutRule] = [
    LayoutRule("a wide overlay at the bottom", over, "b 130 210 60 60; a 110 250 100 20") {
      Block("b", 60, 60).overlay(alignment: .bottom) { Block("a", 100) }
    },
    LayoutRule(
      "a large background at the trailing edge", behind, "b 140 230 40 20; a 80 210 100 60"
    ) {
      Block("b").background(alignment: .trailing) { Block("a", 100, 60) }
    },
    LayoutRule("an overlay of a row", over, "a 116 230 40 20; b 164 230 40 20; c 194 230 10 10") {
      HStack {
        Block("a")
        Block("b")
      }
      .overlay(alignment: .topTrailing) { Block("c", 10, 10) }
    },
    LayoutRule("an overlay of padding", order, "b 130 210 60 60; a 120 200 10 10") {
      Block("b", 60, 60).padding(10).overlay(alignment: .topLeading) { Block("a", 10, 10) }
    },
    LayoutRule("a padded overlay", order, "b 130 210 60 60; a 140 220 10 10") {
      Block("b", 60, 60).overlay(alignment: .topLeading) { Block("a", 10, 10).padding(10) }
    },
    LayoutRule(
      "a place in front of a column", "zIndex changes no place", "a 140 220 40 20; b 140 240 40 20"
    ) {
      VStack(spacing: 0) {
        Block("a").zIndex(2)
        Block("b").zIndex(-1)
      }
    },
    LayoutRule("a position in a pile", position, "a 0 10 40 20; b 110 210 100 60") {
      ZStack {
        Block("b", 100, 60)
        Block("a").position(x: 20, y: 20)
      }
    },
    LayoutRule("a position in an overlay", position, "b 110 210 100 60; a 100 200 20 20") {
      Block("b", 100, 60).overlay { Block("a", 20, 20).position(x: 0, y: 0) }
    },
    LayoutRule(
      "an offset of a framed view", "an offset moves what is drawn and not the frame around it",
      "f 90 190 100 60; a 120 210 40 20; b 140 260 40 20"
    ) {
      VStack(spacing: 0) {
        Block("a").frame(width: 100, height: 60).named("f").offset(x: -20, y: -10)
        Block("b")
      }
    },
    LayoutRule("a ratio in an overlay", fit, "c 110 215 100 50") {
      Block("b", 100, 60).overlay { Color.red.named("c").aspectRatio(2, contentMode: .fit) }
    },
    LayoutRule("a ratio up to a width", fit, "c 60 190 200 100") {
      Color.red.named("c").aspectRatio(2, contentMode: .fit).frame(maxWidth: 200)
    },
    LayoutRule("a ratio that fills a high frame", fill, "f 130 190 60 100; c 110 190 100 100") {
      Color.red.named("c").aspectRatio(1, contentMode: .fill)
        .frame(width: 60, height: 100).named("f")
    },
    LayoutRule("squares of a lazy grid", fit, "c 0 162 156 156; d 164 162 156 156") {
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
        Color.red.named("c").aspectRatio(1, contentMode: .fit)
        Color.blue.named("d").aspectRatio(1, contentMode: .fit)
      }
    },
  ]
}
