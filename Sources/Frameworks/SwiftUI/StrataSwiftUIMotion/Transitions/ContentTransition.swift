import StrataRendering
import StrataSwiftUIDrawing
import StrataViewTree
public import SwiftUICore

/// How words or a symbol give way to others in the same place.
///
///     Text("\(count)").contentTransition(.numericText())
///
/// Same as Apple's. It is seen where the change is animated.
public struct ContentTransition: Hashable, Sendable {
  /// What the new content looks like before it has come.
  let pose: Pose?

  /// Nothing: the new is there at once.
  public static let identity = ContentTransition(pose: nil)
  /// The new fades in.
  public static let opacity = ContentTransition(pose: .faded)

  /// Partial: letters do not change their form; place, size and colour go from the old to the new
  /// as they do without it.
  public static let interpolate = ContentTransition(pose: nil)

  /// Numbers roll.
  ///
  /// Partial: the whole text rolls, not each digit.
  ///
  /// - Parameter countsDown: whether it rolls downwards.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    var pose = Pose(with: [.opacity(0), .filter(.blur(2))])
    pose.part.y = countsDown ? -0.5 : 0.5
    return ContentTransition(pose: pose)
  }

  /// Partial: the whole text rolls, and always upwards.
  public static func numericText(value: Double) -> ContentTransition { numericText() }

  /// Partial: of a symbol's parts all change together.
  public static var symbolEffect: ContentTransition { symbolEffect(.automatic) }

  /// Partial: of a symbol's parts all change together; the effect's own direction is not drawn.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition(pose: Pose(with: [.opacity(0), .scale(x: 0.5, y: 0.5)]))
  }
}

extension EnvironmentValues {
  private enum ContentKey: EnvironmentKey {
    static var defaultValue: ContentTransition { .identity }
  }

  /// How content gives way to other content.
  ///
  /// Partial: setting it here is read by an app's own views; ``View/contentTransition(_:)`` also
  /// tells the browser.
  public var contentTransition: ContentTransition {
    get { self[ContentKey.self] }
    set { self[ContentKey.self] = newValue }
  }
}

extension View {
  /// How words and symbols in this view give way to others.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    let rules: [StyleRule] = transition.pose.map { [.renewal($0)] } ?? [.renewal(.none)]
    return modifier(RulesModifier(rules: rules)).environment(\.contentTransition, transition)
  }
}
