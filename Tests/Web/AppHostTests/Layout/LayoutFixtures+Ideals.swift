import SwiftUI

/// Arrangements with frames whose length is not proposed and becomes their ideal: greedy views are
/// as long as that, and text takes as much of it as it needs.
extension LayoutFixtures {
  static let ideals: [LayoutFixture] = [
    LayoutFixture("an ideal size, kept", ["a": box(50, 60, 200, 80)]) {
      Color.red.frame(idealWidth: 200, idealHeight: 80).fixedSize().accessibilityIdentifier("a")
    },
    LayoutFixture("an ideal width, kept, in a room that is lower", ["a": box(100, 0, 100, 200)]) {
      Color.red.frame(idealWidth: 100).fixedSize(horizontal: true, vertical: false)
        .accessibilityIdentifier("a")
    },
    LayoutFixture("an ideal height, kept", ["a": box(0, 70, 300, 60)]) {
      Color.red.frame(idealHeight: 60).fixedSize(horizontal: false, vertical: true)
        .accessibilityIdentifier("a")
    },
    LayoutFixture("an ideal without fixedSize counts for nothing", ["a": box(0, 0, 300, 200)]) {
      Color.red.frame(idealWidth: 100, idealHeight: 50).accessibilityIdentifier("a")
    },
    LayoutFixture("an ideal below the least width", ["a": box(75, 80, 150, 40)]) {
      Color.red.frame(minWidth: 150, idealWidth: 100, idealHeight: 40).fixedSize()
        .accessibilityIdentifier("a")
    },
    LayoutFixture("an ideal with a limit fills up", ["f": box(50, 90, 200, 20)]) {
      Block("a").frame(idealWidth: 200, maxWidth: .infinity).fixedSize()
        .accessibilityIdentifier("f")
    },
    LayoutFixture("what has a size of its own keeps it", ["f": box(130, 90, 40, 20)]) {
      Block("a").frame(idealWidth: 200, idealHeight: 100).fixedSize().accessibilityIdentifier("f")
    },
    LayoutFixture("an ideal height in what scrolls down", ["a": box(0, 0, 300, 90)]) {
      ScrollView { Color.red.frame(idealHeight: 90).accessibilityIdentifier("a") }
    },
  ]
}
