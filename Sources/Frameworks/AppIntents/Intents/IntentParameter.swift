import StrataDeviceServices

/// A parameter of an action.
///
///     @Parameter(title: "Name") var name: String
///     @Parameter(title: "Days", default: 3) var days: Int
///
/// Partial: the app's code sets the value; nothing asks the person for it. Reading a value that was
/// not set stops the program, unless it is optional.
// @unchecked: the value is read and set while its lock is held.
@propertyWrapper public final class IntentParameter<Value>: @unchecked Sendable {
  /// The name of the parameter.
  public let title: LocalizedStringResource
  /// The explanation of the parameter.
  public let description: LocalizedStringResource?
  private let lock = NSLock()
  private var stored: Value?

  /// Creates a parameter.
  ///
  /// - Parameters:
  ///   - title: The name of the parameter.
  ///   - description: The explanation of the parameter.
  ///   - defaultValue: The value at first; `nil` for none.
  ///   - requestValueDialog: The question for a value. Accepted: nothing asks it.
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
  ///   - requestValueDialog: The question for a value. Accepted: nothing asks it.
  public convenience init(
    description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    requestValueDialog: IntentDialog? = nil
  ) {
    self.init(
      title: "", description: description, default: defaultValue,
      requestValueDialog: requestValueDialog)
  }

  /// Creates a parameter whose values a provider proposes.
  ///
  /// - Parameters:
  ///   - title: The name of the parameter.
  ///   - description: The explanation of the parameter.
  ///   - requestValueDialog: The question for a value. Accepted: nothing asks it.
  ///   - optionsProvider: The provider. Accepted: nothing shows what it proposes.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil, optionsProvider: some DynamicOptionsProvider
  ) {
    self.init(title: title, description: description, requestValueDialog: requestValueDialog)
  }

  /// The value. The program stops if there is none, and the type is not optional.
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

  /// Asks the person for a value.
  ///
  /// - Parameter dialog: The question.
  /// - Returns: The value.
  /// - Throws: ``AppIntentError/needsValue(_:)``: nothing asks a person.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value {
    throw needsValueError(dialog)
  }

  /// Returns the error that an action throws if the value is missing.
  ///
  /// - Parameter dialog: The question for the value.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
    .needsValue(title.key)
  }
}

/// Proposes values of a parameter.
public protocol DynamicOptionsProvider: Sendable {
  /// The type of the values.
  associatedtype Result

  /// Returns the values.
  ///
  /// - Returns: The values, in the order in which they are proposed.
  /// - Throws: The reason for which there are none.
  func results() async throws -> Result
}
