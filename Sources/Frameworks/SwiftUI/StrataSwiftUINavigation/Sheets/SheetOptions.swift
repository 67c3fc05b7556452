import Foundation
import StrataRendering
import SwiftUICore

/// The options of a sheet that can be compared.
struct SheetOptions: Equatable {
  /// The sizes that the sheet may have, the smallest first.
  var detents: [PresentationDetent] = []
  /// The calculated sizes of the custom detents.
  var drawn: [PresentationDetent: PresentationDetent] = [:]
  var indicator = Visibility.automatic
  var cornerRadius: CGFloat?
  var background: Paint?
  var interaction = PresentationBackgroundInteraction.automatic
  var adaptation = PresentationAdaptation.automatic
  var isHeld = false

  /// Returns whether the view behind the sheet can be used while the sheet has this size.
  func isOpenBehind(at detent: PresentationDetent?) -> Bool {
    switch interaction.reach {
    case .none: return false
    case .everything: return true
    case .upTo(let last): return detent.map { shown($0).rank <= shown(last).rank } ?? false
    }
  }

  /// Returns the size itself, or the calculated size of a custom detent.
  func shown(_ detent: PresentationDetent) -> PresentationDetent { drawn[detent] ?? detent }

  /// Sets the sizes. Custom sizes are calculated from the environment around the sheet.
  @MainActor mutating func set(_ all: Set<PresentationDetent>, in environment: EnvironmentValues) {
    drawn = [:]
    for detent in all where detent.custom != nil { drawn[detent] = detent.drawn(in: environment) }
    detents = all.filter { $0.custom == nil || drawn[$0] != nil }
      .sorted { shown($0).rank < shown($1).rank }
  }

  /// A Boolean value that indicates whether a handle shows that the sheet has several sizes.
  var hasGrabber: Bool { detents.count > 1 && indicator != .hidden }
}

/// A custom view behind the content of a sheet. Two values never compare equal.
struct SheetBackdrop {
  var alignment: Alignment
  var content: AnyView
}
