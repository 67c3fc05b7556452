import SwiftUI

extension LayoutRules {
  private static let cells =
    "a Grid's columns and rows are as large as their largest cells, 8 apart"
  private static let span = "gridCellColumns joins columns; a view outside of a row takes all"
  private static let greedy = "a Grid's flexible columns share what the others leave"
  private static let limited = "a frame's limit is the most that its flexible content takes"
  private static let unsized = "gridCellUnsizedAxes keeps a cell from widening its column"
  private static let tracks = "a lazy grid's columns have the sizes of their GridItems, 8 apart"
  private static let adaptive = "an adaptive GridItem is as many columns as fit its minimum"

  static let grids: [LayoutRule] = [
    LayoutRule(
      "grid", cells, "a 106 211 40 20; b 164 206 60 30; c 96 244 60 30; d 174 249 40 20"
    ) {
      Grid {
        GridRow {
          Block("a")
          Block("b", 60, 30)
        }
        GridRow {
          Block("c", 60, 30)
          Block("d")
        }
      }
    },
    LayoutRule(
      "grid, top leading", cells,
      "a 96 206 40 20; b 164 206 60 30; c 96 244 60 30; d 164 244 40 20"
    ) {
      Grid(alignment: .topLeading) {
        GridRow {
          Block("a")
          Block("b", 60, 30)
        }
        GridRow {
          Block("c", 60, 30)
          Block("d")
        }
      }
    },
    LayoutRule(
      "grid with spacing", cells,
      "a 110 215 40 20; b 170 215 40 20; c 110 245 40 20; d 170 245 40 20"
    ) {
      Grid(horizontalSpacing: 20, verticalSpacing: 10) {
        GridRow {
          Block("a")
          Block("b")
        }
        GridRow {
          Block("c")
          Block("d")
        }
      }
    },
    LayoutRule("a cell of two columns", span, "a 96 216 60 20; b 164 216 60 20; w 110 244 100 20") {
      Grid {
        GridRow {
          Block("a", 60)
          Block("b", 60)
        }
        GridRow { Block("w", 100).gridCellColumns(2) }
      }
    },
    LayoutRule("a view between rows", span, "a 96 216 60 20; b 164 216 60 20; w 110 244 100 20") {
      Grid {
        GridRow {
          Block("a", 60)
          Block("b", 60)
        }
        Block("w", 100)
      }
    },
    LayoutRule("a row of fewer cells", cells, "a 116 216 40 20; b 164 216 40 20; c 116 244 40 20") {
      Grid {
        GridRow {
          Block("a")
          Block("b")
        }
        GridRow { Block("c") }
      }
    },
    LayoutRule("a row's alignment", cells, "a 106 206 40 20; b 154 206 60 30") {
      Grid {
        GridRow(alignment: .top) {
          Block("a")
          Block("b", 60, 30)
        }
        GridRow {
          Block("c", 40, 30)
          Block("d", 60, 30)
        }
      }
    },
    LayoutRule("a colour in a cell", greedy, "a 0 230 40 20; c 48 0 272 480") {
      Grid {
        GridRow {
          Block("a")
          Color.red.named("c")
        }
      }
    },
    LayoutRule(
      "colours up to a height, above a block", limited,
      "g 0 215 320 30; c 0 215 156 30; d 164 215 156 30; a 140 245 40 20"
    ) {
      VStack(spacing: 0) {
        Grid {
          GridRow {
            Color.red.named("c")
            Color.blue.named("d")
          }
        }
        .frame(maxHeight: 30).named("g")
        Block("a")
      }
    },
    LayoutRule(
      "two rows of colours up to a height", limited,
      "g 0 221 320 38; c 0 221 320 15; d 0 244 320 15"
    ) {
      Grid {
        GridRow { Color.red.named("c") }
        GridRow { Color.blue.named("d") }
      }
      .frame(maxHeight: 38).named("g")
    },
    LayoutRule(
      "cells up to a height", limited,
      "g 0 200 320 60; c 0 215 272 30; a 280 200 40 60; b 140 260 40 20"
    ) {
      VStack(spacing: 0) {
        Grid {
          GridRow {
            Color.red.named("c").frame(maxHeight: 30)
            Block("a", 40, 60)
          }
        }
        .named("g")
        Block("b")
      }
    },
    LayoutRule(
      "two rows of cells up to a height", limited,
      "g 0 206 320 68; c 0 206 320 30; d 0 244 320 30"
    ) {
      Grid {
        GridRow { Color.red.named("c").frame(maxHeight: 30) }
        GridRow { Color.blue.named("d").frame(maxHeight: 30) }
      }
      .named("g")
    },
    LayoutRule("colours up to a width", limited, "g 85 0 100 480; c 85 0 46 480; a 195 230 40 20") {
      HStack(spacing: 10) {
        Grid {
          GridRow {
            Color.red.named("c")
            Color.blue
          }
        }
        .frame(maxWidth: 100).named("g")
        Block("a")
      }
    },
    LayoutRule("an endless cell", greedy, "a 116 230 40 20; b 280 230 40 20") {
      Grid {
        GridRow {
          Block("a").frame(maxWidth: .infinity)
          Block("b")
        }
      }
    },
    LayoutRule("an endless cell, leading", greedy, "a 0 230 40 20; b 280 230 40 20") {
      Grid {
        GridRow {
          Block("a").frame(maxWidth: .infinity, alignment: .leading)
          Block("b")
        }
      }
    },
    LayoutRule("two endless columns", greedy, "a 58 230 40 20; b 222 230 40 20") {
      Grid {
        GridRow {
          Block("a").frame(maxWidth: .infinity)
          Block("b").frame(maxWidth: .infinity)
        }
      }
    },
    LayoutRule(
      "endless cells of two rows", greedy,
      "a 58 216 40 20; b 222 216 40 20; c 58 244 40 20; d 222 244 40 20"
    ) {
      Grid {
        GridRow {
          Block("a").frame(maxWidth: .infinity)
          Block("b").frame(maxWidth: .infinity)
        }
        GridRow {
          Block("c")
          Block("d")
        }
      }
    },
    LayoutRule("a divider that widens nothing", unsized, "a 116 225.5 40 20; d 116 253.5 88 1") {
      Grid {
        GridRow {
          Block("a")
          Block("b")
        }
        Divider().named("d").gridCellUnsizedAxes(.horizontal)
      }
    },
    LayoutRule("a column's alignment", cells, "a 136 216 40 20; c 96 244 80 20") {
      Grid {
        GridRow {
          Block("a").gridColumnAlignment(.trailing)
          Block("b")
        }
        GridRow {
          Block("c", 80)
          Block("d")
        }
      }
    },
    LayoutRule("a column's alignment, set below", cells, "a 136 216 40 20; c 96 244 80 20") {
      Grid {
        GridRow {
          Block("a")
          Block("b")
        }
        GridRow {
          Block("c", 80).gridColumnAlignment(.trailing)
          Block("d")
        }
      }
    },
    LayoutRule("a cell's anchor", cells, "a 96 206 40 20; d 174 249 40 20") {
      Grid {
        GridRow {
          Block("a").gridCellAnchor(.topLeading)
          Block("b", 60, 30)
        }
        GridRow {
          Block("c", 60, 30)
          Block("d")
        }
      }
    },
  ]

  static let lazyGrids: [LayoutRule] = [
    LayoutRule(
      "fixed columns", tracks, "a 86 215 40 20; b 194 215 40 20; c 86 245 40 20; d 194 245 40 20"
    ) {
      LazyVGrid(columns: [GridItem(.fixed(100)), GridItem(.fixed(100))], spacing: 10) {
        ForEach(["a", "b", "c", "d"], id: \.self) { Block($0) }
      }
    },
    LayoutRule("flexible columns", tracks, "a 58 230 40 20; b 222 230 40 20") {
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
        Block("a")
        Block("b")
      }
    },
    LayoutRule("columns with a space of their own", tracks, "a 55 230 40 20; b 225 230 40 20") {
      LazyVGrid(columns: [GridItem(.flexible(), spacing: 20), GridItem(.flexible())]) {
        Block("a")
        Block("b")
      }
    },
    LayoutRule("a fixed and a flexible column", tracks, "a 30 230 40 20; b 194 230 40 20") {
      LazyVGrid(columns: [GridItem(.fixed(100)), GridItem(.flexible())]) {
        Block("a")
        Block("b")
      }
    },
    LayoutRule(
      "adaptive columns", adaptive,
      "a 30 216 40 20; b 140 216 40 20; c 250 216 40 20; d 30 244 40 20"
    ) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 100), spacing: 10)]) {
        ForEach(["a", "b", "c", "d"], id: \.self) { Block($0) }
      }
    },
    LayoutRule(
      "a leading lazy grid", "a lazy grid's alignment is that of the grid in its parent",
      "a 30 230 40 20"
    ) {
      LazyVGrid(columns: [GridItem(.fixed(100))], alignment: .leading) { Block("a") }
    },
    LayoutRule("a column of an alignment", tracks, "a 110 230 40 20") {
      LazyVGrid(columns: [GridItem(.fixed(100), alignment: .leading)]) { Block("a") }
    },
    LayoutRule("fixed rows", tracks, "a 140 201 40 20; b 140 259 40 20") {
      LazyHGrid(rows: [GridItem(.fixed(50)), GridItem(.fixed(50))]) {
        Block("a")
        Block("b")
      }
    },
    LayoutRule("colours in a lazy grid", tracks, "c 0 215 156 50; d 164 215 156 50") {
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
        Color.red.named("c").frame(height: 50)
        Color.blue.named("d").frame(height: 50)
      }
    },
  ]
}
