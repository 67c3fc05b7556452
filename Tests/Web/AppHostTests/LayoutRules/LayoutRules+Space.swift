import SwiftUI

extension LayoutRules {
  private static let spacer = "a Spacer takes the rest of its stack's length"
  private static let least = "a Spacer is no shorter than its minLength"
  private static let ideal = "fixedSize gives a view its ideal size; paint's is 10 by 10"
  private static let priority =
    "views of the highest layoutPriority get all but the least lengths of the others"

  static let spacers: [LayoutRule] = [
    LayoutRule("a spacer in a row", spacer, "a 0 230 40 20; b 280 230 40 20") {
      HStack {
        Block("a")
        Spacer()
        Block("b")
      }
    },
    LayoutRule("a spacer in a column", spacer, "a 140 0 40 20; b 140 460 40 20") {
      VStack {
        Block("a")
        Spacer()
        Block("b")
      }
    },
    LayoutRule("a spacer at the start of a row", spacer, "a 280 230 40 20") {
      HStack(spacing: 0) {
        Spacer()
        Block("a")
      }
    },
    LayoutRule("a spacer at the end of a row", spacer, "a 0 230 40 20") {
      HStack(spacing: 0) {
        Block("a")
        Spacer()
      }
    },
    LayoutRule("a spacer at the start of a column", spacer, "a 140 460 40 20") {
      VStack(spacing: 0) {
        Spacer()
        Block("a")
      }
    },
    LayoutRule("a spacer at the end of a column", spacer, "a 140 0 40 20") {
      VStack(spacing: 0) {
        Block("a")
        Spacer()
      }
    },
    LayoutRule("two spacers share the rest", spacer, "a 120 230 40 20; b 280 230 40 20") {
      HStack(spacing: 0) {
        Spacer()
        Block("a")
        Spacer()
        Block("b")
      }
    },
    LayoutRule("three spacers share the rest", spacer, "a 140 153.33 40 20") {
      VStack(spacing: 0) {
        Spacer()
        Block("a")
        Spacer()
        Spacer()
      }
    },
    LayoutRule("a spacer of a least length", least, "a 95 230 40 20; b 185 230 40 20") {
      HStack(spacing: 0) {
        Block("a")
        Spacer(minLength: 50)
        Block("b")
      }
      .fixedSize()
    },
    LayoutRule("a spacer that is longer than its least", least, "a 0 230 40 20; b 280 230 40 20") {
      HStack(spacing: 0) {
        Block("a")
        Spacer(minLength: 50)
        Block("b")
      }
    },
    LayoutRule("a spacer in a frame", spacer, "a 105 230 40 20; b 175 230 40 20") {
      HStack(spacing: 0) {
        Block("a")
        Spacer().frame(width: 30)
        Block("b")
      }
    },
    LayoutRule("a spacer in a column of a height", spacer, "a 140 190 40 20; b 140 270 40 20") {
      VStack {
        Block("a")
        Spacer()
        Block("b")
      }
      .frame(height: 100)
    },
    LayoutRule("a spacer in a row of a width", spacer, "a 60 230 40 20; b 220 230 40 20") {
      HStack {
        Block("a")
        Spacer()
        Block("b")
      }
      .frame(width: 200)
    },
    LayoutRule("a spacer in a padded row", spacer, "a 16 230 40 20; b 264 230 40 20") {
      HStack {
        Block("a")
        Spacer()
        Block("b")
      }
      .padding()
    },
    LayoutRule("a spacer widens its column", spacer, "a 0 216 40 20; b 140 244 40 20") {
      VStack {
        HStack(spacing: 0) {
          Block("a")
          Spacer()
        }
        Block("b")
      }
    },
    LayoutRule("a spacer before a colour of a width", spacer, "a 0 230 40 20; c 220 0 100 480") {
      HStack(spacing: 0) {
        Block("a")
        Spacer(minLength: 0)
        Color.red.named("c").frame(width: 100)
      }
    },
  ]

  static let priorities: [LayoutRule] = [
    LayoutRule("an ideal size", ideal, "c 60 200 200 80") {
      Color.red.named("c").frame(idealWidth: 200, idealHeight: 80).fixedSize()
    },
    LayoutRule("an ideal width", ideal, "c 60 0 200 480") {
      Color.red.named("c").frame(idealWidth: 200).fixedSize(horizontal: true, vertical: false)
    },
    LayoutRule("an ideal height", ideal, "c 0 200 320 80") {
      Color.red.named("c").frame(idealHeight: 80).fixedSize(horizontal: false, vertical: true)
    },
    LayoutRule("paint of its ideal size", ideal, "c 155 235 10 10") {
      Color.red.named("c").fixedSize()
    },
    LayoutRule("a row of its ideal size", ideal, "a 116 230 40 20; b 164 230 40 20") {
      HStack {
        Block("a")
        Block("b")
      }
      .fixedSize()
    },
    LayoutRule("a colour before another", priority, "c 0 0 50 480; d 50 0 270 480") {
      HStack(spacing: 0) {
        Color.red.named("c").frame(minWidth: 50)
        Color.blue.named("d").layoutPriority(1)
      }
    },
    LayoutRule("a limited colour first", priority, "c 0 0 100 480; d 100 0 220 480") {
      HStack(spacing: 0) {
        Color.red.named("c").frame(maxWidth: 100).layoutPriority(1)
        Color.blue.named("d")
      }
    },
    LayoutRule("a colour above another", priority, "c 0 0 320 440; d 0 440 320 40") {
      VStack(spacing: 0) {
        Color.red.named("c").layoutPriority(1)
        Color.blue.named("d").frame(minHeight: 40)
      }
    },
    LayoutRule("equal priorities", priority, "c 0 0 160 480; d 160 0 160 480") {
      HStack(spacing: 0) {
        Color.red.named("c").layoutPriority(1)
        Color.blue.named("d").layoutPriority(1)
      }
    },
    LayoutRule("nothing is left for a lower priority", priority, "c 0 0 320 480") {
      HStack(spacing: 0) {
        Color.red.named("c")
        Color.blue.layoutPriority(-1)
      }
    },
  ]
}
