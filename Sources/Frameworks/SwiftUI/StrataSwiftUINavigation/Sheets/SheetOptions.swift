import Foundation
import StrataRendering
import SwiftUICore

/// What is said about a sheet, where it can be compared.
struct SheetOptions: Equatable {
  /// The sizes that it may have, the smallest first.
  var detents: [PresentationDetent] = []
  /// What those that the app works out come to here.
  var drawn: [PresentationDetent: PresentationDetent] = [:]
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
    case .upTo(let last): return detent.map { shown($0).rank <= shown(last).rank } ?? false
    }
  }

  /// The size with what the app works out in its place.
  func shown(_ detent: PresentationDetent) -> PresentationDetent { drawn[detent] ?? detent }

  /// Takes over sizes; those that the app works out by the environment around the sheet.
  @MainActor mutating func set(_ all: Set<PresentationDetent>, in environment: EnvironmentValues) {
    drawn = [:]
    for detent in all where detent.custom != nil { drawn[detent] = detent.drawn(in: environment) }
    detents = all.filter { $0.custom == nil || drawn[$0] != nil }
      .sorted { shown($0).rank < shown($1).rank }
  }

  /// Whether a handle tells that the sheet has several sizes.
  var hasGrabber: Bool { detents.count > 1 && indicator != .hidden }
}

/// A view of the app's own behind the content of a sheet. Every one is another.
struct SheetBackdrop {
  var alignment: Alignment
  var content: AnyView
}
