public import Foundation
import StrataRendering
import StrataSwiftUIDrawing
public import SwiftUICore

/// A transition of the system, whose look is known without evaluating it.
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
  /// Creates a transition.
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
  /// Creates a transition.
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
  /// The offset of the hidden view, in points.
  public var offset: CGSize
  /// Creates a transition from and to an offset in points.
  public init(_ offset: CGSize) { self.offset = offset }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// A transition that moves the view in from an edge and out over it.
///
/// Same as Apple's.
public struct MoveTransition: Transition {
  /// The edge from which the view moves in, and over which it moves out.
  public var edge: Edge
  /// Creates a transition over an edge.
  public init(edge: Edge) { self.edge = edge }
  public func body(content: Content, phase: TransitionPhase) -> Content { content }
}

/// A transition that moves the view in from an edge and out over the opposite one, fading.
///
/// Same as Apple's.
public struct PushTransition: Transition {
  /// The edge from which the view appears.
  public var edge: Edge
  /// Creates a transition from an edge.
  public init(edge: Edge) { self.edge = edge }
  public func body(content: Content, phase: TransitionPhase) -> Content { content }
}

/// A transition that moves the view in from the leading edge and out over the trailing one.
///
/// Same as Apple's.
public struct SlideTransition: Transition {
  /// Creates a transition.
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
  /// The direction of the scaling.
  public struct Configuration: Hashable, Sendable {
    let growsAway: Bool
    /// The old view shrinks and the new one grows.
    public static let downUp = Configuration(growsAway: false)
    /// The old and the new view grow.
    public static let upUp = Configuration(growsAway: true)
  }

  /// The direction of the scaling.
  public var configuration: Configuration
  /// Creates a transition with a direction of the scaling.
  public init(configuration: Configuration) { self.configuration = configuration }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.blur(radius: phase.isIdentity ? 0 : 10).opacity(phase.isIdentity ? 1 : 0)
      .scaleEffect(phase.isIdentity ? 1 : size(phase))
  }

  /// Returns the scale before or after.
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
  /// A transition that scales the view from and to zero.
  public static var scale: ScaleTransition { ScaleTransition(0) }
  /// Returns a transition that scales the view from and to a factor around a point.
  ///
  /// - Parameters:
  ///   - scale: The factor.
  ///   - anchor: The point that remains in place, relative to the size.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == OffsetTransition {
  /// Returns a transition that moves the view from and to an offset in points.
  public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }
  /// Returns a transition that moves the view from and to an offset in points.
  ///
  /// - Parameters:
  ///   - x: The horizontal distance, in points.
  ///   - y: The vertical distance, in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension Transition where Self == MoveTransition {
  /// Returns a transition that moves the view in from an edge and out over it.
  public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
  /// Returns a transition that moves the view in from an edge and out over the opposite one,
  /// fading.
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
