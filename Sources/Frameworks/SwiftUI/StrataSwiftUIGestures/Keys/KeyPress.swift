/// A key that was pressed, repeated or released.
///
/// Same as Apple's.
public struct KeyPress: Sendable {
  /// A set of phases of a key press.
  public struct Phases: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The key was pressed.
    public static let down = Phases(rawValue: 1)
    /// The key is held and repeats.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key was released.
    public static let up = Phases(rawValue: 4)
    /// All phases of a key press.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// The result of an action for a key press.
  public enum Result: Hashable, Sendable {
    /// The action has handled the key press; outer views do not receive it.
    case handled
    /// The action has not handled the key press; the next outer view receives it.
    case ignored
  }

  /// The phase of the key press.
  public let phase: Phases
  /// The key that was pressed, repeated or released.
  public let key: KeyEquivalent
  /// The characters that the key types.
  public let characters: String
  /// The modifier keys that were held.
  public let modifiers: EventModifiers

  /// Parses a browser's report of a key: the phase, the modifier keys and the name of the key.
  /// Returns `nil` if it is invalid.
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
