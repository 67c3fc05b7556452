import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing
import UIKit

extension Screen {
  /// The style rules of all elements on the page.
  var rules: [StyleRule] {
    func below(_ tree: ElementTree) -> [StyleRule] {
      tree.element.style + tree.children.flatMap(below)
    }
    return below(drawing)
  }

  /// The texts on the page, without the labels of buttons.
  var words: [String] { all(.text, nil).map(\.label) }

  /// The URLs of the images on the page, including those hidden from accessibility.
  var pictures: [String] {
    func below(_ tree: ElementTree) -> [String] {
      [tree.element[.sources] ?? tree.element[.source]].compactMap { $0 }
        + tree.children.flatMap(below)
    }
    return below(drawing)
  }

  /// The names of the symbols on the page, including those hidden from accessibility.
  var symbols: [String] {
    func below(_ tree: ElementTree) -> [String] {
      [tree.element[.symbol]].compactMap { $0 } + tree.children.flatMap(below)
    }
    return below(drawing)
  }
}

/// Expects that a UIKit view is drawn with the rules that distinguish a SwiftUI view from a plainer
/// one.
///
///     expect(label, draws: Text("Words").font(.headline), beyond: Text("Words"))
@MainActor func expect(
  _ view: UIView, draws model: some View, beyond plain: some View,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let before = Screen(plain).rules
  let wanted = Screen(model).rules.filter { !before.contains($0) }
  #expect(!wanted.isEmpty, "the model adds no rule", sourceLocation: sourceLocation)
  let drawn = screen(of: view).rules
  for rule in wanted {
    #expect(drawn.contains(rule), "\(rule) is not drawn", sourceLocation: sourceLocation)
  }
}
