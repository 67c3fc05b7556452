import Foundation
import StrataRendering

extension LayoutNode {
  /// Returns the arrangement of the element's kind.
  func makeArrangement() -> any Arrangement {
    if text != nil { return LeafArrangement { [unowned self] in textSize($0) } }
    switch element.kind {
    case .vStack: return StackArrangement(node: self, axis: .vertical, spacing: element.spacing)
    case .hStack: return StackArrangement(node: self, axis: .horizontal, spacing: element.spacing)
    case .label: return StackArrangement(node: self, axis: .horizontal, spacing: 8)
    case .zStack: return LayersArrangement(node: self)
    case .grid:
      return element.has("table") ? TableArrangement(node: self) : LanesArrangement(node: self)
    case .scroll: return ScrollArrangement(node: self, axes: element.scrollAxes)
    case .spacer: return LeafArrangement { [element] in element.spacerSize($0) }
    // A stack makes it thin along its axis.
    case .divider, .shape: return LeafArrangement { $0.filled() }
    case .symbol: return LeafArrangement { [unowned self] in symbolSize($0) }
    case .picture: return LeafArrangement { [element] in element.pictureSize($0) }
    default:
      return element.isDrawable ? containerArrangement : PlaceholderArrangement(element: element)
    }
  }

  private var containerArrangement: any Arrangement {
    if element.has("geo") || element.hasRule(.trait(.room)) {
      return FillingArrangement(node: self)
    }
    if case .picture(let cut)? = element.pictureRule {
      return LeafArrangement { _ in CGSize(width: cut.width ?? 20, height: cut.height ?? 20) }
    }
    if element.has("h") { return StackArrangement(node: self, axis: .horizontal, spacing: 6) }
    if element.has("v") { return StackArrangement(node: self, axis: .vertical, spacing: 8) }
    switch element.kind {
    case .button, .link: return StackArrangement(node: self, axis: .horizontal, spacing: 6)
    case .root, .unavailable, .unavailableActions, .section, .sectionHeader, .sectionFooter, .rows:
      return StackArrangement(node: self, axis: .vertical, spacing: 8)
    default: return LayersArrangement(node: self)
    }
  }

  private func textSize(_ proposal: Proposal) -> CGSize {
    text?.size(width: proposal.width, height: proposal.height) ?? .zero
  }

  private func symbolSize(_ proposal: Proposal) -> CGSize {
    let side = lettering.size * lettering.symbolScale
    guard element.has("fit") else { return CGSize(width: side, height: side) }
    return proposal.filled(side)
  }
}

extension Element {
  /// A Boolean value that indicates whether the element is drawn by SwiftUI itself on Apple's
  /// platforms. Others are views of UIKit, which are drawn as a placeholder.
  var isDrawable: Bool {
    switch kind {
    case .root, .box, .vStack, .hStack, .zStack, .scroll, .spacer, .divider, .text, .heading,
      .symbol, .picture, .label, .button, .link, .unavailable, .unavailableActions, .grid, .gridRow,
      .shape, .span, .space, .rowSpace, .section, .sectionHeader, .sectionFooter, .rows, .lazyMore:
      true
    default: false
    }
  }

  /// The rule of a picture that is not simply stretched; `nil` for another element.
  var pictureRule: StyleRule? {
    style.first { if case .picture = $0 { true } else { false } }
  }

  fileprivate var scrollAxes: (horizontal: Bool, vertical: Bool) {
    let isHorizontal = self[.axis] == "horizontal"
    return (isHorizontal, !isHorizontal || has("y"))
  }

  fileprivate func spacerSize(_ proposal: Proposal) -> CGSize {
    var least = 8.0
    for case .limits(let width, _, _, _) in style { least = width ?? least }
    return CGSize(
      width: max(least, proposal.width ?? least), height: max(least, proposal.height ?? least))
  }

  fileprivate func pictureSize(_ proposal: Proposal) -> CGSize {
    let own = CGSize(
      width: self[.width].flatMap(Double.init) ?? 0, height: self[.height].flatMap(Double.init) ?? 0
    )
    guard has("fit") else { return own }
    return CGSize(width: proposal.width ?? own.width, height: proposal.height ?? own.height)
  }
}

/// The room of a view that cannot be drawn.
private struct PlaceholderArrangement: Arrangement {
  let element: Element

  func size(_ proposal: Proposal) -> CGSize {
    CGSize(
      width: element.stretch.contains(.width)
        ? proposal.width ?? 100 : min(proposal.width ?? 51, 51),
      height: element.stretch.contains(.height)
        ? proposal.height ?? 100 : min(proposal.height ?? 31, 31))
  }

  func place(in frame: CGRect, _ proposal: Proposal) {}
}

extension LayoutNode {
  /// Returns the text of the element: its own, or that of its runs; `nil` for another kind.
  func makeText() -> TextBlock? {
    guard
      element.kind == .text || element.kind == .heading || element.kind == .span
        || element.kind == .link && element.text != nil && children.isEmpty
    else { return nil }
    var runs = children.map { child in
      TextBlock.Run(
        words: child.element.text ?? "",
        symbol: child.element.kind == .symbol ? child.element[.symbol] ?? "" : nil,
        lettering: child.lettering)
    }
    if let words = element.text, !words.isEmpty || runs.isEmpty {
      runs.insert(TextBlock.Run(words: words, lettering: lettering), at: 0)
    }
    return TextBlock(runs, whole: lettering, fonts: fonts)
  }
}
