public import Foundation

extension EnvironmentValues {
  private enum RoomKey: EnvironmentKey { static var defaultValue: Int? { nil } }
  private enum TruncationKey: EnvironmentKey {
    static var defaultValue: Text.TruncationMode { .tail }
  }
  private enum FactorKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
  private enum TighteningKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum SelectableKey: EnvironmentKey { static var defaultValue: Bool? { nil } }
  private enum ScaleKey: EnvironmentKey { static var defaultValue: Text.Scale? { nil } }
  private enum LanguageKey: EnvironmentKey { static var defaultValue: Locale.Language? { nil } }

  /// How many lines text keeps room for.
  var lineRoom: Int? {
    get { self[RoomKey.self] }
    set { self[RoomKey.self] = newValue }
  }

  /// Where words are left out of a line that is too long.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationKey.self] }
    set { self[TruncationKey.self] = newValue }
  }

  /// The smallest part of its size that text may take to fit, 0…1.
  public var minimumScaleFactor: CGFloat {
    get { self[FactorKey.self] }
    set { self[FactorKey.self] = newValue }
  }

  /// Whether letters may stand closer together where a line is too long.
  ///
  /// Accepted: a browser does not squeeze letters.
  public var allowsTightening: Bool {
    get { self[TighteningKey.self] }
    set { self[TighteningKey.self] = newValue }
  }

  var textSelectability: Bool? {
    get { self[SelectableKey.self] }
    set { self[SelectableKey.self] = newValue }
  }

  var textScale: Text.Scale? {
    get { self[ScaleKey.self] }
    set { self[ScaleKey.self] = newValue }
  }

  var textLanguage: Locale.Language? {
    get { self[LanguageKey.self] }
    set { self[LanguageKey.self] = newValue }
  }
}
