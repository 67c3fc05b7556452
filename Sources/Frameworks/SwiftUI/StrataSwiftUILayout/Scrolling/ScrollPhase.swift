import Foundation
import StrataViewTree
public import SwiftUICore

/// The way in which a scroll view moves.
///
/// Partial: a page reports where its content is, not how a finger moves it. So a scroll view is
/// `interacting` while its content moves, whoever moves it, and `idle` a quarter of a second after
/// it was last seen to move.
@frozen public enum ScrollPhase: Hashable, Sendable {
  /// Nothing moves.
  case idle
  /// A finger is on the content, which does not move yet.
  case tracking
  /// A person moves the content.
  case interacting
  /// The content still moves after the person has let it go.
  case decelerating
  /// The app moves the content.
  case animating

  /// A Boolean value that indicates whether the phase is any other than `idle`.
  public var isScrolling: Bool { self != .idle }
}

/// The facts about a scroll view when its phase changes.
///
/// Partial in `velocity`: it is always `nil`, since a page does not report it.
public struct ScrollPhaseChangeContext {
  /// The position of the content and the sizes of the content and the scroll view.
  public let geometry: ScrollGeometry
  /// The speed of the content in points per second: always `nil`, which means that it is unknown.
  public var velocity: CGVector? { nil }
}

/// Derives the phases of a scroll view from the places of its content.
@MainActor final class ScrollPhaseMemory {
  /// The time without a movement after which the scroll view counts as idle, in seconds.
  private static let pause = 0.25

  let watch = ScrollGeometryWatch()
  private var phase = ScrollPhase.idle
  private var last: ScrollGeometry?
  private var rest: Task<Void, Never>?

  nonisolated init() {}

  /// Makes the scroll view report its phases to an action.
  func begin(
    _ clock: TreeClock,
    _ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  ) {
    watch.action = { [weak self] in self?.receive($0, clock, action) }
  }

  private func receive(
    _ geometry: ScrollGeometry, _ clock: TreeClock,
    _ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  ) {
    let hasMoved = last.map { $0.contentOffset != geometry.contentOffset } ?? false
    last = geometry
    guard hasMoved else { return }
    change(to: .interacting, geometry, action)
    rest?.cancel()
    rest = Task {
      do { try await clock.sleep(Self.pause) } catch { return }
      change(to: .idle, last ?? geometry, action)
    }
  }

  private func change(
    to new: ScrollPhase, _ geometry: ScrollGeometry,
    _ action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  ) {
    guard new != phase else { return }
    let old = phase
    phase = new
    action(old, new, ScrollPhaseChangeContext(geometry: geometry))
  }
}

/// Passes an observer of phases to the scroll view inside.
nonisolated struct ScrollPhaseView<Content: View>: View {
  var action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  var content: Content
  @State private var memory = ScrollPhaseMemory()
  @Environment(\.clock) private var clock

  @MainActor var body: some View {
    memory.begin(clock, action)
    let watch = memory.watch
    return content.scrollLook { $0.watches.append(watch) }
  }
}

extension View {
  /// Adds an action that runs when the scroll view in this view begins or ends to move.
  ///
  /// Partial: the limits of ``ScrollPhase`` apply, and a `List` reports nothing.
  ///
  /// - Parameter action: Receives the old and the new phase.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    ScrollPhaseView(action: { old, new, _ in action(old, new) }, content: self)
  }

  /// Adds an action that runs when the scroll view in this view begins or ends to move.
  ///
  /// Partial: the limits of ``ScrollPhase`` apply, and a `List` reports nothing.
  ///
  /// - Parameter action: Receives the old phase, the new phase, and facts about the scroll view.
  nonisolated public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    ScrollPhaseView(action: action, content: self)
  }
}
