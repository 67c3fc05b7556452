public import Foundation
import StrataRendering
import StrataSwiftUIDrawing
public import SwiftUICore

/// A transition that comes with the system: what it looks like is known without drawing it.
@MainActor protocol ReadyTransition: Transition {
  var ready: AnyTransition { get }
}

extension ReadyTransition {
  public func body(content: Content, phase: TransitionPhase) -> Content { content }
}

/// Several transitions, or one with an animation.
struct Wrapped: ReadyTransition {
  var any: AnyTransition
  var ready: AnyTransition { any }
}

/// From and to transparency.
///
/// Same as Apple's.
public struct OpacityTransition: Transition {
  public init() {}
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

/// It is there, and gone, at once.
///
/// Same as Apple's.
public struct IdentityTransition: Transition {
  public init() {}
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
  public func body(content: Content, phase: TransitionPhase) -> Content { content }
}

/// From and to another size.
///
/// Same as Apple's.
public struct ScaleTransition: Transition {
  public var scale: Double
  public var anchor: UnitPoint

  public init(_ scale: Double, anchor: UnitPoint = .center) {
    (self.scale, self.anchor) = (scale, anchor)
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}

/// In from beside its place and back there.
///
/// Same as Apple's.
public struct OffsetTransition: Transition {
  public var offset: CGSize
  public init(_ offset: CGSize) { self.offset = offset }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// In from an edge of its own box and out over it.
///
/// Same as Apple's.
public struct MoveTransition: Transition {
  public var edge: Edge
  public init(edge: Edge) { self.edge = edge }
  public func body(content: Content, phase: TransitionPhase) -> Content { content }
}

/// In from an edge and out over the one opposite, fading.
///
/// Same as Apple's.
public struct PushTransition: Transition {
  public var edge: Edge
  public init(edge: Edge) { self.edge = edge }
  public func body(content: Content, phase: TransitionPhase) -> Content { content }
}

/// In from the leading edge, out over the trailing one.
///
/// Same as Apple's.
public struct SlideTransition: Transition {
  public init() {}
  public func body(content: Content, phase: TransitionPhase) -> Content { content }
}

/// One way in and another out.
///
/// Same as Apple's.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  public var insertion: Insertion
  public var removal: Removal

  public init(insertion: Insertion, removal: Removal) {
    (self.insertion, self.removal) = (insertion, removal)
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    if phase == .didDisappear {
      removal.apply(content: content, phase: phase)
    } else {
      insertion.apply(content: content, phase: phase)
    }
  }
}

/// Blurred, fading and a little smaller.
///
/// Same as Apple's.
public struct BlurReplaceTransition: Transition {
  /// Whether it shrinks or grows as it goes.
  public struct Configuration: Hashable, Sendable {
    let growsAway: Bool
    public static let downUp = Configuration(growsAway: false)
    public static let upUp = Configuration(growsAway: true)
  }

  public var configuration: Configuration
  public init(configuration: Configuration) { self.configuration = configuration }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.blur(radius: phase.isIdentity ? 0 : 10).opacity(phase.isIdentity ? 1 : 0)
      .scaleEffect(phase.isIdentity ? 1 : size(phase))
  }

  /// How large it is before or after.
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
    .asymmetric(insertion: AnyTransition(insertion), removal: AnyTransition(removal))
  }
}

extension BlurReplaceTransition: ReadyTransition {
  var ready: AnyTransition {
    let growsAway = configuration.growsAway
    return AnyTransition("blurReplace \(growsAway)") { phase, _ in
      let size = size(phase)
      return Pose(with: [
        .opacity(0), .scale(x: size, y: size, anchor: .center), .filter(.blur(10)),
      ])
    }
  }
}

// MARK: - By name

extension Transition where Self == OpacityTransition {
  public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == IdentityTransition {
  public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == ScaleTransition {
  public static var scale: ScaleTransition { ScaleTransition(0) }
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == OffsetTransition {
  public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension Transition where Self == MoveTransition {
  public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
  public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}

extension Transition where Self == SlideTransition {
  public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == BlurReplaceTransition {
  public static var blurReplace: BlurReplaceTransition {
    BlurReplaceTransition(configuration: .downUp)
  }
  public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> Self {
    BlurReplaceTransition(configuration: config)
  }
}
