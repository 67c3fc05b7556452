// `make parity` writes this file from Apple's list of symbols and the tables beside it; do not
// edit it. Each declaration is what Apple has and Strata lacks: using it is a compile error that
// says so (docs/decisions/0021-parity-by-index.md).
// swift-format-ignore-file

@available(*, unavailable, message: "Strata does not have Widget: a browser has no home screen that shows widgets")
@MainActor public protocol Widget {}

@available(*, unavailable, message: "Strata does not have WidgetBundle: a browser has no home screen that shows widgets")
@MainActor public protocol WidgetBundle {}

@available(*, unavailable, message: "Strata does not have WidgetBundleBuilder: a browser has no home screen that shows widgets")
@resultBuilder public struct WidgetBundleBuilder {
  public static func buildBlock<each Part>(_ parts: repeat each Part) { fatalError() }
  public static func buildOptional<Part>(_ part: Part?) { fatalError() }
  public static func buildEither<Part>(first: Part) { fatalError() }
  public static func buildEither<Part>(second: Part) { fatalError() }
}

@available(*, unavailable, message: "Strata does not have WidgetConfiguration: a browser has no home screen that shows widgets")
@MainActor public protocol WidgetConfiguration {}

@available(*, unavailable, message: "Strata does not have WindowManagerRole: the person, not the page, decides the size of a browser's window")
public struct WindowManagerRole {
  static public var automatic: WindowManagerRole { fatalError() }
}

@available(*, unavailable, message: "Strata does not have WindowResizability: the person, not the page, decides the size of a browser's window")
public struct WindowResizability {
  static public var automatic: WindowResizability { get { fatalError() } set { fatalError() } }
  static public var contentMinSize: WindowResizability { get { fatalError() } set { fatalError() } }
  static public var contentSize: WindowResizability { get { fatalError() } set { fatalError() } }
}

@available(*, unavailable, message: "Strata does not have WindowToolbarFullScreenVisibility yet; docs/ledgers/parity.md lists what is there")
public struct WindowToolbarFullScreenVisibility {
  static public var automatic: WindowToolbarFullScreenVisibility { fatalError() }
}

@available(*, unavailable, message: "Strata does not have WritingToolsBehavior yet; docs/ledgers/parity.md lists what is there")
public struct WritingToolsBehavior {
  static public var automatic: WritingToolsBehavior { fatalError() }
  static public var complete: WritingToolsBehavior { fatalError() }
  static public var disabled: WritingToolsBehavior { fatalError() }
  static public var limited: WritingToolsBehavior { fatalError() }
}
