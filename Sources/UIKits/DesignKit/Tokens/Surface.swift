/// The opacities of tinted surfaces, 0 … 1, on which text stays readable.
///
///     .background(Color.orange.opacity(Surface.card))
///
/// ``Contrast`` computes whether it does.
public enum Surface {
  /// The opacity of a card.
  public static let card = 0.12
  /// The opacity of a page's one large surface.
  public static let hero = 0.14
  /// The opacity of a strip that must be noticed.
  public static let banner = 0.18
  /// The opacity of the empty part of a bar.
  public static let track = 0.2
}
