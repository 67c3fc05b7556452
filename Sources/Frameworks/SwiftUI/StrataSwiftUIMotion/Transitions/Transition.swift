public import StrataViewTree
public import SwiftUICore

/// The phase of a view's transition.
///
/// Same as Apple's.
public enum TransitionPhase: Hashable, Sendable {
  /// The view is about to appear.
  case willAppear
  /// The view is fully shown.
  case identity
  /// The view has been removed.
  case didDisappear

  /// A Boolean value that indicates whether the view is fully shown.
  public var isIdentity: Bool { self == .identity }

  /// The phase as a number: -1 before the view appears, 0 while it is shown, and 1 after it has
  /// disappeared.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// The properties of a transition.
///
/// Same as Apple's.
public struct TransitionProperties: Sendable {
  /// A Boolean value that indicates whether the transition moves the view.
  public var hasMotion: Bool

  /// Creates the properties of a transition.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// A custom animation by which a view appears and disappears.
///
///     struct Drop: Transition {
///       func body(content: Content, phase: TransitionPhase) -> some View {
///         content.offset(y: phase.isIdentity ? 0 : -300).opacity(phase.isIdentity ? 1 : 0)
///       }
///     }
@MainActor @preconcurrency public protocol Transition {
  /// The type of the content in a phase.
  associatedtype Body: View
  /// Returns the content in a phase of the transition.
  ///
  /// Partial: only the changes of the content's look are used: opacity, position, size, rotation,
  /// blur, color. In the phase `identity` the content is drawn unchanged.
  ///
  /// - Parameters:
  ///   - content: The view that appears or disappears.
  ///   - phase: The phase of the transition.
  @ViewBuilder @MainActor @preconcurrency func body(
    content: Self.Content, phase: TransitionPhase
  ) -> Self.Body
  /// The properties of the transition.
  static var properties: TransitionProperties { get }
  /// The type of the view that the transition is applied to.
  typealias Content = PlaceholderContentView<Self>
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }

  /// Returns a view in a phase of this transition.
  ///
  /// Partial: if this transition is one of the system's transitions `move`, `push` and `slide`, the
  /// view is returned unchanged.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - phase: The phase of the transition.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: PlaceholderContentView(content), phase: phase)
  }

  /// Returns the transition with an animation. The transition is then animated even if the change
  /// that inserts or removes the view is not.
  public func animation(_ animation: Animation?) -> some Transition {
    Wrapped(any: AnyTransition(self).animation(animation))
  }

  /// Returns a transition that combines this one with another one.
  public func combined<T: Transition>(with other: T) -> some Transition {
    Wrapped(any: AnyTransition(self).combined(with: AnyTransition(other)))
  }
}

/// A proxy for the view that a transition, an animation or an animator is applied to.
public struct PlaceholderContentView<Value>: View {
  public typealias Body = Never
  // nonisolated(unsafe): set by the initializers, else used on the main actor only.
  nonisolated(unsafe) package let content: any View

  nonisolated package init(_ content: any View) { self.content = content }

  public static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    view.content.update(old, context)
  }
}
