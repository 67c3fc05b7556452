import Foundation
package import StrataRendering
import StrataViewTree
package import SwiftUICore

/// The settings of scroll views and lists by modifiers above them.
package struct ScrollLook: Equatable {
  var traits: [StyleRule.Trait] = []
  /// The axes along which scroll bars are hidden.
  var barless: Axis.Set = []
  var margins: EdgeInsets?
  var position: ScrollPositionLink?
  /// The point of the content that is shown first; `nil` for its beginning.
  var start: UnitPoint?
  var watches: [ScrollGeometryWatch] = []

  package static func == (left: Self, right: Self) -> Bool {
    left.traits == right.traits && left.barless == right.barless && left.margins == right.margins
      && left.position == right.position && left.start == right.start
      && left.watches.elementsEqual(right.watches) { $0 === $1 }
  }

  /// Returns the style rules of a scroll view.
  ///
  /// - Parameter axes: The axes along which the scroll view scrolls.
  @MainActor package func rules(along axes: Axis.Set) -> [StyleRule] {
    let inset = margins.map {
      StyleRule.padding(
        top: $0.top, leading: $0.leading, bottom: $0.bottom, trailing: $0.trailing)
    }
    let bars: [StyleRule] = !axes.isEmpty && barless.isSuperset(of: axes) ? [.trait(.noBars)] : []
    return bars + traits.map { .trait($0) } + (inset.map { [$0] } ?? [])
  }

  mutating func set(_ trait: StyleRule.Trait, _ isSet: Bool) {
    traits.removeAll { $0 == trait }
    if isSet { traits.append(trait) }
  }

  @MainActor func watched(_ element: Element) -> Element {
    var element = element
    if position != nil { element.events.insert(.sight) }
    return element
  }

  @MainActor var handlers: [(EventSet, EventHandler)] {
    guard let position else { return [] }
    return [(.sight, { position.receive($0.value) })]
  }

  /// Returns the edges of the content that a new scroll view shows, other than the first ones.
  func farEdges(along axes: Axis.Set) -> [Edge] {
    let isBottom = axes.contains(.vertical) && start?.y == 1
    let isTrailing = axes.contains(.horizontal) && start?.x == 1
    return (isBottom ? [.bottom] : []) + (isTrailing ? [.trailing] : [])
  }

  /// Returns the environment of the content without margins, a position, a start and observers,
  /// which affect only one scroll view.
  @MainActor func used(in environment: EnvironmentChain) -> EnvironmentChain {
    guard margins != nil || position != nil || start != nil || !watches.isEmpty else {
      return environment
    }
    var values = EnvironmentValues(environment)
    values.scrollLook.margins = nil
    values.scrollLook.position = nil
    values.scrollLook.start = nil
    values.scrollLook.watches = []
    return values.store
  }
}

extension EnvironmentValues {
  private enum LookKey: EnvironmentKey { static var defaultValue: ScrollLook { ScrollLook() } }

  package var scrollLook: ScrollLook {
    get { self[LookKey.self] }
    set { self[LookKey.self] = newValue }
  }
}

extension View {
  nonisolated func scrollLook(_ change: @escaping (inout ScrollLook) -> Void) -> some View {
    transformEnvironment(\.scrollLook, transform: change)
  }
}
