/// Whether scroll bars are shown.
///
/// Same as Apple's.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  private enum Kind { case automatic, visible, hidden, never }
  private let kind: Kind

  public static var automatic: ScrollIndicatorVisibility { .init(kind: .automatic) }
  public static var visible: ScrollIndicatorVisibility { .init(kind: .visible) }
  public static var hidden: ScrollIndicatorVisibility { .init(kind: .hidden) }
  public static var never: ScrollIndicatorVisibility { .init(kind: .never) }
}

/// How scrolling puts the keyboard away.
///
/// Same as Apple's.
public struct ScrollDismissesKeyboardMode: Equatable, Sendable {
  private enum Kind { case automatic, immediately, interactively, never }
  private let kind: Kind

  public static var automatic: ScrollDismissesKeyboardMode { .init(kind: .automatic) }
  public static var immediately: ScrollDismissesKeyboardMode { .init(kind: .immediately) }
  public static var interactively: ScrollDismissesKeyboardMode { .init(kind: .interactively) }
  public static var never: ScrollDismissesKeyboardMode { .init(kind: .never) }
}

/// How content springs back at its ends.
///
/// Accepted: the browser springs back, or does not, as its system does.
public struct ScrollBounceBehavior: Sendable {
  private enum Kind { case automatic, always, basedOnSize }
  private let kind: Kind

  public static var automatic: ScrollBounceBehavior { .init(kind: .automatic) }
  public static var always: ScrollBounceBehavior { .init(kind: .always) }
  public static var basedOnSize: ScrollBounceBehavior { .init(kind: .basedOnSize) }
}

/// What margins are kept from.
///
/// Same as Apple's.
public struct ContentMarginPlacement: Equatable, Sendable {
  private enum Kind { case automatic, content, indicators }
  private let kind: Kind

  public static var automatic: ContentMarginPlacement { .init(kind: .automatic) }
  public static var scrollContent: ContentMarginPlacement { .init(kind: .content) }
  public static var scrollIndicators: ContentMarginPlacement { .init(kind: .indicators) }
}

/// Where scrolling comes to rest: page by page or view by view.
public protocol ScrollTargetBehavior {}

/// Scrolling that comes to rest at whole pages.
///
/// Partial: at each child of the content, which is a page where it is as large as the scroll view.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}
}

/// Scrolling that comes to rest at views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }
}
