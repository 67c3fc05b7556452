import SwiftUI

/// Arrangements of views that take all the space that they are offered, and their effect on others.
extension LayoutFixtures {
  static let greedy: [LayoutFixture] = colours + limits

  private static let colours: [LayoutFixture] = [
    LayoutFixture("a colour with a height", ["c": box(0, 75, 300, 30), "a": box(130, 105)]) {
      VStack(spacing: 0) {
        Color.red.frame(height: 30).accessibilityIdentifier("c")
        Block("a")
      }
    },
    LayoutFixture("a colour with a width", ["c": box(115, 0, 30, 200), "a": box(145, 90)]) {
      HStack(spacing: 0) {
        Color.red.frame(width: 30).accessibilityIdentifier("c")
        Block("a")
      }
    },
    LayoutFixture(
      "two colours in a column", ["c": box(0, 0, 300, 100), "d": box(0, 100, 300, 100)]
    ) {
      VStack(spacing: 0) {
        Color.red.accessibilityIdentifier("c")
        Color.blue.accessibilityIdentifier("d")
      }
    },
    LayoutFixture(
      "colours beside a block",
      ["c": box(0, 0, 130, 200), "a": box(130, 90), "d": box(170, 0, 130, 200)]
    ) {
      HStack(spacing: 0) {
        Color.red.accessibilityIdentifier("c")
        Block("a")
        Color.blue.accessibilityIdentifier("d")
      }
    },
    LayoutFixture("a padded colour in a frame", ["c": box(110, 80, 80, 40)]) {
      Color.red.accessibilityIdentifier("c").padding(10).frame(width: 100, height: 60)
    },
    LayoutFixture("a padded colour in a pile", ["c": box(20, 20, 260, 160), "a": box(130, 90)]) {
      ZStack {
        Color.red.accessibilityIdentifier("c").padding(20)
        Block("a")
      }
    },
    LayoutFixture("a shape in a padded column", ["c": box(10, 30, 280, 160), "a": box(130, 10)]) {
      VStack(spacing: 0) {
        Block("a")
        RoundedRectangle(cornerRadius: 8).fill(.red).accessibilityIdentifier("c")
      }
      .padding(10)
    },
  ]

  private static let limits: [LayoutFixture] = [
    LayoutFixture(
      "as wide as there is, no higher than its content",
      ["f": box(0, 70, 260, 20), "a": box(110, 70), "b": box(260, 70, 40, 60)]
    ) {
      HStack(alignment: .top, spacing: 0) {
        Block("a").frame(maxWidth: .infinity).accessibilityIdentifier("f")
        Block("b", 40, 60)
      }
    },
    LayoutFixture(
      "as high as there is, no wider than its content",
      ["f": box(110, 0, 40, 200), "b": box(150, 90)]
    ) {
      HStack(spacing: 0) {
        Block("a").frame(maxHeight: .infinity).accessibilityIdentifier("f")
        Block("b")
      }
    },
    LayoutFixture("a colour up to a limit", ["c": box(100, 75, 100, 50)]) {
      Color.red.accessibilityIdentifier("c").frame(maxWidth: 100, maxHeight: 50)
    },
    LayoutFixture("a spacer in a padded column", ["a": box(130, 10), "b": box(130, 170)]) {
      VStack(spacing: 0) {
        Block("a")
        Spacer()
        Block("b")
      }
      .padding(10)
    },
    LayoutFixture(
      "a row with a spacer in a column", ["a": box(0, 80), "b": box(260, 80), "c": box(0, 100)]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 0) {
          Block("a")
          Spacer()
          Block("b")
        }
        Block("c")
      }
    },
  ]
}
