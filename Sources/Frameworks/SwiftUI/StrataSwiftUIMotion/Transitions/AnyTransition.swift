public import Foundation
import StrataRendering
import StrataSwiftUIDrawing
import StrataViewTree
public import SwiftUICore

/// A type-erased transition: how a view appears and disappears.
///
///     if isOpen { Details().transition(.move(edge: .bottom).combined(with: .opacity)) }
///
/// Same as Apple's. The transition is visible if the change that inserts or removes the view is
/// animated.
public struct AnyTransition: Sendable {
  /// Returns the look of the view before it appears or after it has disappeared.
  let pose: @MainActor (TransitionPhase, EnvironmentChain) -> TransitionState
  /// A name by which transitions are compared: transitions with equal names look the same; `nil` if
  /// the transition cannot be compared.
  let name: String?
  var entrance: Animation?
  var exit: Animation?

  init(
    _ name: String?,
    _ pose: @escaping @MainActor (TransitionPhase, EnvironmentChain) -> TransitionState
  ) {
    (self.name, self.pose) = (name, pose)
  }

  init(_ name: String, _ rules: [StyleRule]) {
    self.init(name) { _, _ in TransitionState(with: rules) }
  }

  /// Creates a type-erased transition of a transition.
  public init<T: Transition>(_ transition: T) {
    if let ready = transition as? any ReadyTransition {
      self = ready.ready
    } else {
      let transition = ForMainActor(transition)
      self.init(nil) { phase, environment in
        TransitionState(of: transition.value.apply(content: ProbeView(), phase: phase), environment)
      }
    }
  }
}

// MARK: - Ready ones

extension AnyTransition {
  /// A transition that fades the view in and out. It is the default.
  public static var opacity: AnyTransition { AnyTransition("opacity", [.opacity(0)]) }

  /// A transition without an effect.
  public static var identity: AnyTransition { AnyTransition("identity", []) }

  /// A transition that scales the view from zero when it appears, and to zero when it disappears.
  public static var scale: AnyTransition { scale(scale: 0) }

  /// Returns a transition that scales the view around a point, from a factor when it appears and to
  /// that factor when it disappears.
  ///
  /// - Parameters:
  ///   - scale: The factor.
  ///   - anchor: The point that remains in place, relative to the size.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(
      "scale \(scale) \(anchor)", [.scale(x: scale, y: scale, anchor: anchor.place)])
  }

  /// Returns a transition that moves the view from an offset when it appears, and to that offset
  /// when it disappears. The offset is in points.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Returns a transition that moves the view from an offset when it appears, and to that offset
  /// when it disappears. The offset is in points.
  ///
  /// - Parameters:
  ///   - x: The horizontal distance, in points.
  ///   - y: The vertical distance, in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition("offset \(x) \(y)", [.offset(x: x, y: y)])
  }

  /// Returns a transition that moves the view in over an edge when it appears, and out over the
  /// same edge when it disappears.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition("move \(edge)") { _, environment in .beyond(edge, environment) }
  }

  /// A transition that moves the view in from the leading edge and out over the trailing one.
  public static var slide: AnyTransition {
    AnyTransition("slide") { phase, environment in
      .beyond(phase == .willAppear ? .leading : .trailing, environment)
    }
  }

  /// Returns a transition that moves the view in over an edge and out over the opposite edge, while
  /// it fades.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition("push \(edge)") { phase, environment in
      .beyond(phase == .willAppear ? edge : edge.opposite, environment).combined(with: .faded)
    }
  }

  /// Returns a transition with different insertion and removal.
  ///
  /// - Parameters:
  ///   - insertion: The transition of appearing.
  ///   - removal: The transition of disappearing.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    var both = AnyTransition(joined(insertion.name, removal.name, by: "/")) { phase, environment in
      (phase == .willAppear ? insertion : removal).pose(phase, environment)
    }
    (both.entrance, both.exit) = (insertion.entrance, removal.exit)
    return both
  }

  /// Returns a transition between two modifiers: from `active` when the view appears, and back when
  /// it disappears.
  ///
  /// Partial: only the modifiers' changes of the view's look are used: opacity, position, size,
  /// rotation, blur, color.
  ///
  /// - Parameters:
  ///   - active: The modifier before the view appears and after it has disappeared.
  ///   - identity: The modifier while the view is shown.
  public static func modifier<E: ViewModifier>(
    active: E, identity: E
  ) -> AnyTransition {
    let active = ForMainActor(active)
    return AnyTransition(nil) { _, environment in
      TransitionState(of: ProbeView().modifier(active.value), environment)
    }
  }

  /// Returns a transition that combines this one with another one.
  public func combined(with other: AnyTransition) -> AnyTransition {
    var both = AnyTransition(Self.joined(name, other.name, by: "+")) { phase, environment in
      pose(phase, environment).combined(with: other.pose(phase, environment))
    }
    (both.entrance, both.exit) = (entrance ?? other.entrance, exit ?? other.exit)
    return both
  }

  /// Returns the transition with an animation. The transition is then animated even if the change
  /// that inserts or removes the view is not.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var copy = self
    (copy.entrance, copy.exit) = (animation, animation)
    return copy
  }

  private static func joined(_ left: String?, _ right: String?, by sign: String) -> String? {
    guard let left, let right else { return nil }
    return "(\(left))\(sign)(\(right))"
  }
}

extension Edge {
  var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}

extension TransitionState {
  /// Returns the look of a view that was moved across an edge by its own size.
  @MainActor fileprivate static func beyond(
    _ edge: Edge, _ environment: EnvironmentChain
  ) -> TransitionState {
    let isMirrored = EnvironmentValues(environment).layoutDirection == .rightToLeft
    var pose = TransitionState()
    switch edge {
    case .top: pose.part.y = -1
    case .bottom: pose.part.y = 1
    case .leading: pose.part.x = isMirrored ? 1 : -1
    case .trailing: pose.part.x = isMirrored ? -1 : 1
    }
    return pose
  }
}
