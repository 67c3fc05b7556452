/// Whether what is behind a sheet can be used.
///
/// Same as Apple's.
public struct PresentationBackgroundInteraction: Equatable, Sendable {
  enum Reach: Equatable, Sendable {
    case none, everything
    case upTo(PresentationDetent)
  }

  let reach: Reach

  public static var automatic: PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(reach: .none)
  }
  public static var disabled: PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(reach: .none)
  }
  public static var enabled: PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(reach: .everything)
  }

  /// While the sheet is not larger than that.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(reach: .upTo(detent))
  }
}
