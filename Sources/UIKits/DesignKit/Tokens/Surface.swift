/// How much of a colour a surface carries, 0 … 1, so that text on it stays readable.
///
///     .background(Color.orange.opacity(Surface.card))
///
/// ``Contrast`` tells whether it does.
public enum Surface {
  /// A card.
  public static let card = 0.12
  /// The one large surface of a page.
  public static let hero = 0.14
  /// A strip that must be noticed.
  public static let banner = 0.18
  /// What is not filled of a bar.
  public static let track = 0.2
}
