/// The shortcuts of an app: actions that are proposed without the person having set them up.
///
///     struct Shortcuts: AppShortcutsProvider {
///       static var appShortcuts: [AppShortcut] {
///         AppShortcut(
///           intent: AddTrip(), phrases: ["Add a trip to \(.applicationName)"],
///           shortTitle: "Add Trip", systemImageName: "plus")
///       }
///     }
///
/// Accepted: a browser has no assistant, so the shortcuts are not proposed. An app can show
/// ``appShortcuts`` itself.
public protocol AppShortcutsProvider {
  /// The app's shortcuts.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  /// The color behind the shortcuts.
  static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
  public static var shortcutTileColor: ShortcutTileColor { .blue }

  /// Does nothing: it announces that the values of parameters have changed.
  ///
  /// Accepted: a browser has no assistant that could use the announcement.
  public static func updateAppShortcutParameters() {}
}

/// A shortcut: an action that is proposed to the person.
public struct AppShortcut: Sendable {
  /// The action that the shortcut performs.
  public let intent: any AppIntent
  /// The short name of the shortcut's action.
  public let shortTitle: LocalizedStringResource?
  /// The name of the symbol that is shown beside it.
  public let systemImageName: String?
  /// The phrases by which a person requests the action. `${applicationName}` in them marks the
  /// place of the app's name.
  let phrases: [String]

  /// Creates a shortcut.
  ///
  /// - Parameters:
  ///   - intent: The action.
  ///   - phrases: The phrases by which a person requests the action.
  ///   - shortTitle: The name of the action.
  ///   - systemImageName: The name of the symbol that is shown beside it.
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
    systemImageName: String
  ) {
    (self.intent, self.shortTitle) = (intent, shortTitle)
    (self.systemImageName, self.phrases) = (systemImageName, phrases.map(\.text))
  }

  /// Creates a shortcut without a name and a symbol.
  ///
  /// - Parameters:
  ///   - intent: The action.
  ///   - phrases: The phrases by which a person requests the action.
  public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) {
    (self.intent, shortTitle, systemImageName) = (intent, nil, nil)
    self.phrases = phrases.map(\.text)
  }
}

/// A phrase by which a person requests an action.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// Creates a phrase from a literal text.
  public init(stringLiteral value: String) { text = value }

  /// Creates a phrase from a text with interpolated parts.
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// The interpolation that collects the parts of a phrase.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends words to the phrase.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Appends a part that the system fills in, such as the app's name.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
      text += "${\(token.name)}"
    }

    /// Appends a parameter of the action to the phrase.
    public mutating func appendInterpolation<Value>(
      _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) {
      text += "${\(Intent()[keyPath: keyPath].title.key)}"
    }
  }
}

/// A part of a phrase that the system fills in.
public struct AppShortcutPhraseToken: Hashable, Sendable {
  let name: String

  /// The name of the app.
  public static let applicationName = AppShortcutPhraseToken(name: "applicationName")
}

/// A result builder that combines shortcuts into a list.
@resultBuilder public enum AppShortcutsBuilder {
  /// Returns a list of one shortcut.
  public static func buildExpression(_ expression: AppShortcut) -> [AppShortcut] { [expression] }

  /// Returns the shortcuts of all lists.
  public static func buildBlock(_ components: [AppShortcut]...) -> [AppShortcut] {
    components.flatMap { $0 }
  }

  /// Returns the shortcuts of an `if` without an `else`.
  public static func buildOptional(_ component: [AppShortcut]?) -> [AppShortcut] { component ?? [] }

  /// Returns the shortcuts of an `if`.
  public static func buildEither(first component: [AppShortcut]) -> [AppShortcut] { component }

  /// Returns the shortcuts of an `else`.
  public static func buildEither(second component: [AppShortcut]) -> [AppShortcut] { component }

  /// Returns the shortcuts of an `if #available`.
  public static func buildLimitedAvailability(_ component: [AppShortcut]) -> [AppShortcut] {
    component
  }
}

/// The color behind the shortcuts of an app.
///
/// Accepted: the color is never shown.
public enum ShortcutTileColor: Sendable {
  /// A blue tile.
  case blue
  /// A tile that is purple like grapes.
  case grape
  /// A gray blue tile.
  case grayBlue
  /// A gray brown tile.
  case grayBrown
  /// A gray green tile.
  case grayGreen
  /// A light blue tile.
  case lightBlue
  /// A tile that is green like limes.
  case lime
  /// A navy blue tile.
  case navy
  /// An orange tile.
  case orange
  /// A pink tile.
  case pink
  /// A purple tile.
  case purple
  /// A red tile.
  case red
  /// A tile that is orange like tangerines.
  case tangerine
  /// A teal tile.
  case teal
  /// A yellow tile.
  case yellow
}
