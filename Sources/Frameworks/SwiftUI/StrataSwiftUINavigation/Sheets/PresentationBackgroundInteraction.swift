/// A value that indicates whether the view behind a sheet can be used while the sheet is open.
///
/// Same as Apple's.
public struct PresentationBackgroundInteraction: Equatable, Sendable {
  enum Reach: Equatable, Sendable {
    case none, everything
    case upTo(PresentationDetent)
  }

  let reach: Reach

  /// The view behind the sheet cannot be used, which is the default.
  public static var automatic: PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(reach: .none)
  }

  /// The view behind the sheet cannot be used.
  public static var disabled: PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(reach: .none)
  }

  /// The view behind the sheet can be used.
  public static var enabled: PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(reach: .everything)
  }

  /// Returns a value with which the view behind the sheet can be used as long as the sheet is no
  /// larger than a detent.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(reach: .upTo(detent))
  }
}
