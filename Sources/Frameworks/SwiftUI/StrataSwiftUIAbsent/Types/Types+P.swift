// `make parity` writes this file from Apple's list of symbols and the tables beside it; do not
// edit it. Each declaration is what Apple has and Strata lacks: using it is a compile error that
// says so (docs/decisions/0021-parity-by-index.md).
// swift-format-ignore-file

public import CoreTransferable
public import Foundation
public import StrataSwiftUIDrawing
public import StrataSwiftUILayout
public import SwiftUICore
public import UniformTypeIdentifiers

@available(*, unavailable, message: "Strata does not have PagePresentationSizing yet; docs/ledgers/parity.md lists what is there")
public struct PagePresentationSizing: PresentationSizing {}

@available(*, unavailable, message: "Strata does not have PaletteSelectionEffect yet; docs/ledgers/parity.md lists what is there")
public struct PaletteSelectionEffect {
  static public var automatic: PaletteSelectionEffect { fatalError() }
  static public var custom: PaletteSelectionEffect { fatalError() }
  static public func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect { fatalError() }
}

@available(*, unavailable, message: "Strata does not have PasteButton yet; docs/ledgers/parity.md lists what is there")
@MainActor public struct PasteButton: View {
  public typealias Body = Never
  public init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) { fatalError() }
  public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) { fatalError() }
}

@available(*, unavailable, message: "Strata does not have PencilDoubleTapGestureValue: a browser does not tell a pencil's gestures")
public struct PencilDoubleTapGestureValue {
  public var hoverPose: PencilHoverPose? { fatalError() }
}

@available(*, unavailable, message: "Strata does not have PencilHoverPose: a browser does not tell a pencil's gestures")
public struct PencilHoverPose {
  public var altitude: Angle { fatalError() }
  public var anchor: UnitPoint { fatalError() }
  public var azimuth: Angle { fatalError() }
  public var location: CGPoint { fatalError() }
  public var roll: Angle { fatalError() }
  public var zDistance: CGFloat { fatalError() }
}

@available(*, unavailable, message: "Strata does not have PencilPreferredAction: a browser does not tell a pencil's gestures")
public struct PencilPreferredAction {
  static public var ignore: PencilPreferredAction { fatalError() }
  static public var runSystemShortcut: PencilPreferredAction { fatalError() }
  static public var showColorPalette: PencilPreferredAction { fatalError() }
  static public var showContextualPalette: PencilPreferredAction { fatalError() }
  static public var showInkAttributes: PencilPreferredAction { fatalError() }
  static public var switchEraser: PencilPreferredAction { fatalError() }
  static public var switchPrevious: PencilPreferredAction { fatalError() }
}

@available(*, unavailable, message: "Strata does not have PencilSqueezeGesturePhase: a browser does not tell a pencil's gestures")
public enum PencilSqueezeGesturePhase {
  case active(PencilSqueezeGestureValue)
  case ended(PencilSqueezeGestureValue)
  case failed
}

@available(*, unavailable, message: "Strata does not have PencilSqueezeGestureValue: a browser does not tell a pencil's gestures")
public struct PencilSqueezeGestureValue {
  public var hoverPose: PencilHoverPose? { fatalError() }
}

@available(*, unavailable, message: "Strata does not have PreferredColorSchemeKey yet; docs/ledgers/parity.md lists what is there")
public struct PreferredColorSchemeKey {}

@available(*, unavailable, message: "Strata does not have PresentationSizing yet; docs/ledgers/parity.md lists what is there")
public protocol PresentationSizing {}

@available(*, unavailable, message: "Strata does not have PresentationSizingContext yet; docs/ledgers/parity.md lists what is there")
public struct PresentationSizingContext {}

@available(*, unavailable, message: "Strata does not have PresentationSizingRoot yet; docs/ledgers/parity.md lists what is there")
public struct PresentationSizingRoot {
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { fatalError() }
}

@available(*, unavailable, message: "Strata does not have ProjectionTransform yet; docs/ledgers/parity.md lists what is there")
public struct ProjectionTransform {
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform { fatalError() }
  public init() { fatalError() }
  public init<CATransform3D>(_ m: CATransform3D) { fatalError() }
  mutating public func invert() -> Bool { fatalError() }
  public func inverted() -> ProjectionTransform { fatalError() }
  public var isAffine: Bool { fatalError() }
  public var isIdentity: Bool { fatalError() }
  public var m11: CGFloat { get { fatalError() } set { fatalError() } }
  public var m12: CGFloat { get { fatalError() } set { fatalError() } }
  public var m13: CGFloat { get { fatalError() } set { fatalError() } }
  public var m21: CGFloat { get { fatalError() } set { fatalError() } }
  public var m22: CGFloat { get { fatalError() } set { fatalError() } }
  public var m23: CGFloat { get { fatalError() } set { fatalError() } }
  public var m31: CGFloat { get { fatalError() } set { fatalError() } }
  public var m32: CGFloat { get { fatalError() } set { fatalError() } }
  public var m33: CGFloat { get { fatalError() } set { fatalError() } }
}
