import Foundation

extension Words {
  /// The strings of `status` in `Localizable.xcstrings`.
  public enum Status {
    /// The name of the status of a living character.
    public static var alive: LocalizedStringResource { word("status.alive.name", "Alive") }
    /// The name of the status of a dead character.
    public static var dead: LocalizedStringResource { word("status.dead.name", "Dead") }
    /// The name of the unknown status.
    public static var unknown: LocalizedStringResource { word("status.unknown.name", "Unknown") }
  }
}
