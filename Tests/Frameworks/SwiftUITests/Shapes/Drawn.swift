import StrataRendering
import SwiftUI
import SwiftUITesting

/// Everything that a view draws at first, from the outside in.
@MainActor struct Drawn {
  let elements: [Element]

  init(_ view: some View) {
    var list: [Element] = []
    func walk(_ tree: ElementTree) {
      list.append(tree.element)
      tree.children.forEach(walk)
    }
    Screen(view).drawing.children.forEach(walk)
    elements = list
  }

  var rules: [StyleRule] { elements.flatMap(\.style) }
  var figures: [Figure] { elements.flatMap(\.drawing) }
  var figure: Figure.Content? { figures.first?.content }

  func has(_ rule: StyleRule) -> Bool { rules.contains(rule) }

  /// The first paint of an area, a text or a figure.
  var paint: Paint? {
    for rule in rules {
      if case .background(let paint) = rule { return paint }
      if case .foreground(let paint) = rule { return paint }
    }
    switch figure {
    case .fill(_, let paint, _), .stroke(_, let paint, _): return paint
    default: return nil
    }
  }

  var outline: Outline? {
    switch figure {
    case .fill(let outline, _, _), .stroke(let outline, _, _): outline
    default: nil
    }
  }

  var steps: [PathStep] {
    if case .path(let steps, _, _, _) = outline?.form { steps } else { [] }
  }

  var line: StrokeLine? {
    if case .stroke(_, _, let line) = figure { line } else { nil }
  }
}
