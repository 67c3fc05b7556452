import Foundation

/// A part of a predicate in words: its operation, and the properties to which it is applied.
///
/// It contains no captured value, since a value may be what a person has typed.
struct PredicatePart: CustomStringConvertible {
  private let operation: String
  private var properties: [String] = []

  init(_ expression: any PredicateExpression, _ schema: SchemaPlan) {
    let name = String(describing: type(of: expression)).prefix { $0 != "<" }
    operation = Self.words[String(name)] ?? String(name)
    collect(expression, schema)
  }

  var description: String {
    let name = "“\(operation)”"
    return properties.isEmpty ? name : "\(name) of \(properties.joined(separator: ", "))"
  }

  private mutating func collect(_ value: Any, _ schema: SchemaPlan) {
    if let path = (value as? any KeyPathExpression)?.path,
      let name = schema.sorted.lazy.compactMap({ $0.property(path) }).first,
      !properties.contains(name)
    {
      properties.append(name)
    }
    for child in Mirror(reflecting: value).children where child.value is any PredicateExpression {
      collect(child.value, schema)
    }
  }

  /// The operations as they are written in Swift, by the types of Foundation's expressions.
  private static let words = [
    "Equal": "==", "NotEqual": "!=", "Comparison": "<", "Negation": "!", "Conjunction": "&&",
    "Disjunction": "||", "Arithmetic": "+", "FloatDivision": "/", "IntDivision": "/",
    "IntRemainder": "%", "UnaryMinus": "-", "NilCoalesce": "??", "OptionalFlatMap": "?.",
    "ForcedUnwrap": "!", "Conditional": "?:", "SequenceContains": "contains",
    "SequenceContainsWhere": "contains(where:)", "SequenceAllSatisfy": "allSatisfy",
    "SequenceStartsWith": "starts(with:)", "SequenceMaximum": "max()", "SequenceMinimum": "min()",
    "CollectionContainsCollection": "contains", "RangeExpressionContains": "contains",
    "Filter": "filter", "StringContainsRegex": "contains(Regex)",
    "StringLocalizedStandardContains": "localizedStandardContains",
    "StringLocalizedCompare": "localizedCompare",
    "StringCaseInsensitiveCompare": "caseInsensitiveCompare", "CollectionIndexSubscript": "[]",
    "CollectionRangeSubscript": "[]", "DictionaryKeySubscript": "[]",
    "DictionaryKeyDefaultValueSubscript": "[]", "TypeCheck": "is", "ConditionalCast": "as?",
    "ForceCast": "as!", "PredicateEvaluate": "evaluate", "KeyPath": ".", "Value": "captured value",
  ]
}

/// An expression that reads a property.
private protocol KeyPathExpression {
  var path: AnyKeyPath { get }
}

extension PredicateExpressions.KeyPath: KeyPathExpression {
  fileprivate var path: AnyKeyPath { keyPath }
}
