/// The opacities of tinted surfaces, 0 … 1, on which text stays readable.
///
///     .background(Color.orange.opacity(Surface.card))
///
/// ``Contrast`` computes whether text is readable.
public enum Surface {
  /// The opacity of a card.
  public static let card = 0.12
  /// The opacity of a page's one large surface (``View/hero(_:)``).
  public static let hero = 0.14
  /// The opacity of a banner, which must be noticed.
  public static let banner = 0.18
  /// The opacity of the empty part of a progress bar.
  public static let track = 0.2
}
