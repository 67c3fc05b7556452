import Foundation
import StrataRendering
import StrataViewTree
import SwiftUICore

/// Finds the containers whose places depend on the guides of views.
@MainActor struct GuideSearch {
  /// A guide of a view, as a member of some container has it.
  struct Found {
    var member: ElementID
    /// The distance from the member's edge; `nil` if it is not known yet.
    var value: Double?
    /// The members of the stacks between the view and the member, from the inside out.
    var path: [ElementID]

    /// The guide as the member of the outermost stack between has it.
    fileprivate var inside: Found {
      var copy = self
      copy.path.removeLast()
      return copy
    }
  }

  /// A container, and the guides that views in it set.
  struct Container {
    var node: ElementNode
    var kind: StyleRule.GuideContainer
    var x: GuideKey?
    var y: GuideKey?
    var guides: [GuideKey: [Found]] = [:]
  }

  private var found: [ElementID: Container] = [:]
  private var around: [ObjectIdentifier: (source: any GuideSource, guides: [GuideKey: [Found]])] =
    [:]

  var containers: [Container] { Array(found.values) }

  /// The views that set guides, and the guides that views inside of them set.
  var inside: [(any GuideSource, [GuideKey: Double])] {
    around.values.map { source, guides in (source, guides.compactMapValues { $0.average }) }
  }

  /// Adds a container even if no view in it sets a guide.
  mutating func add(_ node: ElementNode) {
    guard case .container(let kind, let x, let y) = GuideRole(of: node.element),
      found[node.id] == nil
    else { return }
    found[node.id] = Container(node: node, kind: kind, x: x, y: y)
  }

  /// Adds a view's guide to everything around it that has the guide: a container of that alignment
  /// uses it, and it is part of the guide of each stack around it.
  mutating func follow(_ source: any GuideSource) {
    guard var member = source.element, member.isMounted else { return }
    var path: [ElementID] = []
    // The elements of modifiers around the view may be below the node.
    var (next, isOutside) = (member.parent, false)
    while let node = next {
      next = node.parent
      if isOutside, let outer = node as? any GuideSource {
        add(source, in: member, path, around: outer)
        if outer.key == source.key { return }
      }
      isOutside = isOutside || node === source
      guard let element = node as? ElementNode else { continue }
      switch GuideRole(of: element.element) {
      case .stops: return
      case .passes: break
      case .container(let kind, let x, let y):
        add(element)
        if source.key == x || source.key == y {
          let value = source.value(in: member)
          let guide = Found(member: member.id, value: value, path: path)
          found[element.id]?.guides[source.key, default: []].append(guide)
        }
        if kind != .frame { path.append(member.id) }
        if element.isLayer { return }
      }
      member = element
    }
  }

  private mutating func add(
    _ source: any GuideSource, in member: ElementNode, _ path: [ElementID],
    around outer: any GuideSource
  ) {
    let guide = Found(member: member.id, value: source.value(in: member), path: path)
    around[ObjectIdentifier(outer), default: (outer, [:])]
      .guides[source.key, default: []].append(guide)
  }
}

extension ElementNode {
  /// A Boolean value that indicates whether the element is the place of an overlay or a background.
  fileprivate var isLayer: Bool { element[.variant] == "layer" }
}

extension GuideSource {
  /// Returns the distance of the guide from the edge of an element around the view; `nil` until the
  /// browser has reported the view's place in it.
  fileprivate func value(in member: ElementNode) -> Double? {
    guard let value, member !== element else { return value }
    if member.element[.space] == nil { member.note(.space, "\\a\(member.id.rawValue)") }
    guard let report = model.askForPlace(), let view = report.global,
      let frame = report.spaces.first(where: { $0.name == member.element[.space] })?.frame
    else { return nil }
    guard key.isHorizontal else { return value + Double(view.minY - frame.minY) }
    return value + Double(isMirrored ? frame.maxX - view.maxX : view.minX - frame.minX)
  }
}

extension [GuideSearch.Found] {
  /// The guide of a member: the only one in it, or the average of those of each stack's members;
  /// `nil` if one is not known yet.
  var average: Double? {
    if count == 1 { return self[0].value }
    guard allSatisfy({ $0.value != nil && !$0.path.isEmpty }) else {
      let known = compactMap(\.value)
      return known.count == count && count > 0 ? known.reduce(0, +) / Double(count) : nil
    }
    let groups = Dictionary(grouping: self) { $0.path.last }.values
    let inner = groups.compactMap { group in group.map(\.inside).average }
    return inner.reduce(0, +) / Double(inner.count)
  }
}
