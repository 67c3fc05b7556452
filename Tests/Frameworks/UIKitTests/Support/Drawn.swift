import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing
import UIKit

extension Screen {
  /// How everything on the page looks, one element after the other.
  var rules: [StyleRule] {
    func below(_ tree: ElementTree) -> [StyleRule] {
      tree.element.style + tree.children.flatMap(below)
    }
    return below(drawing)
  }

  /// The words on the page, without the names of what can be pressed.
  var words: [String] { all(.text, nil).map(\.label) }

  /// The pictures on the page, those hidden from readers too.
  var pictures: [String] {
    func below(_ tree: ElementTree) -> [String] {
      [tree.element[.sources] ?? tree.element[.source]].compactMap { $0 }
        + tree.children.flatMap(below)
    }
    return below(drawing)
  }

  /// The names of the symbols on the page, those hidden from readers too.
  var symbols: [String] {
    func below(_ tree: ElementTree) -> [String] {
      [tree.element[.symbol]].compactMap { $0 } + tree.children.flatMap(below)
    }
    return below(drawing)
  }
}

/// Expects that a view of UIKit draws what a view of SwiftUI's adds to a plainer one.
///
///     expect(label, draws: Text("Words").font(.headline), beyond: Text("Words"))
@MainActor func expect(
  _ view: UIView, draws model: some View, beyond plain: some View,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let before = Screen(plain).rules
  let wanted = Screen(model).rules.filter { !before.contains($0) }
  #expect(!wanted.isEmpty, "the model is no plainer one", sourceLocation: sourceLocation)
  let drawn = screen(of: view).rules
  for rule in wanted {
    #expect(drawn.contains(rule), "\(rule) is not drawn", sourceLocation: sourceLocation)
  }
}
