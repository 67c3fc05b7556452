/// The visibility of scroll bars.
///
/// Same as Apple's.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  private enum Kind { case automatic, visible, hidden, never }
  private let kind: Kind

  /// The default visibility of scroll bars.
  public static var automatic: ScrollIndicatorVisibility { .init(kind: .automatic) }
  /// Shows the scroll bars.
  public static var visible: ScrollIndicatorVisibility { .init(kind: .visible) }
  /// Hides the scroll bars.
  public static var hidden: ScrollIndicatorVisibility { .init(kind: .hidden) }
  /// Hides scroll bars, whatever the person prefers.
  public static var never: ScrollIndicatorVisibility { .init(kind: .never) }
}

/// The way in which scrolling dismisses the keyboard.
///
/// Same as Apple's.
public struct ScrollDismissesKeyboardMode: Equatable, Sendable {
  private enum Kind { case automatic, immediately, interactively, never }
  private let kind: Kind

  /// The default reaction of the keyboard to scrolling.
  public static var automatic: ScrollDismissesKeyboardMode { .init(kind: .automatic) }
  /// Dismisses the keyboard as soon as scrolling starts.
  public static var immediately: ScrollDismissesKeyboardMode { .init(kind: .immediately) }
  /// Dismisses the keyboard as the user drags it away.
  public static var interactively: ScrollDismissesKeyboardMode { .init(kind: .interactively) }
  /// Keeps the keyboard visible while a person scrolls.
  public static var never: ScrollDismissesKeyboardMode { .init(kind: .never) }
}

/// The behavior of content at the ends of a scroll view.
///
/// Accepted: it has no effect; the browser and its system decide.
public struct ScrollBounceBehavior: Sendable {
  private enum Kind { case automatic, always, basedOnSize }
  private let kind: Kind

  /// The default: the axis decides whether the content bounces at its ends.
  public static var automatic: ScrollBounceBehavior { .init(kind: .automatic) }
  /// The content always bounces.
  public static var always: ScrollBounceBehavior { .init(kind: .always) }
  /// The content bounces if it is larger than the scroll view.
  public static var basedOnSize: ScrollBounceBehavior { .init(kind: .basedOnSize) }
}

/// The part of a scroll view that gets margins.
///
/// Same as Apple's.
public struct ContentMarginPlacement: Equatable, Sendable {
  private enum Kind { case automatic, content, indicators }
  private let kind: Kind

  /// The margins are those of the content and the scroll bars, by default.
  public static var automatic: ContentMarginPlacement { .init(kind: .automatic) }
  /// The margins are those of the scrolled content.
  public static var scrollContent: ContentMarginPlacement { .init(kind: .content) }
  /// The margins are those of the scroll bars.
  public static var scrollIndicators: ContentMarginPlacement { .init(kind: .indicators) }
}

/// The positions at which scrolling ends: page by page or view by view.
public protocol ScrollTargetBehavior {}

/// A behavior by which scrolling ends at whole pages.
///
/// Partial: scrolling ends at each child of the content, which is a page if it is as large as the
/// scroll view.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates a behavior that ends scrolling at whole pages.
  public init() {}
}

/// A behavior by which scrolling ends at views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// A Boolean value that indicates whether a swipe ends at the next view, however fast it is.
  let endsAtNext: Bool

  /// Creates a behavior that ends scrolling at views.
  public init() { self.init(limitBehavior: .automatic) }

  /// Creates a behavior that ends scrolling at views.
  ///
  /// - Parameter limitBehavior: The number of views by which a swipe scrolls.
  public init(limitBehavior: LimitBehavior) { endsAtNext = limitBehavior.isLimited }

  /// The number of views by which a swipe scrolls.
  public struct LimitBehavior: Sendable {
    fileprivate let isLimited: Bool

    /// The number that the system chooses: any.
    public static let automatic = LimitBehavior(isLimited: false)
    /// The next view.
    public static let always = LimitBehavior(isLimited: true)
    /// A few views.
    ///
    /// Partial: a swipe scrolls to the next view.
    public static let alwaysByFew = LimitBehavior(isLimited: true)
    /// The next view.
    public static let alwaysByOne = LimitBehavior(isLimited: true)
    /// Any number of views.
    public static let never = LimitBehavior(isLimited: false)
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// The behavior by which scrolling ends at whole pages.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// The behavior by which scrolling ends at views.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// Returns the behavior by which scrolling ends at views.
  ///
  /// - Parameter limitBehavior: The number of views by which a swipe scrolls.
  /// - Returns: The behavior.
  public static func viewAligned(limitBehavior: Self.LimitBehavior) -> Self {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}
