/// The error of an unusable gazetteer file: the part, its value, and the broken rule.
public struct PlaceFileError: Error, Equatable, CustomStringConvertible {
  /// The part of the file.
  public let field: String
  /// The invalid value.
  public let value: String
  /// The broken rule.
  public let rule: String

  public var description: String { "places file: \(field) is \(value), but \(rule)" }
}
