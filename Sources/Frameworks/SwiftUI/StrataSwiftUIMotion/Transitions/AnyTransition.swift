public import Foundation
import StrataRendering
import StrataSwiftUIDrawing
import StrataViewTree
public import SwiftUICore

/// How a view comes and goes.
///
///     if isOpen { Details().transition(.move(edge: .bottom).combined(with: .opacity)) }
///
/// Same as Apple's. It is seen where the change that shows or hides the view is animated.
public struct AnyTransition: Sendable {
  /// What the view looks like before it has come and when it has gone.
  let pose: @MainActor (TransitionPhase, EnvironmentChain) -> Pose
  /// Equal names mean equal poses; `nil` where nothing can be told.
  let name: String?
  var entrance: Animation?
  var exit: Animation?

  init(
    _ name: String?, _ pose: @escaping @MainActor (TransitionPhase, EnvironmentChain) -> Pose
  ) {
    (self.name, self.pose) = (name, pose)
  }

  init(_ name: String, _ rules: [StyleRule]) {
    self.init(name) { _, _ in Pose(with: rules) }
  }

  /// A transition of the app's own.
  @MainActor public init<T: Transition>(_ transition: T) {
    if let ready = transition as? any ReadyTransition {
      self = ready.ready
    } else {
      self.init(nil) { phase, environment in
        Pose(of: transition.apply(content: ProbeView(), phase: phase), environment)
      }
    }
  }
}

// MARK: - Ready ones

extension AnyTransition {
  /// From and to transparency. What is used where nothing is said.
  public static var opacity: AnyTransition { AnyTransition("opacity", [.opacity(0)]) }

  /// It is there, and gone, at once.
  public static var identity: AnyTransition { AnyTransition("identity", []) }

  /// From and to nothing, about its middle.
  public static var scale: AnyTransition { scale(scale: 0) }

  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(
      "scale \(scale) \(anchor)", [.scale(x: scale, y: scale, anchor: anchor.place)])
  }

  public static func offset(_ offset: CGSize) -> AnyTransition {
    self.offset(x: offset.width, y: offset.height)
  }

  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition("offset \(x) \(y)", [.offset(x: x, y: y)])
  }

  /// In from an edge of its own box and out over it.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition("move \(edge)") { _, environment in .beyond(edge, environment) }
  }

  /// In from the leading edge, out over the trailing one.
  public static var slide: AnyTransition {
    AnyTransition("slide") { phase, environment in
      .beyond(phase == .willAppear ? .leading : .trailing, environment)
    }
  }

  /// In from an edge and out over the one opposite, fading.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition("push \(edge)") { phase, environment in
      .beyond(phase == .willAppear ? edge : edge.opposite, environment).combined(with: .faded)
    }
  }

  /// One way in and another out.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    var both = AnyTransition(joined(insertion.name, removal.name, by: "/")) { phase, environment in
      (phase == .willAppear ? insertion : removal).pose(phase, environment)
    }
    (both.entrance, both.exit) = (insertion.entrance, removal.exit)
    return both
  }

  /// From one modifier to the other as it comes, and back as it goes.
  ///
  /// Partial: of the modifiers counts what they do to the view's own look: opacity, place, size,
  /// turn, blur, colour.
  @MainActor public static func modifier<E: ViewModifier>(
    active: E, identity: E
  ) -> AnyTransition {
    AnyTransition(nil) { _, environment in
      Pose(of: ProbeView().modifier(active), environment)
    }
  }

  /// Both at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    var both = AnyTransition(Self.joined(name, other.name, by: "+")) { phase, environment in
      pose(phase, environment).combined(with: other.pose(phase, environment))
    }
    (both.entrance, both.exit) = (entrance ?? other.entrance, exit ?? other.exit)
    return both
  }

  /// With an animation of its own, also where the change is not animated.
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

extension Pose {
  /// Its own size away over an edge.
  @MainActor fileprivate static func beyond(
    _ edge: Edge, _ environment: EnvironmentChain
  ) -> Pose {
    let isMirrored = EnvironmentValues(environment).layoutDirection == .rightToLeft
    var pose = Pose()
    switch edge {
    case .top: pose.part.y = -1
    case .bottom: pose.part.y = 1
    case .leading: pose.part.x = isMirrored ? 1 : -1
    case .trailing: pose.part.x = isMirrored ? -1 : 1
    }
    return pose
  }
}
