import SwiftUI

extension LayoutRules {
  private static let offset = "an offset moves what is drawn and not the frame around it"
  private static let position = "a view with a position takes the proposal and is centred at it"
  private static let guide =
    "views are placed so that their guides coincide, and their stack holds them"

  static let places: [LayoutRule] = [
    LayoutRule("an offset", offset, "a 150 235 40 20") { Block("a").offset(x: 10, y: 5) },
    LayoutRule("an offset back", offset, "a 120 200 40 20") { Block("a").offset(x: -20, y: -30) },
    LayoutRule("an offset in a row", offset, "a 130 230 40 20; b 160 230 40 20") {
      HStack(spacing: 0) {
        Block("a").offset(x: 10)
        Block("b")
      }
    },
    LayoutRule("an offset in a frame", offset, "f 110 210 100 60; a 150 230 40 20") {
      Block("a").offset(x: 10).frame(width: 100, height: 60).named("f")
    },
    LayoutRule("an offset with its background", offset, "a 150 230 40 20; c 150 230 40 20") {
      Block("a").background { Color.red.named("c") }.offset(x: 10)
    },
    LayoutRule("an offset before a background", offset, "a 150 230 40 20; c 140 230 40 20") {
      Block("a").offset(x: 10).background { Color.red.named("c") }
    },
    LayoutRule("two offsets", offset, "a 155 245 40 20") {
      Block("a").offset(x: 10, y: 10).offset(x: 5, y: 5)
    },
    LayoutRule("a position", position, "a 30 50 40 20") { Block("a").position(x: 50, y: 60) },
    LayoutRule("a position in a frame", position, "a 110 220 40 20") {
      Block("a").position(x: 20, y: 20).frame(width: 100, height: 60)
    },
    LayoutRule("a position in a row", position, "a 30 40 40 20; b 280 230 40 20") {
      HStack(spacing: 0) {
        Block("a").position(x: 50, y: 50)
        Block("b")
      }
    },
    LayoutRule("a position in padding", position, "a 50 70 40 20") {
      Block("a").position(x: 50, y: 60).padding(20)
    },
    LayoutRule("a place in front", position, "a 140 230 40 20; b 110 210 100 60") {
      ZStack {
        Block("a").zIndex(1)
        Block("b", 100, 60)
      }
    },
    LayoutRule("a guide beyond a view", guide, "a 150 220 40 20; b 130 240 40 20") {
      VStack(alignment: .leading, spacing: 0) {
        Block("a").alignmentGuide(.leading) { _ in -20 }
        Block("b")
      }
    },
    LayoutRule("a guide in a view", guide, "a 135 220 40 20; b 145 240 40 20") {
      VStack(alignment: .leading, spacing: 0) {
        Block("a").alignmentGuide(.leading) { _ in 10 }
        Block("b")
      }
    },
    LayoutRule("a guide at the other end", guide, "a 120 220 40 20; b 160 240 40 20") {
      HStack(alignment: .top, spacing: 0) {
        Block("a").alignmentGuide(.top) { $0.height }
        Block("b")
      }
    },
    LayoutRule("a guide of another alignment", guide, "a 140 220 40 20; b 140 240 40 20") {
      VStack(spacing: 0) {
        Block("a").alignmentGuide(.leading) { _ in -20 }
        Block("b")
      }
    },
  ]
}
