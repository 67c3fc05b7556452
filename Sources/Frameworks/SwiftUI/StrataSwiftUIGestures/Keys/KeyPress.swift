/// A key that was pressed, held or let go.
///
/// Same as Apple's.
public struct KeyPress: Sendable {
  /// What becomes of a key.
  public struct Phases: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let down = Phases(rawValue: 1)
    /// The key is held, and says itself again and again.
    public static let `repeat` = Phases(rawValue: 2)
    public static let up = Phases(rawValue: 4)
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// Whether an action has taken the key.
  public enum Result: Hashable, Sendable { case handled, ignored }

  public let phase: Phases
  public let key: KeyEquivalent
  /// What the key would write.
  public let characters: String
  /// What was held along with it.
  public let modifiers: EventModifiers

  /// Reads what a browser tells of a key: the phase, what is held, and the key's name.
  ///
  ///     1 2 ArrowUp
  init?(_ text: String) {
    let parts = text.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, let phase = Int(parts[0]), [1, 2, 4].contains(phase),
      let held = Int(parts[1]), held >= 0, held < 64, let key = KeyEquivalent(name: parts[2])
    else { return nil }
    self.phase = Phases(rawValue: phase)
    modifiers = EventModifiers(rawValue: held)
    self.key = key
    characters = parts[2].count == 1 ? String(parts[2]) : String(key.character)
  }
}
