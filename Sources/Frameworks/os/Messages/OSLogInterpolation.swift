public import Foundation

/// The interpolation that collects the literals and the values of a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  var parts: [LogPart] = []

  /// Creates an empty interpolation of a log message.
  ///
  /// - Parameters:
  ///   - literalCapacity: The length of the literal parts.
  ///   - interpolationCount: The number of interpolated values.
  public init(literalCapacity: Int, interpolationCount: Int) {
    parts.reserveCapacity(2 * interpolationCount + 1)
  }

  /// Adds a literal part of the message.
  public mutating func appendLiteral(_ literal: String) {
    if !literal.isEmpty { parts.append(.literal(literal)) }
  }

  private mutating func append(
    _ text: String, isOpen: Bool, _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy
  ) {
    parts.append(.value(text, isOpen: isOpen, align: align, privacy: privacy))
  }

  /// Adds an integer, which is shown by default.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - format: The form in which the value is written.
  ///   - align: The alignment of a value that is shorter than its column.
  ///   - privacy: Whether the value is shown in logs.
  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ number: T, format: OSLogIntegerFormatting = .decimal, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(number), isOpen: true, align, privacy)
  }

  /// Adds a number with a fraction, which is shown by default.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - format: The form in which the value is written.
  ///   - align: The alignment of a value that is shorter than its column.
  ///   - privacy: Whether the value is shown in logs.
  public mutating func appendInterpolation(
    _ number: Double, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(number), isOpen: true, align, privacy)
  }

  /// Adds a number with a fraction, which is shown by default.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - format: The form in which the value is written.
  ///   - align: The alignment of a value that is shorter than its column.
  ///   - privacy: Whether the value is shown in logs.
  public mutating func appendInterpolation(
    _ number: Float, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(Double(number)), isOpen: true, align, privacy)
  }

  /// Adds a number with a fraction, which is shown by default.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - format: The form in which the value is written.
  ///   - align: The alignment of a value that is shorter than its column.
  ///   - privacy: Whether the value is shown in logs.
  public mutating func appendInterpolation(
    _ number: CGFloat, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(Double(number)), isOpen: true, align, privacy)
  }

  /// Adds a Boolean value, which is shown by default.
  ///
  /// - Parameters:
  ///   - boolean: The Boolean value to log.
  ///   - format: The form in which the value is written.
  ///   - privacy: Whether the value is shown in logs.
  public mutating func appendInterpolation(
    _ boolean: Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(boolean), isOpen: true, .none, privacy)
  }

  /// Adds a string, which is private by default.
  ///
  /// - Parameters:
  ///   - argumentString: The string to log.
  ///   - align: The alignment of a value that is shorter than its column.
  ///   - privacy: Whether the value is shown in logs.
  public mutating func appendInterpolation(
    _ argumentString: String, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(argumentString, isOpen: false, align, privacy)
  }

  /// Adds a string that is part of the program, which is shown by default.
  ///
  /// - Parameters:
  ///   - staticString: The string to log.
  ///   - align: The alignment of a value that is shorter than its column.
  ///   - privacy: Whether the value is shown in logs.
  public mutating func appendInterpolation(
    _ staticString: StaticString, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(staticString.description, isOpen: true, align, privacy)
  }

  /// Adds a value's description, which is private by default.
  ///
  /// - Parameters:
  ///   - value: The value whose description is logged.
  ///   - align: The alignment of a value that is shorter than its column.
  ///   - privacy: Whether the value is shown in logs.
  @_disfavoredOverload public mutating func appendInterpolation<T: CustomStringConvertible>(
    _ value: T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(value.description, isOpen: false, align, privacy)
  }

  /// Adds a type's name, which is private by default.
  ///
  /// - Parameters:
  ///   - value: The type whose name is logged.
  ///   - align: The alignment of a value that is shorter than its column.
  ///   - privacy: Whether the value is shown in logs.
  public mutating func appendInterpolation(
    _ value: Any.Type, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(String(describing: value), isOpen: false, align, privacy)
  }

  /// Adds an object's description, which is private by default.
  ///
  /// - Parameters:
  ///   - argumentObject: The object, of which the description is logged.
  ///   - privacy: Whether the value is shown in logs.
  public mutating func appendInterpolation(
    _ argumentObject: NSObject, privacy: OSLogPrivacy = .auto
  ) {
    append(argumentObject.description, isOpen: false, .none, privacy)
  }

  /// Adds an error's description, which is private by default.
  ///
  /// - Parameters:
  ///   - argument: The error.
  ///   - privacy: Whether the value is shown in logs.
  @_disfavoredOverload public mutating func appendInterpolation(
    _ argument: any Error, privacy: OSLogPrivacy = .auto
  ) {
    append(String(describing: argument), isOpen: false, .none, privacy)
  }
}
