import Foundation
import SwiftUI

/// A view in a proposal of 320 by 480 points, centred in it, and the frames that Apple's documented
/// rules give its parts.
struct LayoutRule: Sendable {
  var name: String
  /// The documented rule that the frames follow from.
  var rule: String
  /// The names of parts with x, y, width and height: `a 140 230 40 20; b …`.
  var frames: String
  /// The reason why these frames differ from the rule's, if they do: the test fails once they are
  /// equal.
  var difference: String?
  var view: @MainActor @Sendable () -> AnyView

  static let proposal = CGSize(width: 320, height: 480)

  init<V: View>(
    _ name: String, _ rule: String, _ frames: String,
    @ViewBuilder _ view: @escaping @MainActor @Sendable () -> V
  ) {
    (self.name, self.rule, self.frames) = (name, rule, frames)
    self.view = { AnyView(view()) }
  }

  /// Returns the same row, with the reason why Strata's frames differ.
  func differing(_ why: String) -> LayoutRule {
    var copy = self
    copy.difference = why
    return copy
  }

  /// The frames as numbers.
  var expected: [(name: String, frame: [Double])] {
    frames.split(separator: ";").map { part in
      let words = part.split(separator: " ")
      return (String(words[0]), words.dropFirst().compactMap { Double($0) })
    }
  }
}

extension View {
  /// Names a view in the table.
  func named(_ name: String) -> some View { accessibilityIdentifier(name) }
}

/// The tables, each of which is one page.
enum LayoutRules {
  static let all: [(name: String, rules: [LayoutRule])] = [
    ("stacks", stacks + stackSpace), ("padding", padding), ("frames", frames + flexibleFrames),
    ("space", spacers + priorities), ("layers", overlays + backgrounds),
    ("ratios", ratios), ("places", places), ("grids", grids + lazyGrids),
    ("containers", readers + scrolling + dividers), ("members", members), ("screens", screens),
    ("cells", spans + lazyCells), ("sizes", fitting + nested), ("edges", insets + sides),
    ("guides", guides),
  ]
}
