import SwiftUI

extension LayoutRules {
  private static let fit =
    "aspectRatio with fit takes the largest size of its ratio in the proposal"
  private static let fill = "aspectRatio with fill takes the smallest size of its ratio around it"

  static let ratios: [LayoutRule] = [
    LayoutRule("a square that fits", fit, "c 0 80 320 320") {
      Color.red.named("c").aspectRatio(1, contentMode: .fit)
    },
    LayoutRule("a wide view that fits", fit, "c 0 160 320 160") {
      Color.red.named("c").aspectRatio(2, contentMode: .fit)
    },
    LayoutRule("a high view that fits", fit, "c 40 0 240 480") {
      Color.red.named("c").aspectRatio(0.5, contentMode: .fit)
    },
    LayoutRule("a ratio as a size", fit, "c 0 133.33 320 213.33") {
      Color.red.named("c").aspectRatio(CGSize(width: 3, height: 2), contentMode: .fit)
    },
    LayoutRule("a square that fills", fill, "c -80 0 480 480") {
      Color.red.named("c").aspectRatio(1, contentMode: .fill)
    },
    LayoutRule("a high view that fills", fill, "c 0 -80 320 640") {
      Color.red.named("c").aspectRatio(0.5, contentMode: .fill)
    },
    LayoutRule("a square in a frame", fit, "c 130 210 60 60") {
      Color.red.named("c").aspectRatio(1, contentMode: .fit).frame(width: 100, height: 60)
    },
    LayoutRule("a ratio of a width", fit, "c 110 215 100 50") {
      Color.red.named("c").aspectRatio(2, contentMode: .fit).frame(width: 100)
    },
    LayoutRule("a ratio of a height", fit, "c 110 215 100 50") {
      Color.red.named("c").aspectRatio(2, contentMode: .fit).frame(height: 50)
    },
    LayoutRule("a ratio in padding", fit, "c 10 90 300 300") {
      Color.red.named("c").aspectRatio(1, contentMode: .fit).padding(10)
    },
    LayoutRule("a frame keeps its size in a ratio", fit, "f 110 215 100 50") {
      Block("a").frame(width: 100, height: 50).named("f").aspectRatio(1, contentMode: .fit)
    },
    LayoutRule("a square beside a block", fit, "c 0 100 280 280; a 280 230 40 20") {
      HStack(spacing: 0) {
        Color.red.named("c").aspectRatio(1, contentMode: .fit)
        Block("a")
      }
    },
    LayoutRule("a square above a block", fit, "c 0 70 320 320; a 140 390 40 20") {
      VStack(spacing: 0) {
        Color.red.named("c").aspectRatio(1, contentMode: .fit)
        Block("a")
      }
    },
    LayoutRule("two squares in a row", fit, "c 0 160 160 160; d 160 160 160 160") {
      HStack(spacing: 0) {
        Color.red.named("c").aspectRatio(1, contentMode: .fit)
        Color.blue.named("d").aspectRatio(1, contentMode: .fit)
      }
    },
    LayoutRule("a square that fills a frame", fill, "f 110 210 100 60; c 110 190 100 100") {
      Color.red.named("c").aspectRatio(1, contentMode: .fill).frame(width: 100, height: 60)
        .named("f")
    },
  ]
}
