/// A set of modifier keys that are held down along with another key.
///
/// Same as Apple's; on keyboards without a Command key, Control takes its place.
public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Accepted: a browser's shortcuts do not include Caps Lock; it is ignored.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// The Shift key.
  public static let shift = EventModifiers(rawValue: 2)
  /// The Control key.
  public static let control = EventModifiers(rawValue: 4)
  /// The Option key; Alt on most keyboards.
  public static let option = EventModifiers(rawValue: 8)
  /// The Command key, or Control where there is none.
  public static let command = EventModifiers(rawValue: 16)
  /// Accepted: a browser's shortcuts do not distinguish the number pad; it is ignored.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All modifier keys.
  public static let all: EventModifiers = [
    .capsLock, .shift, .control, .option, .command, .numericPad,
  ]
}
