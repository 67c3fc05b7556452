/// The actions that an app proposes without being set up.
///
///     struct Shortcuts: AppShortcutsProvider {
///       static var appShortcuts: [AppShortcut] {
///         AppShortcut(
///           intent: AddTrip(), phrases: ["Add a trip to \(.applicationName)"],
///           shortTitle: "Add Trip", systemImageName: "plus")
///       }
///     }
///
/// Accepted: a browser has no assistant, so nothing proposes them. An app can show
/// ``appShortcuts`` itself.
public protocol AppShortcutsProvider {
  /// The actions.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  /// The colour behind the actions.
  static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
  public static var shortcutTileColor: ShortcutTileColor { .blue }

  /// Announces that the values of parameters have changed.
  ///
  /// Accepted: nothing has asked for them.
  public static func updateAppShortcutParameters() {}
}

/// A proposed action.
public struct AppShortcut: Sendable {
  /// The action.
  public let intent: any AppIntent
  /// The name of the action.
  public let shortTitle: LocalizedStringResource?
  /// The name of its symbol.
  public let systemImageName: String?
  /// The words by which a person asks for it; the place of the app's name is `${applicationName}`.
  let phrases: [String]

  /// Creates a proposed action.
  ///
  /// - Parameters:
  ///   - intent: The action.
  ///   - phrases: The words by which a person asks for it.
  ///   - shortTitle: The name of the action.
  ///   - systemImageName: The name of its symbol.
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
    systemImageName: String
  ) {
    (self.intent, self.shortTitle) = (intent, shortTitle)
    (self.systemImageName, self.phrases) = (systemImageName, phrases.map(\.text))
  }

  /// Creates a proposed action without a name of its own.
  ///
  /// - Parameters:
  ///   - intent: The action.
  ///   - phrases: The words by which a person asks for it.
  public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) {
    (self.intent, shortTitle, systemImageName) = (intent, nil, nil)
    self.phrases = phrases.map(\.text)
  }
}

/// Words by which a person asks for an action.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// Creates it from a literal text.
  public init(stringLiteral value: String) { text = value }

  /// Creates it from a text with values in it.
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// The parts of the words.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends words.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Appends something that the app does not choose, such as its name.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
      text += "${\(token.name)}"
    }

    /// Appends a parameter of the action.
    public mutating func appendInterpolation<Value>(
      _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) {
      text += "${\(Intent()[keyPath: keyPath].title.key)}"
    }
  }
}

/// A part of words that the app does not choose.
public struct AppShortcutPhraseToken: Hashable, Sendable {
  let name: String

  /// The name of the app.
  public static let applicationName = AppShortcutPhraseToken(name: "applicationName")
}

/// Lists proposed actions.
@resultBuilder public enum AppShortcutsBuilder {
  /// Returns one action as a list.
  public static func buildExpression(_ expression: AppShortcut) -> [AppShortcut] { [expression] }

  /// Returns the actions of all lists.
  public static func buildBlock(_ components: [AppShortcut]...) -> [AppShortcut] {
    components.flatMap { $0 }
  }

  /// Returns the actions of an `if` without an `else`.
  public static func buildOptional(_ component: [AppShortcut]?) -> [AppShortcut] { component ?? [] }

  /// Returns the actions of an `if`.
  public static func buildEither(first component: [AppShortcut]) -> [AppShortcut] { component }

  /// Returns the actions of an `else`.
  public static func buildEither(second component: [AppShortcut]) -> [AppShortcut] { component }

  /// Returns the actions of an `if #available`.
  public static func buildLimitedAvailability(_ component: [AppShortcut]) -> [AppShortcut] {
    component
  }
}

/// The colour behind the actions of an app.
///
/// Accepted: nothing shows it.
public enum ShortcutTileColor: Sendable {
  /// The colour blue.
  case blue
  /// The colour the purple of grapes.
  case grape
  /// The colour grey blue.
  case grayBlue
  /// The colour grey brown.
  case grayBrown
  /// The colour grey green.
  case grayGreen
  /// The colour light blue.
  case lightBlue
  /// The colour the green of limes.
  case lime
  /// The colour navy blue.
  case navy
  /// The colour orange.
  case orange
  /// The colour pink.
  case pink
  /// The colour purple.
  case purple
  /// The colour red.
  case red
  /// The colour the orange of tangerines.
  case tangerine
  /// The colour teal.
  case teal
  /// The colour yellow.
  case yellow
}
