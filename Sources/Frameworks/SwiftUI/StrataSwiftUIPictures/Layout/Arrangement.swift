import Foundation
import StrataRendering

/// The size of an element's content, and the places of its children.
protocol Arrangement {
  /// Returns the size that the content chooses if it is offered a size.
  func size(_ proposal: Proposal) -> CGSize
  /// Places the children in a frame of the size that the content has chosen.
  func place(in frame: CGRect, _ proposal: Proposal)
}

/// A content that has no children, such as a text or a picture.
struct LeafArrangement: Arrangement {
  let measure: (Proposal) -> CGSize

  func size(_ proposal: Proposal) -> CGSize { measure(proposal) }
  func place(in frame: CGRect, _ proposal: Proposal) {}
}

/// Children one above the other.
struct LayersArrangement: Arrangement {
  let node: LayoutNode

  /// The children that determine the size.
  private var base: [LayoutNode] { node.children.filter { !$0.element.isLayer } }

  func size(_ proposal: Proposal) -> CGSize {
    base.reduce(CGSize.zero) { size, child in
      let own = child.size(proposal)
      return CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
    }
  }

  func place(in frame: CGRect, _ proposal: Proposal) {
    let alignment = node.element.alignment
    for child in node.children {
      if child.element.isLayer {
        child.place(in: frame, Proposal(frame.size))
      } else if let place = child.element.position {
        let size = child.size(Proposal(frame.size))
        child.place(
          at: CGPoint(
            x: Double(frame.minX) + place.x - Double(size.width) / 2,
            y: Double(frame.minY) + place.y - Double(size.height) / 2),
          Proposal(frame.size))
      } else {
        child.place(at: frame.corner(of: child.size(proposal), alignment), proposal)
      }
    }
  }
}

/// A content that takes all that it is offered, whatever its children need.
struct FillingArrangement: Arrangement {
  let node: LayoutNode

  func size(_ proposal: Proposal) -> CGSize { proposal.filled() }

  func place(in frame: CGRect, _ proposal: Proposal) {
    LayersArrangement(node: node).place(in: frame, Proposal(frame.size))
  }
}

/// A content that is larger than its frame: only the part that fits is seen.
struct ScrollArrangement: Arrangement {
  let node: LayoutNode
  let axes: (horizontal: Bool, vertical: Bool)

  func size(_ proposal: Proposal) -> CGSize {
    let content = stack.size(offered(proposal))
    return CGSize(
      width: proposal.width ?? Double(content.width),
      height: axes.vertical ? proposal.height ?? Double(content.height) : Double(content.height))
  }

  func place(in frame: CGRect, _ proposal: Proposal) {
    let offered = offered(Proposal(frame.size))
    let size = stack.size(offered)
    let x = axes.horizontal ? frame.minX : frame.minX + (frame.width - size.width) / 2
    stack.place(in: CGRect(origin: CGPoint(x: x, y: frame.minY), size: size), offered)
  }

  private var stack: StackArrangement {
    StackArrangement(
      node: node, axis: axes.horizontal && !axes.vertical ? .horizontal : .vertical, spacing: 8)
  }

  private func offered(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: axes.horizontal ? nil : proposal.width, height: axes.vertical ? nil : proposal.height)
  }
}
