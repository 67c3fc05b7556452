/// An action of an app, with its parameters.
///
///     struct AddTrip: AppIntent {
///       static let title: LocalizedStringResource = "Add Trip"
///       @Parameter(title: "Name") var name: String
///
///       func perform() async throws -> some IntentResult {
///         try Trips.shared.add(name)
///         return .result()
///       }
///     }
///
/// Partial: an intent is performed by `Button(intent:)`, `Toggle(isOn:intent:)` and the app's code. A
/// browser has no shortcuts, no assistant and no search of the device that could offer it.
public protocol AppIntent: Sendable {
  /// The type of the action's result.
  associatedtype PerformResult: IntentResult
  /// The type of the summary of the action's parameters.
  associatedtype SummaryContent: ParameterSummary

  /// The name of the action.
  static var title: LocalizedStringResource { get }
  /// The explanation of the action; none by default.
  static var description: IntentDescription? { get }
  /// A Boolean value that indicates whether running the action opens the app.
  ///
  /// Accepted: the value has no effect: an intent runs while the app's page is open.
  static var openAppWhenRun: Bool { get }
  /// A Boolean value that indicates whether people can find the action in lists of actions.
  ///
  /// Accepted: the value has no effect, since a browser has no list of actions.
  static var isDiscoverable: Bool { get }
  /// The condition under which the action may run: on a locked device, or only on an unlocked one.
  ///
  /// Accepted: the value has no effect: a page is open only on an unlocked device.
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  /// The sentence that describes the action with its parameters.
  ///
  /// Accepted: the sentence is never shown.
  static var parameterSummary: SummaryContent { get }

  /// Creates the action without values for its parameters.
  init()

  /// Performs the action.
  ///
  /// - Returns: The result.
  /// - Throws: An error if the action cannot be performed.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  public static var description: IntentDescription? { nil }
  public static var openAppWhenRun: Bool { false }
  public static var isDiscoverable: Bool { true }
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  public static var parameterSummary: some ParameterSummary { EmptyParameterSummary() }

  /// The property wrapper of the action's parameters.
  public typealias Parameter = IntentParameter
  /// The property wrapper that reads an object that the app has registered.
  public typealias Dependency = AppDependency
  /// The type of the sentence that describes the action with its parameters.
  public typealias Summary = IntentParameterSummary<Self>
}

/// The explanation of an action.
public struct IntentDescription: ExpressibleByStringLiteral, Sendable {
  /// The text of the explanation.
  public let descriptionText: LocalizedStringResource
  /// The category of the action.
  public let categoryName: LocalizedStringResource?
  /// The words by which people can search for the action.
  public let searchKeywords: [LocalizedStringResource]

  /// Creates the explanation of an action.
  ///
  /// - Parameters:
  ///   - descriptionText: The explanation.
  ///   - categoryName: The category of the action; `nil` for none.
  ///   - searchKeywords: The words by which it is found.
  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = []
  ) {
    (self.descriptionText, self.categoryName) = (descriptionText, categoryName)
    self.searchKeywords = searchKeywords
  }

  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }
}

/// The condition under which an action may run.
public enum IntentAuthenticationPolicy: Sendable {
  /// The action may run on a locked device.
  case alwaysAllowed
  /// The person must have unlocked a device, such as their phone for an action on a watch.
  case requiresAuthentication
  /// The person must have unlocked this device.
  case requiresLocalDeviceAuthentication
}

/// An action that opens something in the app.
public protocol OpenIntent: AppIntent {
  /// The type of the value that is opened.
  associatedtype Value
  /// The value that is opened.
  var target: Value { get set }
}

/// An action that sets a value.
public protocol SetValueIntent: AppIntent {
  /// The type of the value that the action sets.
  associatedtype ValueType
  /// The value that the action sets.
  var value: ValueType { get set }
}

/// An action that plays or stops sounds.
public protocol AudioPlaybackIntent: AppIntent {}

/// An action of a live activity, of which a browser has none.
public protocol LiveActivityIntent: AppIntent {}

/// An action that can continue in the app after it began in the background.
public protocol ForegroundContinuableIntent: AppIntent {}

/// The settings of a widget, of which a browser has none.
public protocol WidgetConfigurationIntent: AppIntent where PerformResult == Never {}

extension WidgetConfigurationIntent {
  public func perform() async throws -> Never { throw AppIntentError.noWidgets }
}

extension Never: IntentResult {}

/// An error that an action throws.
public enum AppIntentError: Error, LocalizedError, Equatable {
  /// The parameter has no value, and nothing can ask the person for one.
  case needsValue(String)
  /// The action needs widgets, which a browser does not have.
  case noWidgets

  public var errorDescription: String? {
    switch self {
    case .needsValue(let name):
      "The intent's parameter \(name) has no value: set it, since a browser asks nobody for it."
    case .noWidgets: "A browser has no widgets."
    }
  }
}
