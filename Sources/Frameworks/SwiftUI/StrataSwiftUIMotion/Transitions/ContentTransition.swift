import StrataRendering
import StrataSwiftUIDrawing
import StrataViewTree
public import SwiftUICore

/// The animation by which a view's text or symbol is replaced by another one.
///
///     Text("\(count)").contentTransition(.numericText())
///
/// Same as Apple's. The transition is visible if the change of the content is animated.
public struct ContentTransition: Hashable, Sendable {
  /// The look of the new content before it appears; `nil` for no transition.
  let pose: TransitionState?

  /// A content change without a transition.
  public static let identity = ContentTransition(pose: nil)
  /// A transition in which the new content fades in.
  public static let opacity = ContentTransition(pose: .faded)

  /// A transition that interpolates between the contents.
  ///
  /// Partial: the shapes of letters are not interpolated. Position, size and color are, which is
  /// also the case without this transition.
  public static let interpolate = ContentTransition(pose: nil)

  /// Returns a transition in which numbers roll.
  ///
  /// Partial: the text rolls as a whole instead of digit by digit.
  ///
  /// - Parameter countsDown: `true` if the text rolls downwards.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    var pose = TransitionState(with: [.opacity(0), .filter(.blur(2))])
    pose.part.y = countsDown ? -0.5 : 0.5
    return ContentTransition(pose: pose)
  }

  /// Returns a transition in which numbers roll in the direction of the change.
  ///
  /// Partial: the text rolls as a whole, and always upwards.
  public static func numericText(value: Double) -> ContentTransition { numericText() }

  /// The default transition between symbols.
  ///
  /// Partial: a symbol has one layer, so all of its parts change together.
  public static var symbolEffect: ContentTransition { symbolEffect(.automatic) }

  /// Returns a transition between symbols with an effect.
  ///
  /// Partial: a symbol has one layer, so all of its parts change together. The direction of the
  /// effect is ignored.
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
  /// Partial: only custom views read a value that is set in the environment;
  /// ``View/contentTransition(_:)`` also sends the transition to the browser.
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
