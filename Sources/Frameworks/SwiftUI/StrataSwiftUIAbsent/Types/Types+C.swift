// `make parity` writes this file from Apple's list of symbols and the tables beside it; do not
// edit it. Each declaration is what Apple has and Strata lacks: using it is a compile error that
// says so (docs/decisions/0021-parity-by-index.md).
// swift-format-ignore-file

public import Foundation
public import StrataSwiftUIDrawing
public import SwiftUICore

@available(*, unavailable, message: "Strata does not have ColorMatrix yet; docs/ledgers/parity.md lists what is there")
public struct ColorMatrix {
  public var a1: Float { get { fatalError() } set { fatalError() } }
  public var a2: Float { get { fatalError() } set { fatalError() } }
  public var a3: Float { get { fatalError() } set { fatalError() } }
  public var a4: Float { get { fatalError() } set { fatalError() } }
  public var a5: Float { get { fatalError() } set { fatalError() } }
  public var b1: Float { get { fatalError() } set { fatalError() } }
  public var b2: Float { get { fatalError() } set { fatalError() } }
  public var b3: Float { get { fatalError() } set { fatalError() } }
  public var b4: Float { get { fatalError() } set { fatalError() } }
  public var b5: Float { get { fatalError() } set { fatalError() } }
  public var g1: Float { get { fatalError() } set { fatalError() } }
  public var g2: Float { get { fatalError() } set { fatalError() } }
  public var g3: Float { get { fatalError() } set { fatalError() } }
  public var g4: Float { get { fatalError() } set { fatalError() } }
  public var g5: Float { get { fatalError() } set { fatalError() } }
  public init() { fatalError() }
  public var r1: Float { get { fatalError() } set { fatalError() } }
  public var r2: Float { get { fatalError() } set { fatalError() } }
  public var r3: Float { get { fatalError() } set { fatalError() } }
  public var r4: Float { get { fatalError() } set { fatalError() } }
  public var r5: Float { get { fatalError() } set { fatalError() } }
}

@available(*, unavailable, message: "Strata does not have ConcentricRectangle yet; docs/ledgers/parity.md lists what is there")
public struct ConcentricRectangle: Shape {
  public typealias Body = Never
  public func path(in rect: CGRect) -> Path { fatalError() }
  public init() { fatalError() }
}

@available(*, unavailable, message: "Strata does not have ContentToolbarPlacement yet; docs/ledgers/parity.md lists what is there")
public struct ContentToolbarPlacement {
  static public var tabViewSidebar: ContentToolbarPlacement { fatalError() }
}

@available(*, unavailable, message: "Strata does not have ControlWidget: a browser has no home screen that shows widgets")
@MainActor public protocol ControlWidget {}

@available(*, unavailable, message: "Strata does not have ControlWidgetConfiguration: a browser has no home screen that shows widgets")
@MainActor public protocol ControlWidgetConfiguration {}

@available(*, unavailable, message: "Strata does not have ControlWidgetConfigurationBuilder: a browser has no home screen that shows widgets")
@resultBuilder public struct ControlWidgetConfigurationBuilder {
  public static func buildBlock<each Part>(_ parts: repeat each Part) { fatalError() }
  public static func buildOptional<Part>(_ part: Part?) { fatalError() }
  public static func buildEither<Part>(first: Part) { fatalError() }
  public static func buildEither<Part>(second: Part) { fatalError() }
}

@available(*, unavailable, message: "Strata does not have ControlWidgetTemplate: a browser has no home screen that shows widgets")
@MainActor public protocol ControlWidgetTemplate {}

@available(*, unavailable, message: "Strata does not have ControlWidgetTemplateBuilder: a browser has no home screen that shows widgets")
@resultBuilder public struct ControlWidgetTemplateBuilder {
  public static func buildBlock<each Part>(_ parts: repeat each Part) { fatalError() }
  public static func buildOptional<Part>(_ part: Part?) { fatalError() }
  public static func buildEither<Part>(first: Part) { fatalError() }
  public static func buildEither<Part>(second: Part) { fatalError() }
}

@available(*, unavailable, message: "Strata does not have CustomAnimation yet; docs/ledgers/parity.md lists what is there")
public protocol CustomAnimation {}

@available(*, unavailable, message: "Strata does not have CustomHoverEffect yet; docs/ledgers/parity.md lists what is there")
public protocol CustomHoverEffect {}

@available(*, unavailable, message: "Strata does not have CustomizableToolbarContent yet; docs/ledgers/parity.md lists what is there")
public protocol CustomizableToolbarContent {}
