/// The availability of the view behind a sheet.
///
/// Same as Apple's.
public struct PresentationBackgroundInteraction: Equatable, Sendable {
  enum Reach: Equatable, Sendable {
    case none, everything
    case upTo(PresentationDetent)
  }

  let reach: Reach

  /// The view behind cannot be used.
  public static var automatic: PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(reach: .none)
  }

  /// The view behind cannot be used.
  public static var disabled: PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(reach: .none)
  }

  /// The view behind can be used.
  public static var enabled: PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(reach: .everything)
  }

  /// Returns a value with which the view behind can be used while the sheet is no larger than a
  /// detent.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(reach: .upTo(detent))
  }
}
