import Foundation

extension Words {
  /// The strings of `status` in `Localizable.xcstrings`.
  public enum Status {
    /// The status of a living character.
    public static var alive: LocalizedStringResource { word("status.alive.name", "Alive") }
    /// The status of a dead character.
    public static var dead: LocalizedStringResource { word("status.dead.name", "Dead") }
    /// The status if it is unknown.
    public static var unknown: LocalizedStringResource { word("status.unknown.name", "Unknown") }
  }
}
