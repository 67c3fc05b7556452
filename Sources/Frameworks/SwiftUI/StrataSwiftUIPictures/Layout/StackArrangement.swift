import Foundation
import StrataRendering

/// Children in a row or a column.
///
/// The least flexible child is offered its share of the room first, so that those which can adapt
/// share the rest.
struct StackArrangement: Arrangement {
  let node: LayoutNode
  let axis: LayoutAxis
  /// The distance between two children, in points; `nil` for 8, and none beside a spacer.
  let spacing: Double?

  /// The size of a child, and what it was offered.
  private struct Share {
    var size = CGSize.zero
    var offer = Proposal.ideal
  }

  func size(_ proposal: Proposal) -> CGSize { total(shares(proposal).map(\.size)) }

  func place(in frame: CGRect, _ proposal: Proposal) {
    let shares = shares(proposal)
    let lines = baselines(shares)
    let isRow = axis == .horizontal
    var along = isRow ? Double(frame.minX) : Double(frame.minY)
    for (index, child) in node.children.enumerated() {
      let size = shares[index].size
      if index > 0 { along += distance(before: index) }
      let free = CGSize(width: frame.width, height: frame.height)[axis.across] - size[axis.across]
      let shift =
        lines.map { $0.highest - $0.own[index] } ?? node.element.itemAlignment.share * free
      let across = (isRow ? Double(frame.minY) : Double(frame.minX)) + shift
      let corner = isRow ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
      child.place(in: CGRect(origin: corner, size: size), shares[index].offer)
      along += size[axis]
    }
  }

  // MARK: Sizes

  private func total(_ sizes: [CGSize]) -> CGSize {
    var size = CGSize.zero
    size[axis] = sizes.reduce(0) { $0 + $1[axis] } + distances
    size[axis.across] = sizes.map { $0[axis.across] }.max() ?? 0
    if let lines = baselines(sizes.map { Share(size: $0, offer: Proposal($0)) }) {
      size[axis.across] =
        zip(sizes, lines.own).map { $0[axis.across] + lines.highest - $1 }.max() ?? 0
    }
    return size
  }

  private var distances: Double {
    node.children.indices.dropFirst().reduce(0) { $0 + distance(before: $1) }
  }

  private func distance(before index: Int) -> Double {
    if let spacing { return spacing }
    let isFree = node.children[index - 1].isSpacer || node.children[index].isSpacer
    return isFree ? 0 : 8
  }

  /// Returns the sizes of the children for what the stack is offered.
  private func shares(_ proposal: Proposal) -> [Share] {
    guard let whole = proposal[axis], whole.isFinite else {
      return node.children.indices.map { share($0, offer(proposal, proposal[axis])) }
    }
    var shares = [Share](repeating: Share(), count: node.children.count)
    var rest = whole - distances
    var groups = Dictionary(grouping: node.children.indices) { node.children[$0].priority }
      .sorted { $0.key > $1.key }.map(\.value)
    while !groups.isEmpty {
      var waiting = groups.removeFirst().sorted {
        flexibility($0, proposal) < flexibility($1, proposal)
      }
      // What comes later keeps its least length.
      let kept = groups.joined().reduce(0) { $0 + share($1, offer(proposal, 0)).size[axis] }
      while !waiting.isEmpty {
        let length = max(0, (rest - kept) / Double(waiting.count))
        let index = waiting.removeFirst()
        shares[index] = share(index, offer(proposal, length))
        rest -= shares[index].size[axis]
      }
    }
    return shares
  }

  /// Returns the size of a child for an offer. A spacer takes no room across the stack.
  private func share(_ index: Int, _ offer: Proposal) -> Share {
    let child = node.children[index]
    var size = child.size(offer)
    if child.isSpacer { size[axis.across] = 0 }
    if child.element.kind == .divider { size[axis] = 1 + child.element.insets[axis] }
    return Share(size: size, offer: offer)
  }

  private func offer(_ proposal: Proposal, _ length: Double?) -> Proposal {
    var offered = proposal
    offered[axis] = length
    return offered
  }

  private func flexibility(_ index: Int, _ proposal: Proposal) -> Double {
    share(index, offer(proposal, .infinity)).size[axis]
      - share(index, offer(proposal, 0)).size[axis]
  }

  /// Returns the distance of each child's baseline from its top, if the stack aligns them.
  private func baselines(_ shares: [Share]) -> (own: [Double], highest: Double)? {
    let alignment = node.element.itemAlignment
    guard axis == .horizontal, alignment == .firstBaseline || alignment == .lastBaseline else {
      return nil
    }
    let own = zip(node.children, shares).map { child, share in
      child.baseline(share.offer) ?? Double(share.size.height)
    }
    return (own, own.max() ?? 0)
  }
}

extension LayoutNode {
  fileprivate var isSpacer: Bool { element.kind == .spacer }

  /// The order in which the members of a stack get their room; the highest is first.
  fileprivate var priority: Int {
    if isSpacer { return -2 }
    if element.hasRule(.trait(.firm)) { return 1 }
    return element.hasRule(.trait(.yielding)) ? -1 : 0
  }
}
