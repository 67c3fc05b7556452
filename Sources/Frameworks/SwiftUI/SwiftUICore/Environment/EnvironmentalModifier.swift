public import StrataViewTree

/// A modifier that is replaced by another one, which depends on the environment in which it is
/// applied.
///
/// Same as Apple's.
@MainActor @preconcurrency public protocol EnvironmentalModifier: ViewModifier
where Self.Body == Never {
  /// The type of the modifier that is applied.
  associatedtype ResolvedModifier: ViewModifier
  /// Returns the modifier for an environment.
  ///
  /// - Parameter environment: The environment in which the modifier is applied.
  @MainActor @preconcurrency func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  @MainActor public static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    EnvironmentalBody._update(
      EnvironmentalBody(modifier: modifier, content: content), old, context)
  }
}

/// Reads the environment in a separate view, which is evaluated again when a value changes.
nonisolated private struct EnvironmentalBody<Modifier: EnvironmentalModifier, Content: View>: View {
  var modifier: Modifier
  var content: Content
  @Environment(\.self) private var environment

  init(modifier: Modifier, content: Content) {
    (self.modifier, self.content) = (modifier, content)
  }

  @MainActor var body: some View { content.modifier(modifier.resolve(in: environment)) }
}
