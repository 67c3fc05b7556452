import StrataRendering
import StrataViewTree

extension Context {
  /// Records the container around the next views if it has an alignment of the app.
  func declareGuides(_ alignments: [StyleRule.Alignment]) {
    guard alignments.contains(where: \.isCustom) else { return }
    GuideTable.of(tree).declare(parent)
  }
}

extension StyleRule {
  /// The alignments of a container.
  var alignments: [Alignment] {
    switch self {
    case .place(let horizontal, let vertical): [horizontal, vertical]
    case .alignItems(let alignment): [alignment]
    default: []
    }
  }
}

extension StyleRule.Alignment {
  fileprivate var isCustom: Bool {
    if case .custom = self { true } else { false }
  }
}
