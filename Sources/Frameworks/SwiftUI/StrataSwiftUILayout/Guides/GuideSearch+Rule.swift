import Foundation
import StrataRendering
import StrataViewTree
import SwiftUICore

extension GuideSearch.Container {
  /// The greatest distance of a member: a view that takes all the space grows with its container,
  /// whose size may depend on it.
  private static let farthest = 20_000.0

  /// Returns the rule that places the members; `nil` if none is needed, or a size is not known yet.
  ///
  /// - Parameter size: Returns the size of a member; `nil` until the browser has reported it.
  @MainActor func rule(_ size: (ElementNode) -> CGSize?) -> StyleRule? {
    let members = node.members
    let across = x.flatMap { places(members, along: $0, size) }
    let down = y.flatMap { places(members, along: $0, size) }
    guard across != nil || down != nil else { return nil }
    return .guides(
      kind,
      members.indices.map { index in
        StyleRule.GuidedMember(x: across.flatMap { $0[index] }, y: down.flatMap { $0[index] })
      })
  }

  /// Returns the distances of the members along an axis.
  @MainActor private func places(
    _ members: [ElementNode], along key: GuideKey, _ size: (ElementNode) -> CGSize?
  ) -> [Double?]? {
    let set = Dictionary(grouping: guides[key] ?? []) { $0.member }.mapValues(\.average)
    guard !set.isEmpty || key.isUneven && kind != .frame else { return nil }
    let isMoved = kind == .frame || key.isBaseline
    if !isMoved {
      // All sizes are asked for at once.
      for member in members where !set.keys.contains(member.id) && !member.isGap {
        _ = key.usual(of: member, size)
      }
    }
    guard !set.values.contains(nil) else { return nil }
    let own = set.compactMapValues { $0 }
    return isMoved
      ? moves(members, along: key, own, size) : margins(members, along: key, own, size)
  }

  /// Returns the distances between the guides that members set and those that they would have.
  @MainActor private func moves(
    _ members: [ElementNode], along key: GuideKey, _ own: [ElementID: Double],
    _ size: (ElementNode) -> CGSize?
  ) -> [Double?]? {
    var moves: [Double?] = []
    for member in members {
      guard let guide = own[member.id] else {
        moves.append(nil)
        continue
      }
      guard let usual = key.usual(of: member, size) else { return nil }
      moves.append(usual - guide)
    }
    return moves
  }

  /// Returns the margins before the members: the member with the greatest guide has none. Members
  /// that take the whole length have none either, as a stretched view keeps its place.
  @MainActor private func margins(
    _ members: [ElementNode], along key: GuideKey, _ own: [ElementID: Double],
    _ size: (ElementNode) -> CGSize?
  ) -> [Double?]? {
    var guides: [Double?] = []
    for member in members {
      if member.isGap {
        guides.append(nil)
        continue
      }
      guard let guide = own[member.id] ?? key.usual(of: member, size) else { return nil }
      guides.append(guide)
    }
    guard let start = guides.compactMap({ $0 }).max() else { return nil }
    let axis: Stretch = key.isHorizontal ? .width : .height
    return zip(members, guides).map { member, guide -> Double? in
      guard let guide, !member.element.stretch.contains(axis) else { return nil }
      return min(start - guide, Self.farthest)
    }
  }
}

extension GuideKey {
  /// Returns the guide of a member that does not set it; `nil` until its size is known.
  @MainActor fileprivate func usual(
    of member: ElementNode, _ size: (ElementNode) -> CGSize?
  ) -> Double? {
    if isStart { return 0 }
    return size(member).map { usual(in: ViewDimensions(width: $0.width, height: $0.height)) }
  }
}

extension ElementNode {
  /// A Boolean value that indicates whether the element has no guides: it only takes space.
  fileprivate var isGap: Bool { element.kind == .spacer || element.kind == .divider }
}
