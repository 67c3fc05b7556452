import Foundation

extension Words {
  /// The strings of `status` in `Localizable.xcstrings`.
  public enum Status {
    public static var alive: LocalizedStringResource { word("status.alive.name", "Alive") }
    public static var dead: LocalizedStringResource { word("status.dead.name", "Dead") }
    public static var unknown: LocalizedStringResource { word("status.unknown.name", "Unknown") }
  }
}
