// `make parity` writes this file from Apple's list of symbols and the tables beside it; do not
// edit it. Each declaration is what Apple has and Strata lacks: using it is a compile error that
// says so (docs/decisions/0021-parity-by-index.md).
// swift-format-ignore-file

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

@available(*, unavailable, message: "Strata does not have CommandGroup: a web page has no menu bar of an app")
public struct CommandGroup<Content>: Commands {
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { fatalError() }
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { fatalError() }
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { fatalError() }
}

@available(*, unavailable, message: "Strata does not have CommandGroupPlacement: a web page has no menu bar of an app")
public struct CommandGroupPlacement {
  static public var appInfo: CommandGroupPlacement { fatalError() }
  static public var appSettings: CommandGroupPlacement { fatalError() }
  static public var appTermination: CommandGroupPlacement { fatalError() }
  static public var appVisibility: CommandGroupPlacement { fatalError() }
  static public var help: CommandGroupPlacement { fatalError() }
  static public var importExport: CommandGroupPlacement { fatalError() }
  static public var newItem: CommandGroupPlacement { fatalError() }
  static public var pasteboard: CommandGroupPlacement { fatalError() }
  static public var printItem: CommandGroupPlacement { fatalError() }
  static public var saveItem: CommandGroupPlacement { fatalError() }
  static public var sidebar: CommandGroupPlacement { fatalError() }
  static public var systemServices: CommandGroupPlacement { fatalError() }
  static public var textEditing: CommandGroupPlacement { fatalError() }
  static public var textFormatting: CommandGroupPlacement { fatalError() }
  static public var toolbar: CommandGroupPlacement { fatalError() }
  static public var undoRedo: CommandGroupPlacement { fatalError() }
  static public var windowArrangement: CommandGroupPlacement { fatalError() }
  static public var windowSize: CommandGroupPlacement { fatalError() }
}

@available(*, unavailable, message: "Strata does not have CommandMenu: a web page has no menu bar of an app")
public struct CommandMenu<Content>: Commands {
  public init<Title>(_ title: Title, @ViewBuilder content: () -> Content) { fatalError() }
}

@available(*, unavailable, message: "Strata does not have Commands: a web page has no menu bar of an app")
@MainActor public protocol Commands {}

@available(*, unavailable, message: "Strata does not have CommandsBuilder: a web page has no menu bar of an app")
@resultBuilder public struct CommandsBuilder {
  public static func buildBlock<each Part>(_ parts: repeat each Part) { fatalError() }
  public static func buildOptional<Part>(_ part: Part?) { fatalError() }
  public static func buildEither<Part>(first: Part) { fatalError() }
  public static func buildEither<Part>(second: Part) { fatalError() }
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
