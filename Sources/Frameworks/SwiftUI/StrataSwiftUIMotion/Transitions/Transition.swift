public import StrataViewTree
public import SwiftUICore

/// How far a view is on its way in or out.
///
/// Same as Apple's.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear

  /// Whether the view looks as it is.
  public var isIdentity: Bool { self == .identity }

  /// -1 before it has come, 0 while it is there, 1 when it has gone.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What a transition says of itself.
///
/// Same as Apple's.
public struct TransitionProperties: Sendable {
  /// Whether it moves the view; people who want less motion see a fade then.
  public var hasMotion: Bool

  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// A way to come and go, of an app's own.
///
///     struct Drop: Transition {
///       func body(content: Content, phase: TransitionPhase) -> some View {
///         content.offset(y: phase.isIdentity ? 0 : -300).opacity(phase.isIdentity ? 1 : 0)
///       }
///     }
@MainActor @preconcurrency public protocol Transition {
  associatedtype Body: View
  /// How the content looks in a phase.
  ///
  /// Partial: of the body counts what it does to the content's own look: opacity, place, size, turn,
  /// blur, colour. In the phase `identity` the content is drawn as it is.
  @ViewBuilder @MainActor @preconcurrency func body(
    content: Self.Content, phase: TransitionPhase
  ) -> Self.Body
  static var properties: TransitionProperties { get }
  typealias Content = PlaceholderContentView<Self>
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }

  /// A view in a phase of this transition.
  ///
  /// Partial: of those that come with the system, `move`, `push` and `slide` leave the view in its
  /// place.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: PlaceholderContentView(content), phase: phase)
  }

  /// With an animation of its own, also where the change is not animated.
  public func animation(_ animation: Animation?) -> some Transition {
    Wrapped(any: AnyTransition(self).animation(animation))
  }

  /// Both at once.
  public func combined<T: Transition>(with other: T) -> some Transition {
    Wrapped(any: AnyTransition(self).combined(with: AnyTransition(other)))
  }
}

/// The view that a transition, an animation's body or an animator changes.
public struct PlaceholderContentView<Value>: View {
  public typealias Body = Never
  package let content: any View

  package init(_ content: any View) { self.content = content }

  public static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    view.content.update(old, context)
  }
}
