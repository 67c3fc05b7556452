import StrataDeviceServices

/// A parameter of an action.
///
///     @Parameter(title: "Name") var name: String
///     @Parameter(title: "Days", default: 3) var days: Int
///
/// Partial: the app's code sets the value; no prompt requests it from the person. Reading a value
/// that was not set stops the program, unless its type is optional.
// @unchecked: the value is read and set while its lock is held.
@propertyWrapper public final class IntentParameter<Value>: @unchecked Sendable {
  /// The name of the parameter.
  public let title: LocalizedStringResource
  /// The explanation of the parameter.
  public let description: LocalizedStringResource?
  private let lock = NSLock()
  private var stored: Value?

  /// Creates a parameter of an action.
  ///
  /// - Parameters:
  ///   - title: The name of the parameter.
  ///   - description: The explanation of the parameter.
  ///   - defaultValue: The value at first; `nil` for none.
  ///   - requestValueDialog: The question that requests a value. Accepted: it is never shown.
  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, requestValueDialog: IntentDialog? = nil
  ) {
    (self.title, self.description, stored) = (title, description, defaultValue)
  }

  /// Creates a parameter without a name.
  ///
  /// - Parameters:
  ///   - description: The explanation of the parameter.
  ///   - defaultValue: The value at first; `nil` for none.
  ///   - requestValueDialog: The question that requests a value. Accepted: it is never shown.
  public convenience init(
    description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    requestValueDialog: IntentDialog? = nil
  ) {
    self.init(
      title: "", description: description, default: defaultValue,
      requestValueDialog: requestValueDialog)
  }

  /// Creates a parameter for which a provider proposes values.
  ///
  /// - Parameters:
  ///   - title: The name of the parameter.
  ///   - description: The explanation of the parameter.
  ///   - requestValueDialog: The question that requests a value. Accepted: it is never shown.
  ///   - optionsProvider: An object that proposes values. Accepted: they are never shown.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil, optionsProvider: some DynamicOptionsProvider
  ) {
    self.init(title: title, description: description, requestValueDialog: requestValueDialog)
  }

  /// The value. Reading it stops the program if it was not set and its type is not optional.
  public var wrappedValue: Value {
    get {
      if let value = lock.withLock({ stored }) { return value }
      if let optional = Value.self as? any ExpressibleByNilLiteral.Type,
        let none = optional.init(nilLiteral: ()) as? Value
      {
        return none
      }
      preconditionFailure("the parameter \(title.key) has no value")
    }
    set { lock.withLock { stored = newValue } }
  }

  /// The parameter itself.
  public var projectedValue: IntentParameter<Value> { self }

  /// Throws an error, since no prompt can request a value from the person.
  ///
  /// - Parameter dialog: The question, which is not shown.
  /// - Returns: Nothing, since it always throws.
  /// - Throws: ``AppIntentError/needsValue(_:)``, always.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value {
    throw needsValueError(dialog)
  }

  /// Returns the error that an action throws if the value is missing.
  ///
  /// - Parameter dialog: The question for the value, which is not shown.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
    .needsValue(title.key)
  }
}

/// An object that proposes values of a parameter.
public protocol DynamicOptionsProvider: Sendable {
  /// The type of the proposed values.
  associatedtype Result

  /// Returns the values that are proposed for a parameter.
  ///
  /// - Returns: The values, in the order in which they are proposed.
  /// - Throws: The reason for which there are none.
  func results() async throws -> Result
}
