import SwiftUI

/// Orders of modifiers. Padding proposes the rest of its room and is as large as its content and
/// itself; a frame has its given size and places its content; backgrounds and overlays are as large
/// as the view that they modify.
extension LayoutFixtures {
  static let orders: [LayoutFixture] = paddings + layers + nested

  private static let paddings: [LayoutFixture] = [
    LayoutFixture(
      "padding outside a frame", ["p": box(115, 65, 70, 70), "a": box(125, 75, 20, 10)]
    ) {
      Block("a", 20, 10).frame(width: 50, height: 50, alignment: .topLeading).padding(10)
        .accessibilityIdentifier("p")
    },
    LayoutFixture("padding around a name", ["p": box(120, 80, 60, 40), "a": box(130, 90)]) {
      Block("a").padding(10).accessibilityIdentifier("p")
    },
    LayoutFixture("a frame outside padding", ["p": box(100, 50, 100, 100), "a": box(150, 120)]) {
      Block("a").padding(10).frame(width: 100, height: 100, alignment: .bottomTrailing)
        .accessibilityIdentifier("p")
    },
    LayoutFixture("padding at two edges, one after the other", ["a": box(140, 95)]) {
      Block("a").padding(.leading, 20).padding(.top, 10)
    },
    LayoutFixture("a limit within padding", ["p": box(90, 80, 120, 40), "a": box(130, 90)]) {
      Block("a").frame(maxWidth: 100).padding(10).accessibilityIdentifier("p")
    },
    LayoutFixture("a limit that the room is too small for", ["p": box(0, 80, 300, 40)]) {
      Block("a").frame(maxWidth: 500).padding(10).accessibilityIdentifier("p")
    },
    LayoutFixture("a least height within padding", ["p": box(125, 65, 50, 70)]) {
      Block("a").frame(minHeight: 60).padding(5).accessibilityIdentifier("p")
    },
    LayoutFixture("a position within padding", ["a": box(50, 70)]) {
      Block("a").position(x: 50, y: 60).padding(20)
    },
    LayoutFixture("a reader within padding", ["a": box(10, 10)]) {
      GeometryReader { _ in Block("a") }.padding(10)
    },
  ]

  private static let layers: [LayoutFixture] = [
    LayoutFixture(
      "backgrounds between paddings", ["in": box(125, 85, 50, 30), "out": box(115, 75, 70, 50)]
    ) {
      Block("a").padding(5).background { Color.red.accessibilityIdentifier("in") }
        .padding(10).background { Color.blue.accessibilityIdentifier("out") }
    },
    LayoutFixture(
      "an overlay within padding", ["o": box(130, 90, 40, 20), "p": box(120, 80, 60, 40)]
    ) {
      Block("a").overlay { Color.red.accessibilityIdentifier("o") }.padding(10)
        .accessibilityIdentifier("p")
    },
    LayoutFixture("an overlay outside of padding", ["o": box(120, 80, 60, 40)]) {
      Block("a").padding(10).overlay { Color.red.accessibilityIdentifier("o") }
    },
    LayoutFixture("a border within padding", ["p": box(110, 70, 80, 60), "a": box(130, 90)]) {
      Block("a").padding(10).border(.red).padding(10).accessibilityIdentifier("p")
    },
    LayoutFixture("clipped, then padded", ["g": box(115, 65, 70, 70)]) {
      Block("a", 50, 50).clipped().padding(10).background {
        Color.blue.accessibilityIdentifier("g")
      }
    },
    LayoutFixture("a shadow within padding", ["g": box(115, 65, 70, 70)]) {
      Block("a", 50, 50).shadow(radius: 3).padding(10).background {
        Color.blue.accessibilityIdentifier("g")
      }
    },
    LayoutFixture("colour, padding, colour", ["p": box(115, 65, 70, 70)]) {
      Color.red.frame(width: 50, height: 50).padding(10).background(.blue)
        .accessibilityIdentifier("p")
    },
  ]

  private static let nested: [LayoutFixture] = [
    LayoutFixture("a frame of another alignment around one", ["a": box(150, 100, 20, 20)]) {
      Block("a", 20, 20).frame(width: 40, height: 40, alignment: .topLeading)
        .frame(width: 80, height: 80, alignment: .bottomTrailing)
    },
    LayoutFixture("a frame, a limit, padding", ["p": box(0, 80, 300, 40), "a": box(250, 90)]) {
      Block("a").frame(maxWidth: .infinity, alignment: .trailing).padding(10)
        .accessibilityIdentifier("p")
    },
  ]
}
