import StrataRendering
import StrataSwiftUIDrawing
import StrataViewTree
public import SwiftUICore

/// The animation by which a view's text or symbol is replaced by another one.
///
///     Text("\(count)").contentTransition(.numericText())
///
/// Same as Apple's. It is visible if the change is animated.
public struct ContentTransition: Hashable, Sendable {
  /// The look of the new content before it appears, or `nil` for no transition.
  let pose: TransitionState?

  /// A content change without a transition.
  public static let identity = ContentTransition(pose: nil)
  /// A transition in which the new content fades in.
  public static let opacity = ContentTransition(pose: .faded)

  /// A transition that interpolates between the contents.
  ///
  /// Partial: the shapes of letters are not interpolated; position, size and color are, as without
  /// the transition.
  public static let interpolate = ContentTransition(pose: nil)

  /// Returns a transition in which numbers roll.
  ///
  /// Partial: the whole text rolls instead of single digits.
  ///
  /// - Parameter countsDown: Whether it rolls downwards.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    var pose = TransitionState(with: [.opacity(0), .filter(.blur(2))])
    pose.part.y = countsDown ? -0.5 : 0.5
    return ContentTransition(pose: pose)
  }

  /// Returns a transition in which numbers roll in the direction of the change.
  ///
  /// Partial: the whole text rolls, always upwards.
  public static func numericText(value: Double) -> ContentTransition { numericText() }

  /// The default transition between symbols.
  ///
  /// Partial: a symbol has one layer, so all of its parts change together.
  public static var symbolEffect: ContentTransition { symbolEffect(.automatic) }

  /// Returns a transition between symbols with an effect.
  ///
  /// Partial: a symbol has one layer, so all of its parts change together; the effect's direction
  /// is ignored.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - options: How fast and how often the effect runs.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition(pose: TransitionState(with: [.opacity(0), .scale(x: 0.5, y: 0.5)]))
  }
}

extension EnvironmentValues {
  private enum ContentKey: EnvironmentKey {
    static var defaultValue: ContentTransition { .identity }
  }

  /// The transition by which content is replaced.
  ///
  /// Partial: a value that is set here is only visible to custom views;
  /// ``View/contentTransition(_:)`` also sends it to the browser.
  public var contentTransition: ContentTransition {
    get { self[ContentKey.self] }
    set { self[ContentKey.self] = newValue }
  }
}

extension View {
  /// Sets the transition by which text and symbols in this view are replaced.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    let rules: [StyleRule] = transition.pose.map { [.renewal($0)] } ?? [.renewal(.none)]
    return modifier(RulesModifier(rules: rules)).environment(\.contentTransition, transition)
  }
}
