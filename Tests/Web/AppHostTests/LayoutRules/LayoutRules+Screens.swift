import SwiftUI

extension LayoutRules {
  private static let each = "a modifier on several views applies to each"
  private static let nothing = "an absent view takes neither space nor spacing"
  private static let whole = "the rules of stacks, spacers, frames and padding together"

  private struct Pair: View {
    var body: some View {
      Block("a")
      Block("b")
    }
  }

  private struct Maybe: View {
    var isThere = false
    var body: some View {
      if isThere { Block("m") }
    }
  }

  static let members: [LayoutRule] = [
    LayoutRule("a group in a column", each, "a 140 200 40 20; b 140 230 40 20; c 140 260 40 20") {
      VStack(spacing: 10) {
        Group {
          Block("a")
          Block("b")
        }
        Block("c")
      }
    },
    LayoutRule("a framed group", each, "a 140 210 40 20; b 140 250 40 20") {
      VStack(spacing: 0) {
        Group {
          Block("a")
          Block("b")
        }
        .frame(width: 100, height: 40)
      }
    },
    LayoutRule("a padded group", each, "a 115 230 40 20; b 165 230 40 20") {
      HStack(spacing: 0) {
        Group {
          Block("a")
          Block("b")
        }
        .padding(5)
      }
    },
    LayoutRule("a padded, framed group", each, "a 100 230 40 20; b 180 230 40 20") {
      HStack(spacing: 0) {
        Group {
          Block("a")
          Block("b")
        }
        .padding(5).frame(width: 80)
      }
    },
    LayoutRule("an endless group", each, "a 60 230 40 20; b 220 230 40 20") {
      HStack(spacing: 0) {
        Group {
          Block("a")
          Block("b")
        }
        .frame(maxWidth: .infinity)
      }
    },
    LayoutRule("a view of two in a row", each, "a 116 230 40 20; b 164 230 40 20") {
      HStack { Pair() }
    },
    LayoutRule("a framed view of two", each, "a 140 210 40 20; b 140 250 40 20") {
      VStack(spacing: 0) { Pair().frame(height: 40) }
    },
    LayoutRule(
      "views of a ForEach", each,
      "0 102 230 20 20; 1 126 230 20 20; 2 150 230 20 20; 3 174 230 20 20; 4 198 230 20 20"
    ) {
      HStack(spacing: 4) { ForEach(0..<5, id: \.self) { Block("\($0)", 20) } }
    },
    LayoutRule("a framed ForEach", each, "0 30 230 40 20; 1 130 230 40 20; 2 230 230 40 20") {
      HStack(spacing: 0) {
        ForEach(0..<3, id: \.self) { Block("\($0)") }.frame(width: 100)
      }
      .frame(width: 300, alignment: .leading)
      .frame(maxWidth: .infinity, alignment: .leading)
    },
    LayoutRule("an empty view", nothing, "a 140 216 40 20; b 140 244 40 20") {
      VStack {
        Block("a")
        EmptyView()
        Block("b")
      }
    },
    LayoutRule("an absent view", nothing, "a 140 216 40 20; b 140 244 40 20") {
      VStack {
        Block("a")
        Maybe()
        Block("b")
      }
    },
    LayoutRule("an absent view with a frame", nothing, "a 140 216 40 20; b 140 244 40 20") {
      VStack {
        Block("a")
        Maybe().frame(width: 100, height: 100).padding()
        Block("b")
      }
    },
  ]

  static let screens: [LayoutRule] = [
    LayoutRule(
      "a row of a list", whole,
      "a 16 230 40 20; b 64 216 80 20; c 64 244 60 20; d 264 230 40 20"
    ) {
      HStack {
        Block("a")
        VStack(alignment: .leading) {
          Block("b", 80)
          Block("c", 60)
        }
        Spacer()
        Block("d")
      }
      .padding()
    },
    LayoutRule("a bar above content", whole, "c 0 0 320 44; a 140 52 40 20") {
      VStack {
        Color.red.named("c").frame(height: 44)
        Block("a")
        Spacer()
      }
    },
    LayoutRule("buttons at the bottom", whole, "a 116 440 40 20; b 164 440 40 20") {
      ZStack(alignment: .bottom) {
        Color.red
        HStack {
          Block("a")
          Block("b")
        }
        .padding(20)
      }
    },
    LayoutRule("a header above what scrolls", whole, "a 140 12 40 20; b 140 44 40 20") {
      VStack(spacing: 0) {
        Block("a").frame(maxWidth: .infinity, minHeight: 44)
        ScrollView { Block("b") }
      }
    },
    LayoutRule("a card", whole, "c 16 192 288 96; a 32 208 40 20; b 32 252 80 20") {
      VStack(alignment: .leading, spacing: 24) {
        Block("a")
        Block("b", 80)
      }
      .padding()
      .frame(maxWidth: .infinity, alignment: .leading)
      .background { Color.red.named("c") }
      .padding(.horizontal)
    },
    LayoutRule("a centred column of a screen", whole, "a 110 176 100 100; b 140 284 40 20") {
      VStack {
        Spacer()
        Block("a", 100, 100)
        Block("b")
        Spacer()
      }
      .frame(height: 400)
    },
    LayoutRule("a toolbar's three parts", whole, "a 16 460 40 20; b 140 460 40 20; c 264 460 40 20")
    {
      VStack(spacing: 0) {
        Color.red
        HStack {
          Block("a")
          Spacer()
          Block("b")
          Spacer()
          Block("c")
        }
        .padding(.horizontal)
      }
    },
    LayoutRule("a picture above words", whole, "c 0 0 320 180; a 16 196 40 20; b 16 224 80 20") {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.named("c").aspectRatio(16 / 9, contentMode: .fit)
        VStack(alignment: .leading) {
          Block("a")
          Block("b", 80)
        }
        .padding()
        Spacer(minLength: 0)
      }
    },
    LayoutRule("columns of a table", whole, "a 0 230 40 20; b 140 230 40 20; c 280 230 40 20") {
      HStack(spacing: 0) {
        Block("a").frame(maxWidth: .infinity, alignment: .leading)
        Block("b").frame(maxWidth: .infinity)
        Block("c").frame(maxWidth: .infinity, alignment: .trailing)
      }
    },
    LayoutRule("a floating button", whole, "c 0 0 320 480; a 248 408 56 56") {
      Color.red.named("c").overlay(alignment: .bottomTrailing) { Block("a", 56, 56).padding() }
    },
  ]
}
