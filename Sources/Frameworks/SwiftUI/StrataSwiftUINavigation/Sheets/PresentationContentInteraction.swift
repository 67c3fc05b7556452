/// The first effect of a swipe in a sheet: resizing the sheet or scrolling its content.
///
/// Accepted: the values have no effect; in a browser a swipe scrolls content that can scroll, and
/// resizes the sheet otherwise.
public struct PresentationContentInteraction: Equatable, Sendable {
  /// The system chooses the first effect of a swipe.
  public static var automatic: PresentationContentInteraction { PresentationContentInteraction() }
  /// A swipe resizes the sheet first.
  public static var resizes: PresentationContentInteraction { PresentationContentInteraction() }
  /// A swipe scrolls the content first.
  public static var scrolls: PresentationContentInteraction { PresentationContentInteraction() }
}
