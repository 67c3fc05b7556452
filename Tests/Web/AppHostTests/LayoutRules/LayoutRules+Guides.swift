import SwiftUI

extension VerticalAlignment {
  private enum Middle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context[VerticalAlignment.center]
    }
  }

  /// An alignment of the tests: the centre, unless a view sets a guide.
  fileprivate static let mid = VerticalAlignment(Middle.self)
}

extension HorizontalAlignment {
  private enum Mark: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context[HorizontalAlignment.leading]
    }
  }

  /// An alignment of the tests: the leading edge, unless a view sets a guide.
  fileprivate static let mark = HorizontalAlignment(Mark.self)
}

extension LayoutRules {
  private static let custom =
    "views are placed so that their guides coincide, and their stack holds them"
  private static let unset = "a view has the alignment's default value if it sets no guide"
  private static let inner = "a stack's guide is the average of its views' explicit ones"
  private static let through = "a frame, padding or a background keeps the guides of its view"
  private static let apart = "a guide of an alignment matters only where that alignment is used"

  static let guides: [LayoutRule] = [
    LayoutRule("a row of a custom alignment", unset, "a 120 230 40 20; b 160 210 40 60") {
      HStack(alignment: .mid, spacing: 0) {
        Block("a")
        Block("b", 40, 60)
      }
    },
    LayoutRule("a custom guide in a row", custom, "a 120 220 40 20; b 160 210 40 60") {
      HStack(alignment: .mid, spacing: 0) {
        Block("a").alignmentGuide(.mid) { $0[.bottom] }
        Block("b", 40, 60)
      }
    },
    LayoutRule("custom guides at both ends", custom, "a 120 240 40 20; b 160 220 40 20") {
      HStack(alignment: .mid, spacing: 0) {
        Block("a").alignmentGuide(.mid) { $0[.top] }
        Block("b").alignmentGuide(.mid) { $0[.bottom] }
      }
    },
    LayoutRule("a custom guide in a column", custom, "a 160 220 40 20; b 110 240 100 20") {
      VStack(alignment: .mark, spacing: 0) {
        Block("a")
        Block("b", 100).alignmentGuide(.mark) { $0.width / 2 }
      }
    },
    LayoutRule(
      "labels and values", custom,
      "a 150 220 40 20; b 190 220 40 20; c 90 240 100 20; d 190 240 40 20"
    ) {
      VStack(alignment: .mark, spacing: 0) {
        HStack(spacing: 0) {
          Block("a")
          Block("b").alignmentGuide(.mark) { $0[.leading] }
        }
        HStack(spacing: 0) {
          Block("c", 100)
          Block("d").alignmentGuide(.mark) { $0[.leading] }
        }
      }
    },
    LayoutRule(
      "a guide in a column in a row", inner, "a 120 210 40 20; b 120 230 40 20; c 160 210 40 60"
    ) {
      HStack(alignment: .mid, spacing: 0) {
        VStack(spacing: 0) {
          Block("a")
          Block("b").alignmentGuide(.mid) { $0[VerticalAlignment.center] }
        }
        Block("c", 40, 60)
      }
    },
    LayoutRule(
      "two guides in a column in a row", inner,
      "a 120 210 40 40; b 120 250 40 20; c 160 250 40 20"
    ) {
      HStack(alignment: .mid, spacing: 0) {
        VStack(spacing: 0) {
          Block("a", 40, 40).alignmentGuide(.mid) { $0[.bottom] }
          Block("b").alignmentGuide(.mid) { $0[.bottom] }
        }
        Block("c")
      }
    },
    LayoutRule("custom guides in a pile", custom, "b 130 210 100 60; a 90 240 40 20") {
      ZStack(alignment: Alignment(horizontal: .mark, vertical: .mid)) {
        Block("b", 100, 60)
        Block("a").alignmentGuide(.mark) { $0[.trailing] }.alignmentGuide(.mid) { $0[.top] }
      }
    },
    LayoutRule("a badge on a corner", custom, "b 110 210 100 60; a 200 200 20 20") {
      Block("b", 100, 60).overlay(alignment: .topTrailing) {
        Block("a", 20, 20)
          .alignmentGuide(.top) { $0[VerticalAlignment.center] }
          .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
      }
    },
    LayoutRule(
      "an explicit guide", "d[explicit:] is the guide that a view sets, if it sets one",
      "a 120 225 40 20; b 160 235 40 20"
    ) {
      HStack(alignment: .top, spacing: 0) {
        Block("a").alignmentGuide(.mid) { _ in 10 }
          .alignmentGuide(.top) { $0[explicit: .mid] ?? 0 }
        Block("b").alignmentGuide(.top) { $0[explicit: .mid] ?? 0 }
      }
    },
    LayoutRule("a guide in padding", through, "a 120 220 40 20; c 170 210 40 60") {
      HStack(alignment: .mid, spacing: 0) {
        Block("a").alignmentGuide(.mid) { $0[.bottom] }.padding(10)
        Block("c", 40, 60)
      }
    },
    LayoutRule("a guide in a frame", through, "f 110 210 60 60; a 120 230 40 20; c 170 230 40 40") {
      HStack(alignment: .mid, spacing: 0) {
        Block("a").alignmentGuide(.mid) { $0[.bottom] }.frame(width: 60, height: 60).named("f")
        Block("c", 40, 40)
      }
    },
    LayoutRule("a guide in a frame's alignment", custom, "f 110 230 100 20; a 130 230 40 20") {
      Block("a").alignmentGuide(.leading) { _ in -20 }
        .frame(width: 100, alignment: .leading).named("f")
    },
    LayoutRule("a guide of a row in a column", apart, "a 140 220 40 20; b 110 240 100 20") {
      VStack(spacing: 0) {
        Block("a").alignmentGuide(.mid) { _ in 100 }.alignmentGuide(.mark) { _ in 100 }
        Block("b", 100)
      }
    },
    LayoutRule("three steps", custom, "a 110 210 40 20; b 140 230 40 20; c 170 250 40 20") {
      VStack(alignment: .leading, spacing: 0) {
        Block("a")
        Block("b").alignmentGuide(.leading) { _ in -30 }
        Block("c").alignmentGuide(.leading) { _ in -60 }
      }
    },
    LayoutRule("a centre that is moved", custom, "a 110 220 100 20; b 140 240 20 20") {
      VStack(spacing: 0) {
        Block("a", 100)
        Block("b", 20).alignmentGuide(HorizontalAlignment.center) { $0[.trailing] }
      }
    },
  ]
}
