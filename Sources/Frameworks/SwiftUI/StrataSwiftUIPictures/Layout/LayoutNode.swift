import Foundation
import StrataRendering

/// An element in a layout: it answers a proposal with a size, and is then placed.
///
/// The rules are those of SwiftUI: a view chooses its size within what it is offered, and its
/// container places it.
final class LayoutNode {
  let id: ElementID
  let element: Element
  let children: [LayoutNode]
  /// The look of the element's text, with that of the elements around it.
  let lettering: Lettering
  let isDark: Bool
  let fonts: FontCatalog
  /// The frame, in points from the top left of the whole drawing.
  private(set) var frame = CGRect.zero
  /// The text; `nil` for an element of another kind.
  private(set) lazy var text: TextBlock? = makeText()
  private var sizes: [Proposal: CGSize] = [:]

  /// Creates the layout of an element and its descendants.
  init(_ tree: ElementTree, around outer: Lettering, isDark: Bool, fonts: FontCatalog) {
    (id, element, self.fonts) = (tree.id, tree.element, fonts)
    var base = outer
    if tree.element.isTintedControl { base.paint = .named("accent") }
    let lettering = base.applying(tree.element.style)
    self.lettering = lettering
    var dark = isDark
    for case .scheme(let name) in tree.element.style { dark = name == "dark" }
    self.isDark = dark
    children = tree.children.filter { !$0.element.isSpokenOnly }.map {
      LayoutNode($0, around: lettering.forChildren, isDark: dark, fonts: fonts)
    }
  }

  // MARK: Size

  /// Returns the size that the element chooses if it is offered a size.
  func size(_ proposal: Proposal) -> CGSize {
    if let known = sizes[proposal] { return known }
    let insets = element.insets
    let inner = framed(proposal.inset(insets))
    let size = CGSize(
      width: inner.width + insets.leading + insets.trailing,
      height: inner.height + insets.top + insets.bottom)
    sizes[proposal] = size
    return size
  }

  /// Returns the size inside of the padding.
  private func framed(_ proposal: Proposal) -> CGSize {
    guard let rule = element.frameRule else { return contentSize(proposal) }
    let content = contentSize(contentProposal(proposal))
    switch rule {
    case .size(let width, let height):
      return CGSize(
        width: width ?? Double(content.width), height: height ?? Double(content.height))
    case .limits(let minWidth, let maxWidth, let minHeight, let maxHeight):
      let ideal = element.ideal
      return CGSize(
        width: Self.limited(
          proposal.width ?? ideal.width, Double(content.width), minWidth, maxWidth),
        height: Self.limited(
          proposal.height ?? ideal.height, Double(content.height), minHeight, maxHeight))
    default: return content
    }
  }

  /// Returns the length of a flexible frame.
  private static func limited(
    _ offered: Double?, _ content: Double, _ least: Double?, _ most: Double?
  ) -> Double {
    guard least != nil || most != nil else { return content }
    let low = least ?? min(content, most ?? content)
    let high = max(low, most ?? content)
    let wanted = offered ?? content
    return min(max(wanted == .infinity && high == .infinity ? content : wanted, low), high)
  }

  /// Returns what the content inside of the frame is offered.
  private func contentProposal(_ proposal: Proposal) -> Proposal {
    switch element.frameRule {
    case .size(let width, let height):
      return Proposal(width: width ?? proposal.width, height: height ?? proposal.height)
    case .limits(let minWidth, let maxWidth, let minHeight, let maxHeight):
      func within(_ offered: Double?, _ ideal: Double?, _ least: Double?, _ most: Double?)
        -> Double?
      {
        (offered ?? ideal).map { min(max($0, least ?? 0), max(most ?? .infinity, least ?? 0)) }
      }
      return Proposal(
        width: within(proposal.width, element.ideal.width, minWidth, maxWidth),
        height: within(proposal.height, element.ideal.height, minHeight, maxHeight))
    case .fixed(let horizontal, let vertical):
      return Proposal(
        width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    case .aspectRatio(let ratio, let fills): return inRatio(ratio, fills, proposal)
    default: return proposal
    }
  }

  /// Returns the box of a ratio that fits into what is offered, or fills it.
  private func inRatio(_ ratio: Double?, _ fills: Bool, _ proposal: Proposal) -> Proposal {
    let ideal = contentSize(.ideal)
    let own = Double(ideal.width)
    let ratio = ratio ?? (ideal.height > 0 ? own / Double(ideal.height) : 1)
    guard ratio > 0, ratio.isFinite else { return proposal }
    switch (proposal.width, proposal.height) {
    case (let width?, let height?) where width.isFinite || height.isFinite:
      let isLimitedByWidth = fills ? width / ratio > height : width / ratio < height
      return isLimitedByWidth
        ? Proposal(width: width, height: width / ratio)
        : Proposal(width: height * ratio, height: height)
    case (let width?, nil) where width.isFinite:
      return Proposal(width: width, height: width / ratio)
    case (nil, let height?) where height.isFinite:
      return Proposal(width: height * ratio, height: height)
    case (nil, nil): return Proposal(width: own, height: own / ratio)
    default: return proposal
    }
  }

  private func contentSize(_ proposal: Proposal) -> CGSize { arrangement.size(proposal) }

  /// The way in which the element arranges its children.
  private(set) lazy var arrangement: any Arrangement = makeArrangement()

  // MARK: Place

  /// Places the element and its descendants.
  ///
  /// - Parameters:
  ///   - origin: The top left corner.
  ///   - proposal: What the element is offered.
  func place(at origin: CGPoint, _ proposal: Proposal) {
    place(in: CGRect(origin: origin, size: size(proposal)), proposal)
  }

  /// Places the element in a frame that its container determines, as a layer has that of its base.
  func place(in frame: CGRect, _ proposal: Proposal) {
    self.frame = frame
    let insets = element.insets
    let inside = CGRect(
      x: frame.minX + insets.leading, y: frame.minY + insets.top,
      width: max(0, frame.width - insets.leading - insets.trailing),
      height: max(0, frame.height - insets.top - insets.bottom))
    let offered = contentProposal(proposal.inset(insets))
    guard element.frameRule != nil else { return arrangement.place(in: inside, offered) }
    let size = contentSize(offered)
    let corner = inside.corner(of: size, element.alignment)
    arrangement.place(in: CGRect(origin: corner, size: size), offered)
  }

  /// The distance from the top of the element to its first line's baseline, if it was offered a
  /// size; `nil` if there is no text in it.
  func baseline(_ proposal: Proposal) -> Double? {
    let insets = element.insets
    if let text { return insets.top + text.baseline(fonts: fonts) }
    let inner = contentProposal(proposal.inset(insets))
    let room = Double(framed(proposal.inset(insets)).height - contentSize(inner).height)
    let shift = element.frameRule == nil ? 0 : element.alignment.vertical.share * room
    return children.lazy.filter { !$0.element.isLayer }.compactMap { $0.baseline(inner) }.first
      .map { $0 + insets.top + shift }
  }
}
