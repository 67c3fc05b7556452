public import Foundation
import StrataRendering
public import StrataSwiftUILayout
import StrataViewTree
public import SwiftUICore

/// The state of a pointer in relation to a view.
///
/// Same as Apple's.
@frozen public enum HoverPhase: Equatable, Sendable {
  /// The pointer is over the view, at a point.
  case active(CGPoint)
  /// The pointer has left the view.
  case ended
}

extension View {
  /// Performs an action with `true` when a pointer enters the view, and with `false` when it
  /// leaves. Touches do not count.
  ///
  ///     Text("Row").onHover { isOver in isLit = isOver }
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    let action = ForMainActor(action)
    return modifier(EventModifier(events: .hover) { action.value(!$0.value.isEmpty) })
  }

  /// Performs an action when a pointer moves over the view, and when it leaves it.
  ///
  /// Partial: moves are dropped while a response of the server is awaited. Points are in the
  /// coordinates of the view or of the window; a named space is treated as the window.
  ///
  /// - Parameters:
  ///   - coordinateSpace: The coordinate space of the positions.
  ///   - action: A function that is called with the pointer's position, and when the pointer
  ///     leaves.
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    let isLocal = coordinateSpace.coordinateSpace == .local
    let action = ForMainActor(action)
    return modifier(
      EventModifier(events: .hover) { event in
        let point = HoverPoint(event.value)
        action.value(point.map { .active(isLocal ? $0.local : $0.global) } ?? .ended)
      }
    )
    .attribute(.hover, "move")
  }

  /// Performs an action when a pointer moves over the view, and when it leaves it.
  ///
  /// Partial: moves are dropped while a response of the server is awaited. Points are in the
  /// coordinates of the view or of the window; a named space is treated as the window.
  ///
  /// - Parameters:
  ///   - coordinateSpace: The coordinate space of the positions.
  ///   - action: A function that is called with the pointer's position, and when the pointer
  ///     leaves.
  @available(
    iOS, deprecated: 100000, message: "use overload that accepts a CoordinateSpaceProtocol instead"
  )
  @_disfavoredOverload
  nonisolated public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    let isLocal = coordinateSpace == .local
    let action = ForMainActor(action)
    return modifier(
      EventModifier(events: .hover) { event in
        let point = HoverPoint(event.value)
        action.value(point.map { .active(isLocal ? $0.local : $0.global) } ?? .ended)
      }
    )
    .attribute(.hover, "move")
  }
}

/// A pointer's position in the element and in the window, as the browser reports it.
struct HoverPoint: Equatable {
  var local: CGPoint
  var global: CGPoint

  /// Reads a position that the browser sent.
  ///
  /// - Parameter text: Four numbers such as `12 8 100 208`; for any other text the initializer
  ///   returns `nil`.
  init?(_ text: String) {
    let numbers = text.split(separator: " ").compactMap { Double($0) }.filter(\.isFinite)
    guard numbers.count == 4 else { return nil }
    local = CGPoint(x: numbers[0], y: numbers[1])
    global = CGPoint(x: numbers[2], y: numbers[3])
  }
}
