import SwiftUI

extension LayoutRules {
  private static let usual = "padding adds 16 points unless a length is given"
  private static let edges = "padding adds its length at the given edges"
  private static let inside = "padding offers its view what is left of the proposal"
  private static let order = "a modifier applies to the view with the modifiers before it"

  static let padding: [LayoutRule] = [
    LayoutRule("usual padding", usual, "p 124 214 72 52; a 140 230 40 20") {
      Block("a").padding().named("p")
    },
    LayoutRule("padding of a length", edges, "p 130 220 60 40; a 140 230 40 20") {
      Block("a").padding(10).named("p")
    },
    LayoutRule("horizontal padding", usual, "p 124 230 72 20; a 140 230 40 20") {
      Block("a").padding(.horizontal).named("p")
    },
    LayoutRule("vertical padding", edges, "p 140 222 40 36; a 140 230 40 20") {
      Block("a").padding(.vertical, 8).named("p")
    },
    LayoutRule("leading padding", edges, "p 125 230 70 20; a 155 230 40 20") {
      Block("a").padding(.leading, 30).named("p")
    },
    LayoutRule("trailing padding", edges, "p 125 230 70 20; a 125 230 40 20") {
      Block("a").padding(.trailing, 30).named("p")
    },
    LayoutRule("top padding", edges, "p 140 215 40 50; a 140 245 40 20") {
      Block("a").padding(.top, 30).named("p")
    },
    LayoutRule("bottom padding", edges, "p 140 215 40 50; a 140 215 40 20") {
      Block("a").padding(.bottom, 30).named("p")
    },
    LayoutRule("padding at two edges", edges, "p 135 225 50 30; a 145 235 40 20") {
      Block("a").padding([.top, .leading], 10).named("p")
    },
    LayoutRule("insets", edges, "p 137 228 46 24; a 139 229 40 20") {
      Block("a").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)).named("p")
    },
    LayoutRule("no padding", edges, "p 140 230 40 20") { Block("a").padding(0).named("p") },
    LayoutRule("padding twice", order, "p 135 225 50 30; q 128 218 64 44; a 140 230 40 20") {
      Block("a").padding(5).named("p").padding(7).named("q")
    },
    LayoutRule("negative padding", edges, "p 145 235 30 10; a 140 230 40 20") {
      Block("a").padding(-5).named("p")
    },
    LayoutRule("a padded colour", inside, "c 16 16 288 448") { Color.red.named("c").padding() },
    LayoutRule("a colour padded at its sides", inside, "c 16 0 288 480") {
      Color.red.named("c").padding(.horizontal)
    },
    LayoutRule("a padded view in a row", edges, "a 120 230 40 20; b 170 230 40 20") {
      HStack(spacing: 0) {
        Block("a").padding(10)
        Block("b")
      }
    },
    LayoutRule("a padded stack", edges, "p 120 196 80 88; a 140 216 40 20; b 140 244 40 20") {
      VStack {
        Block("a")
        Block("b")
      }
      .padding(20).named("p")
    },
    LayoutRule("padding, then a frame", order, "f 60 190 200 100; a 70 200 40 20") {
      Block("a").padding(10).frame(width: 200, height: 100, alignment: .topLeading).named("f")
    },
    LayoutRule("a frame, then padding", order, "p 100 205 120 70; a 140 230 40 20") {
      Block("a").frame(width: 100, height: 50).padding(10).named("p")
    },
    LayoutRule("padding, then a background", order, "g 130 220 60 40") {
      Block("a").padding(10).background { Color.red.named("g") }
    },
    LayoutRule("a background, then padding", order, "g 140 230 40 20; p 130 220 60 40") {
      Block("a").background { Color.red.named("g") }.padding(10).named("p")
    },
    LayoutRule("padding in a limit", inside, "c 30 30 260 420") {
      Color.red.named("c").padding(10).frame(maxWidth: .infinity, maxHeight: .infinity).padding(20)
    },
    LayoutRule("padded colours share a row", inside, "c 10 10 140 460; d 160 0 160 480") {
      HStack(spacing: 0) {
        Color.red.named("c").padding(10)
        Color.blue.named("d")
      }
    },
    LayoutRule("padded colours share a column", inside, "c 10 10 300 220; d 0 240 320 240") {
      VStack(spacing: 0) {
        Color.red.named("c").padding(10)
        Color.blue.named("d")
      }
    },
    LayoutRule("a padded column beside a colour", inside, "c 10 10 140 460; d 160 0 160 480") {
      HStack(spacing: 0) {
        VStack(spacing: 0) { Color.red.named("c") }.padding(10)
        Color.blue.named("d")
      }
    },
    LayoutRule(
      "a padded row beside a colour", inside, "c 10 10 70 460; e 80 10 70 460; d 160 0 160 480"
    ) {
      HStack(spacing: 0) {
        HStack(spacing: 0) {
          Color.red.named("c")
          Color.green.named("e")
        }.padding(10)
        Color.blue.named("d")
      }
    },
    LayoutRule(
      "a padded pile beside a colour", inside, "c 30 0 120 480; a 70 230 40 20; d 160 0 160 480"
    ) {
      HStack(spacing: 0) {
        ZStack {
          Color.red.named("c")
          Block("a")
        }.padding(EdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 10))
        Color.blue.named("d")
      }
    },
    LayoutRule(
      "words in a padded column beside a colour", inside, "a 10 230 40 20; d 160 0 160 480"
    ) {
      HStack(spacing: 0) {
        VStack(alignment: .leading, spacing: 0) {
          Block("a")
          Color.clear.frame(height: 0)
        }.padding(10)
        Color.blue.named("d")
      }
    },
  ]
}
