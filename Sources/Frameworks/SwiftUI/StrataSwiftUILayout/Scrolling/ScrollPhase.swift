import StrataViewTree
public import SwiftUICore

/// The way in which a scroll view moves.
///
/// Partial: a browser reports where content is, and not how it is moved. A scroll view is
/// ``interacting`` while its content moves, and ``idle`` 0.3 s after the last movement.
@frozen public enum ScrollPhase: Equatable, Sendable {
  /// The scroll view does not move.
  case idle
  /// A finger touches the scroll view, which may begin to move. A browser never reports it.
  case tracking
  /// The content moves.
  case interacting
  /// The content goes on moving after a finger has left it. A browser never reports it.
  case decelerating
  /// The app moves the content. A browser never reports it.
  case animating

  /// A Boolean value that indicates whether the scroll view is in any phase but ``idle``.
  public var isScrolling: Bool { self != .idle }
}

/// The state of a scroll view at a change of its phase.
///
/// Partial in `velocity`: it is always `nil`, since a browser does not report it.
public struct ScrollPhaseChangeContext {
  /// The geometry of the scroll view.
  public let geometry: ScrollGeometry
  /// The speed of the content in points per second: always `nil`, which means that it is unknown.
  public var velocity: CGVector? { nil }
}

/// Passes an observer of phases to the scroll view inside.
nonisolated struct ScrollPhaseView<Content: View>: View {
  var action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  var content: Content
  @State private var model = ScrollPhaseModel()
  @Environment(\.clock) private var clock

  @MainActor var body: some View {
    let (model, watch) = (model, model.watch)
    (model.action, model.clock) = (action, clock)
    watch.action = { [weak model] in model?.receive($0) }
    return content.scrollLook { $0.watches.append(watch) }.onDisappear { model.end() }
  }
}

/// Computes phases from the geometries of a scroll view.
@MainActor final class ScrollPhaseModel {
  /// The time without movement after which a scroll view is idle, in seconds.
  private static let quiet = 0.3
  let watch = ScrollGeometryWatch()
  var action: ((ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void)?
  var clock: TreeClock?
  private var phase = ScrollPhase.idle
  private var last: ScrollGeometry?
  private var waiting: Task<Void, Never>?

  nonisolated init() {}

  func receive(_ geometry: ScrollGeometry) {
    defer { last = geometry }
    guard let last, last.contentOffset != geometry.contentOffset else { return }
    change(to: .interacting, geometry)
    waiting?.cancel()
    waiting = Task { [weak self, clock] in
      do { try await clock?.sleep(Self.quiet) } catch { return }
      self?.change(to: .idle, geometry)
    }
  }

  /// Stops waiting when the scroll view is removed.
  func end() { waiting?.cancel() }

  private func change(to new: ScrollPhase, _ geometry: ScrollGeometry) {
    let old = phase
    guard old != new else { return }
    phase = new
    action?(old, new, ScrollPhaseChangeContext(geometry: geometry))
  }
}

extension View {
  /// Adds an action that runs when the scroll view in this view begins or ceases to move.
  ///
  /// Partial: the phases are ``ScrollPhase/idle`` and ``ScrollPhase/interacting``, whoever moves the
  /// content. A `List` reports nothing.
  ///
  /// - Parameter action: Receives the old and the new phase.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    onScrollPhaseChange { old, new, _ in action(old, new) }
  }

  /// Adds an action that runs when the scroll view in this view begins or ceases to move, with the
  /// scroll view's geometry.
  ///
  /// Partial: the phases are ``ScrollPhase/idle`` and ``ScrollPhase/interacting``, whoever moves the
  /// content. A `List` reports nothing.
  ///
  /// - Parameter action: Receives the old and the new phase, and the geometry.
  nonisolated public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    ScrollPhaseView(action: action, content: self)
  }
}
