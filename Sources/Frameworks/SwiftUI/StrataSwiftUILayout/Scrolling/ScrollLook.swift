import Foundation
package import StrataRendering
import StrataViewTree
package import SwiftUICore

/// What modifiers ask of the scroll views and lists below them.
package struct ScrollLook: Equatable {
  var traits: [StyleRule.Trait] = []
  /// Along which axes bars are hidden.
  var barless: Axis.Set = []
  var margins: EdgeInsets?
  var position: ScrollPositionLink?

  /// - Parameter axes: along which there is scrolling.
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

  /// The environment inside: margins and a position are one scroll view's alone.
  @MainActor func used(in environment: EnvironmentChain) -> EnvironmentChain {
    guard margins != nil || position != nil else { return environment }
    var values = EnvironmentValues(environment)
    values.scrollLook.margins = nil
    values.scrollLook.position = nil
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
  func scrollLook(_ change: @escaping (inout ScrollLook) -> Void) -> some View {
    transformEnvironment(\.scrollLook, transform: change)
  }
}
