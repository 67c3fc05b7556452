import SwiftUI

extension LayoutRules {
  private static let span =
    "gridCellColumns joins columns; a cell without a width of its own takes what they have"
  private static let anchored = "gridCellAnchor puts a point of the view at that point of its cell"
  private static let rows = "a GridRow's alignment is that of its cells along the vertical axis"
  private static let columns =
    "a Grid's columns are as wide as their widest cells, its rows as high as their highest"
  private static let tracks = "a lazy grid's columns have the sizes of their GridItems, 8 apart"
  private static let lines = "a lazy grid's rows are as high as their highest views"
  private static let adaptive = "an adaptive GridItem is as many columns as fit its minimum"

  static let spans: [LayoutRule] = [
    LayoutRule(
      "two of three columns", span,
      "a 90 215 40 20; b 140 215 40 20; c 190 215 40 20; w 105 245 60 20; d 190 245 40 20"
    ) {
      Grid(horizontalSpacing: 10, verticalSpacing: 10) {
        GridRow {
          Block("a")
          Block("b")
          Block("c")
        }
        GridRow {
          Block("w", 60).gridCellColumns(2)
          Block("d")
        }
      }
    },
    LayoutRule(
      "a colour of two columns", span, "a 96 211 60 20; b 164 211 60 20; c 96 239 128 30"
    ) {
      Grid {
        GridRow {
          Block("a", 60)
          Block("b", 60)
        }
        GridRow {
          Color.red.named("c").frame(height: 30)
            .gridCellColumns(2).gridCellUnsizedAxes(.horizontal)
        }
      }
    },
    LayoutRule("a row's alignment at the bottom", rows, "a 106 235 40 20; b 154 225 60 30") {
      Grid {
        GridRow(alignment: .bottom) {
          Block("a")
          Block("b", 60, 30)
        }
      }
    },
    LayoutRule("rows of two alignments", rows, "a 120 200 40 20; c 120 260 40 20") {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .top) {
          Block("a")
          Block("b", 40, 40)
        }
        GridRow(alignment: .bottom) {
          Block("c")
          Block("d", 40, 40)
        }
      }
    },
    LayoutRule("an anchor in the last corner", anchored, "a 116 216 40 20; d 174 249 40 20") {
      Grid {
        GridRow {
          Block("a").gridCellAnchor(.bottomTrailing)
          Block("b", 60, 30)
        }
        GridRow {
          Block("c", 60, 30)
          Block("d")
        }
      }
    },
    LayoutRule("an anchor at a quarter", anchored, "a 105 210 40 20; c 100 230 60 40") {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Block("a").gridCellAnchor(UnitPoint(x: 0.25, y: 0.5))
          Block("b", 60, 20)
        }
        GridRow {
          Block("c", 60, 40)
          Block("d", 60, 20)
        }
      }
    },
    LayoutRule(
      "three columns at their leading edges", columns,
      """
      a 60 220 40 20; b 120 220 80 20; c 200 220 60 20; \
      d 60 240 60 20; e 120 240 20 20; f 200 240 20 20
      """
    ) {
      Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Block("a")
          Block("b", 80)
          Block("c", 60)
        }
        GridRow {
          Block("d", 60)
          Block("e", 20)
          Block("f", 20)
        }
      }
    },
    LayoutRule(
      "an empty cell", columns, "a 100 220 40 20; b 180 220 40 20; d 140 240 40 20"
    ) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Block("a")
          Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
          Block("b")
        }
        GridRow {
          Block("c")
          Block("d")
          Block("e")
        }
      }
    },
    LayoutRule("a grid at the leading edge", columns, "a 0 230 40 20; b 48 230 40 20") {
      Grid {
        GridRow {
          Block("a")
          Block("b")
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    },
    LayoutRule("a grid in a row", columns, "a 80 220 60 20; c 100 240 20 20; d 140 220 100 40") {
      HStack(spacing: 0) {
        Grid(verticalSpacing: 0) {
          GridRow { Block("a", 60) }
          GridRow { Block("c", 20) }
        }
        Block("d", 100, 40)
      }
    },
  ]

  static let lazyCells: [LayoutRule] = [
    LayoutRule("flexible columns with a limit", tracks, "a 86 230 40 20; b 194 230 40 20") {
      LazyVGrid(columns: [GridItem(.flexible(maximum: 100)), GridItem(.flexible(maximum: 100))]) {
        Block("a")
        Block("b")
      }
    },
    LayoutRule("three flexible columns", tracks, "a 30 230 40 20; b 140 230 40 20; c 250 230 40 20")
    {
      LazyVGrid(
        columns: [
          GridItem(.flexible(), spacing: 10), GridItem(.flexible(), spacing: 10),
          GridItem(.flexible(), spacing: 10),
        ]
      ) {
        Block("a")
        Block("b")
        Block("c")
      }
    },
    LayoutRule(
      "five adaptive columns", adaptive,
      """
      a 8 216 40 20; b 74 216 40 20; c 140 216 40 20; d 206 216 40 20; e 272 216 40 20; \
      f 8 244 40 20
      """
    ) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 50), spacing: 10)]) {
        ForEach(["a", "b", "c", "d", "e", "f"], id: \.self) { Block($0) }
      }
    },
    LayoutRule("an adaptive column of one size", adaptive, "a 40 230 40 20; c 240 230 40 20") {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 90, maximum: 90), spacing: 10)]) {
        ForEach(["a", "b", "c"], id: \.self) { Block($0) }
      }
    },
    LayoutRule(
      "lazy rows of their highest views", lines,
      "a 86 210 40 20; b 194 190 40 60; c 86 270 40 20; d 194 270 40 20"
    ) {
      LazyVGrid(columns: [GridItem(.fixed(100)), GridItem(.fixed(100))], spacing: 20) {
        Block("a")
        Block("b", 40, 60)
        Block("c")
        Block("d")
      }
    },
    LayoutRule("a column's own alignment", lines, "a 56 210 40 20; b 194 210 40 60") {
      LazyVGrid(columns: [GridItem(.fixed(100), alignment: .topLeading), GridItem(.fixed(100))]) {
        Block("a")
        Block("b", 40, 60)
      }
    },
    LayoutRule(
      "two lazy rows", "a LazyHGrid fills each column before the next",
      "a 115 206 40 20; b 115 254 40 20; c 165 206 40 20; d 165 254 40 20"
    ) {
      LazyHGrid(rows: [GridItem(.fixed(40)), GridItem(.fixed(40))], spacing: 10) {
        ForEach(["a", "b", "c", "d"], id: \.self) { Block($0) }
      }
    },
  ]
}
