import Foundation
import Rendering

/// What is said about a sheet, where it can be compared.
struct SheetOptions: Equatable {
  /// The sizes that it may have, the smallest first.
  var detents: [PresentationDetent] = []
  var indicator = Visibility.automatic
  var cornerRadius: CGFloat?
  var background: Paint?
  var interaction = PresentationBackgroundInteraction.automatic
  var adaptation = PresentationAdaptation.automatic
  var isHeld = false

  /// Whether what is behind can be used while the sheet has this size.
  func isOpenBehind(at detent: PresentationDetent?) -> Bool {
    switch interaction.reach {
    case .none: return false
    case .everything: return true
    case .upTo(let last): return detent.map { $0.rank <= last.rank } ?? false
    }
  }

  /// Whether a handle tells that the sheet has several sizes.
  var hasGrabber: Bool { detents.count > 1 && indicator != .hidden }
}

/// A view of the app's own behind the content of a sheet. Every one is another.
struct SheetBackdrop {
  var alignment: Alignment
  var content: AnyView
}
