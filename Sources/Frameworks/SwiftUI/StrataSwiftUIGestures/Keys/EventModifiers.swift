/// A set of modifier keys that are held down along with another key.
///
/// Same as Apple's, except that Control replaces the Command key on keyboards without it.
public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The Caps Lock key.
  ///
  /// Accepted: it has no effect; a browser's shortcuts do not include it.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// The Shift key.
  public static let shift = EventModifiers(rawValue: 2)
  /// The Control key.
  public static let control = EventModifiers(rawValue: 4)
  /// The Option key; Alt on most keyboards.
  public static let option = EventModifiers(rawValue: 8)
  /// The Command key, or the Control key on keyboards without it.
  public static let command = EventModifiers(rawValue: 16)
  /// A key of the number pad.
  ///
  /// Accepted: it has no effect; a browser's shortcuts do not distinguish it.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All modifier keys of a keyboard.
  public static let all: EventModifiers = [
    .capsLock, .shift, .control, .option, .command, .numericPad,
  ]
}
