import SwiftUI

extension LayoutRules {
  private static let fits = "ViewThatFits shows the first view whose ideal size fits, else the last"
  private static let reader =
    "a GeometryReader takes the proposal and has its views at the top leading"
  private static let scroll =
    "a ScrollView offers no length along its axis; its content begins there"
  private static let line = "a Divider is a line across its stack"
  private static let lazy = "a lazy stack takes all of the other axis"
  private static let inset = "a safeAreaInset takes its length from the space of its view"

  static let readers: [LayoutRule] = [
    LayoutRule("the second fits", fits, "b 60 230 200 20") {
      ViewThatFits {
        Block("a", 400)
        Block("b", 200)
        Block("c", 100)
      }
    },
    LayoutRule("the first fits", fits, "a 10 230 300 20") {
      ViewThatFits {
        Block("a", 300)
        Block("b", 200)
      }
    },
    LayoutRule("only the height counts", fits, "b 150 90 20 300") {
      ViewThatFits(in: .vertical) {
        Block("a", 20, 500)
        Block("b", 20, 300)
      }
    },
    LayoutRule("none fits", fits, "b -40 230 400 20") {
      ViewThatFits(in: .horizontal) {
        Block("a", 500)
        Block("b", 400)
      }
    },
    LayoutRule("what fits in a frame", fits, "b 120 230 80 20") {
      ViewThatFits {
        Block("a", 120)
        Block("b", 80)
      }
      .frame(width: 100)
    },
    LayoutRule("a reader", reader, "a 0 0 40 20") { GeometryReader { _ in Block("a") } },
    LayoutRule("a reader below a block", reader, "a 140 0 40 20; b 0 20 40 20") {
      VStack(spacing: 0) {
        Block("a")
        GeometryReader { _ in Block("b") }
      }
    },
    LayoutRule("a reader beside a block", reader, "a 0 230 40 20; b 48 0 40 20") {
      HStack {
        Block("a")
        GeometryReader { _ in Block("b") }
      }
    },
    LayoutRule("a reader in a frame", reader, "b 0 190 40 20") {
      GeometryReader { _ in Block("b") }.frame(height: 100)
    },
    LayoutRule("a reader's size", reader, "b 0 0 160 120") {
      GeometryReader { Block("b", $0.size.width / 2, $0.size.height / 4) }
    },
    LayoutRule("a reader's size in padding", reader, "b 20 20 280 440") {
      GeometryReader { Block("b", $0.size.width, $0.size.height) }.padding(20)
    },
    LayoutRule("a reader behind a view", reader, "b 110 210 100 60") {
      Block("a", 100, 60).background {
        GeometryReader { Block("b", $0.size.width, $0.size.height) }
      }
    },
  ]

  static let scrolling: [LayoutRule] = [
    LayoutRule("scrolled content", scroll, "a 140 0 40 20") { ScrollView { Block("a") } },
    LayoutRule("a scrolled column", scroll, "a 140 0 40 20; b 140 20 40 20") {
      ScrollView {
        VStack(spacing: 0) {
          Block("a")
          Block("b")
        }
      }
    },
    LayoutRule("content longer than the proposal", scroll, "a 140 0 40 600") {
      ScrollView { Block("a", 40, 600) }
    },
    LayoutRule("a scrolled row", scroll, "a 0 230 40 20; b 40 230 40 20") {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          Block("a")
          Block("b")
        }
      }
    },
    LayoutRule("a scrolled colour of a height", scroll, "c 0 0 320 100") {
      ScrollView { Color.red.named("c").frame(height: 100) }
    },
    LayoutRule("a scrolled limit", scroll, "a 0 0 40 20") {
      ScrollView { Block("a").frame(maxWidth: .infinity, alignment: .leading) }
    },
    LayoutRule("scrolled padding", scroll, "a 140 16 40 20") {
      ScrollView { Block("a").padding() }
    },
    LayoutRule("a scroll view below a block", scroll, "a 140 0 40 20; b 140 28 40 20") {
      VStack {
        Block("a")
        ScrollView { Block("b") }
      }
    },
    LayoutRule("a scroll view in a frame", scroll, "a 140 190 40 20") {
      ScrollView { Block("a") }.frame(height: 100)
    },
    LayoutRule("a lazy column", lazy, "a 140 216 40 20; b 140 244 40 20") {
      LazyVStack {
        Block("a")
        Block("b")
      }
    },
    LayoutRule("a leading lazy column", lazy, "a 0 216 40 20; b 0 244 40 20") {
      LazyVStack(alignment: .leading) {
        Block("a")
        Block("b")
      }
    },
    LayoutRule("a scrolled lazy column", lazy, "a 140 0 40 20; b 140 28 40 20") {
      ScrollView {
        LazyVStack {
          Block("a")
          Block("b")
        }
      }
    },
    LayoutRule("an inset at the bottom", inset, "c 0 0 320 460; a 140 460 40 20") {
      Color.red.named("c").safeAreaInset(edge: .bottom, spacing: 0) { Block("a") }
    },
    LayoutRule("an inset at the top", inset, "a 140 0 40 20; c 0 30 320 450") {
      Color.red.named("c").safeAreaInset(edge: .top, spacing: 10) { Block("a") }
    },
    LayoutRule("an inset at the side", inset, "a 0 230 40 20; c 40 0 280 480") {
      Color.red.named("c").safeAreaInset(edge: .leading, spacing: 0) { Block("a") }
    },
  ]

  static let dividers: [LayoutRule] = [
    LayoutRule(
      "a divider in a column", line, "a 140 211.5 40 20; d 0 239.5 320 1; b 140 248.5 40 20"
    ) {
      VStack {
        Block("a")
        Divider().named("d")
        Block("b")
      }
    },
    LayoutRule(
      "a divider in a row", line, "a 111.5 230 40 20; d 159.5 0 1 480; b 168.5 230 40 20"
    ) {
      HStack {
        Block("a")
        Divider().named("d")
        Block("b")
      }
    },
    LayoutRule("a divider of a width", line, "d 110 239.5 100 1") {
      Divider().named("d").frame(width: 100)
    },
    LayoutRule("a divider in a row of a height", line, "a 111.5 230 40 20; d 159.5 220 1 40") {
      HStack {
        Block("a")
        Divider().named("d")
        Block("b")
      }
      .frame(height: 40)
    },
    LayoutRule("a padded divider", line, "d 16 239.5 288 1") {
      Divider().named("d").padding(.horizontal)
    },
    LayoutRule("a divider in a narrow column", line, "a 140 215.5 40 20; d 110 235.5 100 1") {
      VStack(spacing: 0) {
        Block("a")
        Divider().named("d")
        Block("b", 60, 28)
      }
      .frame(width: 100)
    },
  ]
}
