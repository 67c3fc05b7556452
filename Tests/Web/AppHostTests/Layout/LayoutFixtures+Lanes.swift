import SwiftUI

/// Arrangements of grids whose columns or rows have different size, spacing and alignment.
extension LayoutFixtures {
  static let lanes: [LayoutFixture] = lazy + sections + tables

  private static let lazy: [LayoutFixture] = [
    LayoutFixture(
      "columns with spaces of their own",
      [
        "a": box(50, 75), "b": box(130, 75), "c": box(220, 75), "d": box(50, 105),
        "e": box(130, 105),
      ]
    ) {
      LazyVGrid(
        columns: [
          GridItem(.fixed(60), spacing: 10), GridItem(.fixed(80), spacing: 30),
          GridItem(.fixed(40)),
        ], spacing: 10
      ) {
        ForEach(["a", "b", "c", "d", "e"], id: \.self) { Block($0) }
      }
    },
    LayoutFixture(
      "columns with alignments of their own",
      ["a": box(30, 70), "b": box(230, 110), "c": box(140, 70, 20, 60)]
    ) {
      LazyVGrid(
        columns: [
          GridItem(.fixed(80), spacing: 0, alignment: .topLeading),
          GridItem(.fixed(80), spacing: 0),
          GridItem(.fixed(80), alignment: .bottomTrailing),
        ]
      ) {
        Block("a")
        Block("c", 20, 60)
        Block("b")
      }
    },
    LayoutFixture("as many columns as fit", ["a": box(28, 76), "d": box(28, 104)]) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 90), spacing: 6)]) {
        ForEach(["a", "b", "c", "d"], id: \.self) { Block($0) }
      }
    },
    LayoutFixture(
      "rows with spaces of their own",
      ["a": box(106, 20), "b": box(106, 60), "c": box(106, 130), "d": box(154, 20)]
    ) {
      LazyHGrid(
        rows: [
          GridItem(.fixed(40), spacing: 0, alignment: .top),
          GridItem(.fixed(40), spacing: 30, alignment: .top),
          GridItem(.fixed(50), alignment: .top),
        ]
      ) {
        ForEach(["a", "b", "c", "d"], id: \.self) { Block($0) }
      }
    },
  ]

  private static let sections: [LayoutFixture] = [
    LayoutFixture(
      "sections begin a row of their own",
      ["h": box(130, 48), "a": box(101, 76), "i": box(130, 104), "b": box(101, 132)]
    ) {
      LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.fixed(50))]) {
        Section {
          Block("a")
        } header: {
          Block("h")
        }
        Section {
          Block("b")
          Block("c")
        } header: {
          Block("i")
        }
      }
    }
  ]

  private static let tables: [LayoutFixture] = [
    LayoutFixture(
      "eight columns",
      ["0": box(2, 76, 30, 20), "7": box(268, 76, 30, 20), "w": box(2, 104, 258, 20)]
    ) {
      Grid(alignment: .leading) {
        GridRow { ForEach(0..<8) { Block("\($0)", 30, 20) } }
        GridRow { Block("w", 258, 20).gridCellColumns(7) }
      }
    }
  ]
}
