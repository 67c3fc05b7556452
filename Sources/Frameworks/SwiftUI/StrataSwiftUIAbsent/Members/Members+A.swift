// `make parity` writes this file from Apple's list of symbols and the tables beside it; do not
// edit it. Each declaration is what Apple has and Strata lacks: using it is a compile error that
// says so (docs/decisions/0021-parity-by-index.md).
// swift-format-ignore-file

public import Foundation
public import StrataSwiftUIAccessibility
public import StrataSwiftUIDrawing
public import StrataSwiftUILayout
public import SwiftUICore

extension AccessibilityFocusState {
  @available(*, unavailable, message: "Strata does not have AccessibilityFocusState.init(for:) yet; docs/ledgers/parity.md lists what is there")
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { fatalError() }
}

extension AccessibilityRotorEntry {
  @available(*, unavailable, message: "Strata does not have AccessibilityRotorEntry.init(_:textRange:prepare:) yet; docs/ledgers/parity.md lists what is there")
  public init<Given1: Comparable>(_ label: Text? = nil, textRange: Range<Given1>, prepare: @escaping () -> Void = {}) where ID == Never { fatalError() }
}

extension Anchor.Source {
  @available(*, unavailable, message: "Strata does not have Anchor.Source.init(_:) yet; docs/ledgers/parity.md lists what is there")
  public init<Given1: Sendable>(_ anchor: Anchor<Given1>.Source?) where Value == Never { fatalError() }
}

extension Animation {
  @available(*, unavailable, message: "Strata does not have Animation.animate(value:time:context:) yet; docs/ledgers/parity.md lists what is there")
  public func animate<V, Given1>(value: V, time: TimeInterval, context: inout AnimationContext<Given1>) -> V? where V: VectorArithmetic { fatalError() }
  @available(*, unavailable, message: "Strata does not have Animation.base yet; docs/ledgers/parity.md lists what is there")
  public var base: any CustomAnimation { fatalError() }
  @available(*, unavailable, message: "Strata does not have Animation.init(_:) yet; docs/ledgers/parity.md lists what is there")
  public init<A>(_ base: A) { fatalError() }
  @available(*, unavailable, message: "Strata does not have Animation.shouldMerge(previous:value:time:context:) yet; docs/ledgers/parity.md lists what is there")
  public func shouldMerge<V, Given1>(previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<Given1>) -> Bool where V: VectorArithmetic { fatalError() }
  @available(*, unavailable, message: "Strata does not have Animation.velocity(value:time:context:) yet; docs/ledgers/parity.md lists what is there")
  public func velocity<V, Given1>(value: V, time: TimeInterval, context: AnimationContext<Given1>) -> V? where V: VectorArithmetic { fatalError() }
}
