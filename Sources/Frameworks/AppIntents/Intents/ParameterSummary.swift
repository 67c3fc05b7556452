/// A sentence that describes an action with its parameters.
///
/// Accepted: the sentence is never shown.
public protocol ParameterSummary: Sendable {}

/// The summary of an action that has none.
public struct EmptyParameterSummary: ParameterSummary {}

/// A sentence with parameters in it.
///
///     static var parameterSummary: some ParameterSummary { Summary("Add \(\.$name)") }
///
/// Accepted: the sentence is never shown.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  /// The sentence with the names of the parameters, such as "Add ${name}".
  let text: String

  /// Creates a summary from a sentence.
  ///
  /// - Parameter summary: The sentence.
  public init(_ summary: ParameterSummaryString<Intent>) { text = summary.text }

  /// Creates a summary from a sentence and the parameters that the sentence does not name.
  ///
  /// - Parameters:
  ///   - summary: The sentence.
  ///   - parameterKeyPaths: The parameters that the sentence does not name.
  public init(
    _ summary: ParameterSummaryString<Intent>,
    @ParameterKeyPathsBuilder<Intent> _ parameterKeyPaths: () -> [PartialKeyPath<Intent>]
  ) {
    text = summary.text
  }

  /// Creates a summary without a sentence.
  public init() { text = "" }
}

/// A result builder that combines parameters into a list.
@resultBuilder public enum ParameterKeyPathsBuilder<Intent: AppIntent> {
  /// Returns one parameter of the list.
  public static func buildExpression(_ keyPath: PartialKeyPath<Intent>) -> PartialKeyPath<Intent> {
    keyPath
  }

  /// Returns the list of parameters.
  public static func buildBlock(_ keyPaths: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] {
    keyPaths
  }
}

/// The text of a sentence with parameters in it.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable
{
  let text: String

  /// Creates a sentence from a literal text.
  public init(stringLiteral value: String) { text = value }

  /// Creates a sentence from a text with interpolated parameters.
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// The interpolation that collects the parts of a sentence.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends literal words to the summary.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Appends the name of a parameter to the summary.
    public mutating func appendInterpolation<Value>(
      _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) {
      text += "${\(Intent()[keyPath: keyPath].title.key)}"
    }
  }
}
