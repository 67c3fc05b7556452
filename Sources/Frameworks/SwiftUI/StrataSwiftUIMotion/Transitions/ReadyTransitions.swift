public import Foundation
import StrataRendering
import StrataSwiftUIDrawing
public import SwiftUICore

/// A transition of the system, whose appearance is known without evaluating its body.
@MainActor protocol ReadyTransition: Transition {
  nonisolated var ready: AnyTransition { get }
}

extension ReadyTransition {
  public func body(content: Content, phase: TransitionPhase) -> Content { content }
}

/// A combined transition, or one with an animation.
struct Wrapped: ReadyTransition {
  var any: AnyTransition
  var ready: AnyTransition { any }
}

/// A transition that fades the view in and out.
///
/// Same as Apple's.
public struct OpacityTransition: Transition {
  /// Creates a transition that fades the view in and out.
  public init() {}
  /// The properties of the transition: it does not move the view.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

/// A transition without an effect.
///
/// Same as Apple's.
public struct IdentityTransition: Transition {
  /// Creates a transition that fades the view in and out.
  public init() {}
  /// The properties of the transition: it does not move the view.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
  public func body(content: Content, phase: TransitionPhase) -> Content { content }
}

/// A transition that scales the view.
///
/// Same as Apple's.
public struct ScaleTransition: Transition {
  /// The factor before the view appears and after it has disappeared.
  public var scale: Double
  /// The center of the scaling, as fractions of the view.
  public var anchor: UnitPoint

  /// Creates a transition from and to a scale.
  ///
  /// - Parameters:
  ///   - scale: The factor.
  ///   - anchor: The point that remains in place, relative to the size.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    (self.scale, self.anchor) = (scale, anchor)
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}

/// A transition that moves the view from and to an offset.
///
/// Same as Apple's.
public struct OffsetTransition: Transition {
  /// The offset of the view before it appears and after it has disappeared, in points.
  public var offset: CGSize
  /// Creates a transition from and to an offset in points.
  public init(_ offset: CGSize) { self.offset = offset }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// A transition that moves the view in over an edge when it appears, and out over the same edge
/// when it disappears.
///
/// Same as Apple's.
public struct MoveTransition: Transition {
  /// The edge from which the view moves in, and over which it moves out.
  public var edge: Edge
  /// Creates a transition that moves the view in and out over an edge.
  public init(edge: Edge) { self.edge = edge }
  public func body(content: Content, phase: TransitionPhase) -> Content { content }
}

/// A transition that moves the view in over an edge and out over the opposite edge, while it fades.
///
/// Same as Apple's.
public struct PushTransition: Transition {
  /// The edge from which the view appears.
  public var edge: Edge
  /// Creates a transition in which the view appears from an edge.
  public init(edge: Edge) { self.edge = edge }
  public func body(content: Content, phase: TransitionPhase) -> Content { content }
}

/// A transition that moves the view in from the leading edge and out over the trailing one.
///
/// Same as Apple's.
public struct SlideTransition: Transition {
  /// Creates a transition that fades the view in and out.
  public init() {}
  public func body(content: Content, phase: TransitionPhase) -> Content { content }
}

/// A transition with different insertion and removal.
///
/// Same as Apple's.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  /// The transition by which the view appears.
  public var insertion: Insertion {
    get { storedInsertion }
    set { storedInsertion = newValue }
  }

  /// The transition by which the view disappears.
  public var removal: Removal {
    get { storedRemoval }
    set { storedRemoval = newValue }
  }

  // nonisolated(unsafe): set by the initializer and the properties, which belong to the main actor;
  // a transition is erased, which reads both, before it is handed on.
  nonisolated(unsafe) private var storedInsertion: Insertion
  nonisolated(unsafe) private var storedRemoval: Removal

  /// Creates a transition from one for the insertion and one for the removal.
  ///
  /// - Parameters:
  ///   - insertion: The transition of appearing.
  ///   - removal: The transition of disappearing.
  public init(insertion: Insertion, removal: Removal) {
    (storedInsertion, storedRemoval) = (insertion, removal)
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    if phase == .didDisappear {
      removal.apply(content: content, phase: phase)
    } else {
      insertion.apply(content: content, phase: phase)
    }
  }
}

/// A transition that blurs, fades and scales the view.
///
/// Same as Apple's.
public struct BlurReplaceTransition: Transition {
  /// The way in which the old and the new view are scaled.
  public struct Configuration: Hashable, Sendable {
    let growsAway: Bool
    /// The old view shrinks and the new one grows.
    public static let downUp = Configuration(growsAway: false)
    /// The old and the new view grow.
    public static let upUp = Configuration(growsAway: true)
  }

  /// The way in which the old and the new view are scaled.
  public var configuration: Configuration
  /// Creates a transition in which the views are scaled in a given way.
  public init(configuration: Configuration) { self.configuration = configuration }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.blur(radius: phase.isIdentity ? 0 : 10).opacity(phase.isIdentity ? 1 : 0)
      .scaleEffect(phase.isIdentity ? 1 : size(phase))
  }

  /// Returns the scale of the view in a phase.
  func size(_ phase: TransitionPhase) -> Double {
    phase == .didDisappear && configuration.growsAway ? 1.2 : 0.8
  }
}

// MARK: - What they look like

extension OpacityTransition: ReadyTransition {
  var ready: AnyTransition { .opacity }
}

extension IdentityTransition: ReadyTransition {
  var ready: AnyTransition { .identity }
}

extension ScaleTransition: ReadyTransition {
  var ready: AnyTransition { .scale(scale: scale, anchor: anchor) }
}

extension OffsetTransition: ReadyTransition {
  var ready: AnyTransition { .offset(offset) }
}

extension MoveTransition: ReadyTransition {
  var ready: AnyTransition { .move(edge: edge) }
}

extension PushTransition: ReadyTransition {
  var ready: AnyTransition { .push(from: edge) }
}

extension SlideTransition: ReadyTransition {
  var ready: AnyTransition { .slide }
}

extension AsymmetricTransition: ReadyTransition {
  var ready: AnyTransition {
    .asymmetric(
      insertion: AnyTransition(storedInsertion), removal: AnyTransition(storedRemoval))
  }
}

extension BlurReplaceTransition: ReadyTransition {
  var ready: AnyTransition {
    let growsAway = configuration.growsAway
    return AnyTransition("blurReplace \(growsAway)") { phase, _ in
      let size = size(phase)
      return TransitionState(with: [
        .opacity(0), .scale(x: size, y: size, anchor: .center), .filter(.blur(10)),
      ])
    }
  }
}

// MARK: - By name

extension Transition where Self == OpacityTransition {
  /// A transition that fades the view in and out.
  public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == IdentityTransition {
  /// A transition without an effect.
  public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == ScaleTransition {
  /// A transition that scales the view from zero when it appears, and to zero when it disappears.
  public static var scale: ScaleTransition { ScaleTransition(0) }
  /// Returns a transition that scales the view around a point, from a factor when it appears and to
  /// that factor when it disappears.
  ///
  /// - Parameters:
  ///   - scale: The factor.
  ///   - anchor: The point that remains in place, relative to the size.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == OffsetTransition {
  /// Returns a transition that moves the view from an offset when it appears, and to that offset
  /// when it disappears. The offset is in points.
  public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }
  /// Returns a transition that moves the view from an offset when it appears, and to that offset
  /// when it disappears. The offset is in points.
  ///
  /// - Parameters:
  ///   - x: The horizontal distance, in points.
  ///   - y: The vertical distance, in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension Transition where Self == MoveTransition {
  /// Returns a transition that moves the view in over an edge when it appears, and out over the
  /// same edge when it disappears.
  public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
  /// Returns a transition that moves the view in over an edge and out over the opposite edge, while
  /// it fades.
  public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}

extension Transition where Self == SlideTransition {
  /// A transition that moves the view in from the leading edge and out over the trailing one.
  public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == BlurReplaceTransition {
  /// A transition that blurs, fades and scales the view.
  public static var blurReplace: BlurReplaceTransition {
    BlurReplaceTransition(configuration: .downUp)
  }
  /// Returns a transition that blurs, fades and scales the view in a direction.
  public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> Self {
    BlurReplaceTransition(configuration: config)
  }
}
