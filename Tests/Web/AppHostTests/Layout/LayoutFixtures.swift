import Foundation
import SwiftUI

/// An arrangement in a room of 300 by 200 points, and the boxes of its parts by SwiftUI's rules.
struct LayoutFixture: Sendable {
  var name: String
  var view: @MainActor @Sendable () -> AnyView
  var boxes: [String: CGRect]

  init<V: View>(
    _ name: String, _ boxes: [String: CGRect],
    @ViewBuilder _ view: @escaping @MainActor @Sendable () -> V
  ) {
    self.name = name
    self.boxes = boxes
    self.view = { AnyView(view()) }
  }
}

/// A view of a fixed size with an identifier.
struct Block: View {
  var name: String
  var width: CGFloat
  var height: CGFloat

  init(_ name: String, _ width: CGFloat = 40, _ height: CGFloat = 20) {
    (self.name, self.width, self.height) = (name, width, height)
  }

  var body: some View {
    Text(verbatim: "").frame(width: width, height: height).accessibilityIdentifier(name)
  }
}

func box(_ x: Double, _ y: Double, _ width: Double = 40, _ height: Double = 20) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

enum LayoutFixtures {
  static let all: [LayoutFixture] =
    stacks + frames + placed + grids + lanes + orders + greedy
    + ideals

  private static let stacks: [LayoutFixture] = [
    LayoutFixture("column", ["a": box(130, 70), "b": box(120, 100, 60, 30)]) {
      VStack(spacing: 10) {
        Block("a")
        Block("b", 60, 30)
      }
    },
    LayoutFixture("column, leading", ["a": box(120, 75), "b": box(120, 95, 60, 30)]) {
      VStack(alignment: .leading, spacing: 0) {
        Block("a")
        Block("b", 60, 30)
      }
    },
    LayoutFixture("column, trailing", ["a": box(140, 75), "b": box(120, 95, 60, 30)]) {
      VStack(alignment: .trailing, spacing: 0) {
        Block("a")
        Block("b", 60, 30)
      }
    },
    LayoutFixture("row, usual spacing", ["a": box(96, 90), "b": box(144, 85, 60, 30)]) {
      HStack {
        Block("a")
        Block("b", 60, 30)
      }
    },
    LayoutFixture("row, bottom", ["a": box(100, 95), "b": box(140, 85, 60, 30)]) {
      HStack(alignment: .bottom, spacing: 0) {
        Block("a")
        Block("b", 60, 30)
      }
    },
    LayoutFixture("row with a spacer", ["a": box(0, 90), "b": box(260, 90)]) {
      HStack {
        Block("a")
        Spacer()
        Block("b")
      }
    },
    LayoutFixture("column with a spacer", ["a": box(130, 0), "b": box(130, 180)]) {
      VStack {
        Block("a")
        Spacer()
        Block("b")
      }
    },
    LayoutFixture("pile, bottom trailing", ["a": box(140, 95), "b": box(120, 85, 60, 30)]) {
      ZStack(alignment: .bottomTrailing) {
        Block("b", 60, 30)
        Block("a")
      }
    },
    LayoutFixture("column in a row", ["a": box(106, 70), "b": box(154, 90)]) {
      HStack {
        VStack(spacing: 0) {
          Block("a")
          Block("c", 40, 40)
        }
        Block("b")
      }
    },
  ]

  private static let frames: [LayoutFixture] = [
    LayoutFixture("fixed frame", ["a": box(100, 75)]) {
      Block("a").frame(width: 100, height: 50, alignment: .topLeading)
    },
    LayoutFixture("frame in a frame", ["a": box(160, 105)]) {
      Block("a").frame(width: 60, height: 30, alignment: .bottomTrailing)
        .frame(width: 100, height: 50, alignment: .bottomTrailing)
    },
    LayoutFixture("as wide as there is", ["a": box(0, 90)]) {
      Block("a").frame(maxWidth: .infinity, alignment: .leading)
    },
    LayoutFixture("as large as there is", ["a": box(260, 180)]) {
      Block("a").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
    },
    LayoutFixture("two share a row", ["a": box(55, 90), "b": box(205, 90)]) {
      HStack(spacing: 0) {
        Block("a").frame(maxWidth: .infinity)
        Block("b").frame(maxWidth: .infinity)
      }
    },
    LayoutFixture("a least width", ["a": box(100, 90)]) {
      Block("a").frame(minWidth: 100, alignment: .leading)
    },
  ]

  private static let placed: [LayoutFixture] = [
    LayoutFixture("offset", ["a": box(140, 95)]) { Block("a").offset(x: 10, y: 5) },
    LayoutFixture("position", ["a": box(30, 50)]) { Block("a").position(x: 50, y: 60) },
    LayoutFixture("overlay", ["b": box(120, 85, 60, 30), "a": box(160, 85, 20, 10)]) {
      Block("b", 60, 30).overlay(alignment: .topTrailing) { Block("a", 20, 10) }
    },
    LayoutFixture("background", ["b": box(120, 85, 60, 30), "a": box(120, 105, 20, 10)]) {
      Block("b", 60, 30).background(alignment: .bottomLeading) { Block("a", 20, 10) }
    },
    LayoutFixture("reader", ["a": box(0, 0)]) { GeometryReader { _ in Block("a") } },
    LayoutFixture("reader beside", ["a": box(0, 90), "b": box(40, 0)]) {
      HStack(spacing: 0) {
        Block("a")
        GeometryReader { _ in Block("b") }
      }
    },
  ]

  private static let grids: [LayoutFixture] = [
    LayoutFixture(
      "lazy grid", ["a": box(76, 75), "b": box(184, 75), "c": box(76, 105), "d": box(184, 105)]
    ) {
      LazyVGrid(columns: [GridItem(.fixed(100)), GridItem(.fixed(100))], spacing: 10) {
        Block("a")
        Block("b")
        Block("c")
        Block("d")
      }
    },
    LayoutFixture(
      "flexible grid", ["a": box(53, 90), "b": box(207, 90)]
    ) {
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
        Block("a")
        Block("b")
      }
    },
    LayoutFixture(
      "grid",
      [
        "a": box(96, 71), "b": box(154, 66, 60, 30), "c": box(86, 104, 60, 30), "d": box(164, 109),
      ]
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
    LayoutFixture("cell over two columns", ["a": box(86, 76, 60, 20), "w": box(86, 104, 128, 20)]) {
      Grid {
        GridRow {
          Block("a", 60, 20)
          Block("b", 60, 20)
        }
        GridRow { Block("w", 128, 20).gridCellColumns(2) }
      }
    },
  ]
}
