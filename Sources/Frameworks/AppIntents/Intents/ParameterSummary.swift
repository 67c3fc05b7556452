/// A sentence that shows the parameters of an action.
///
/// Accepted: nothing shows it.
public protocol ParameterSummary: Sendable {}

/// No sentence.
public struct EmptyParameterSummary: ParameterSummary {}

/// A sentence with parameters in it.
///
///     static var parameterSummary: some ParameterSummary { Summary("Add \(\.$name)") }
///
/// Accepted: nothing shows it.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  /// The sentence with the names of the parameters, such as "Add ${name}".
  let text: String

  /// Creates a sentence.
  ///
  /// - Parameter summary: The sentence.
  public init(_ summary: ParameterSummaryString<Intent>) { text = summary.text }

  /// Creates a sentence, with parameters that it does not name.
  ///
  /// - Parameters:
  ///   - summary: The sentence.
  ///   - parameterKeyPaths: The other parameters.
  public init(
    _ summary: ParameterSummaryString<Intent>,
    @ParameterKeyPathsBuilder<Intent> _ parameterKeyPaths: () -> [PartialKeyPath<Intent>]
  ) {
    text = summary.text
  }

  /// Creates no sentence.
  public init() { text = "" }
}

/// Lists parameters.
@resultBuilder public enum ParameterKeyPathsBuilder<Intent: AppIntent> {
  /// Returns one parameter.
  public static func buildExpression(_ keyPath: PartialKeyPath<Intent>) -> PartialKeyPath<Intent> {
    keyPath
  }

  /// Returns the parameters.
  public static func buildBlock(_ keyPaths: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] {
    keyPaths
  }
}

/// The text of a sentence with parameters in it.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable
{
  let text: String

  /// Creates it from a literal text.
  public init(stringLiteral value: String) { text = value }

  /// Creates it from a text with values in it.
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// The parts of a sentence.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends words.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Appends a parameter.
    public mutating func appendInterpolation<Value>(
      _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) {
      text += "${\(Intent()[keyPath: keyPath].title.key)}"
    }
  }
}
