// Controllers and presentations that a page does not have. Each is declared so that a use of it says
// what is missing.
// swift-format-ignore-file

public import Foundation

/// A controller of a popover.
@available(*, unavailable, message: "Strata does not have UIPopoverPresentationController: action sheets and activities need no source here; SwiftUI has popovers")
open class UIPopoverPresentationController: NSObject {}

/// A delegate of a presentation.
@available(*, unavailable, message: "Strata does not have UIPopoverPresentationControllerDelegate: set modalPresentationStyle, or use SwiftUI's sheet with presentationDetents in a UIHostingController")
public protocol UIPopoverPresentationControllerDelegate {}

/// An animator of a transition.
@available(*, unavailable, message: "Strata does not have UIViewControllerAnimatedTransitioning: SwiftUI has transitions, which a UIHostingController can show (docs/guides/uikit.md)")
public protocol UIViewControllerAnimatedTransitioning {}

/// A delegate that provides transitions.
@available(*, unavailable, message: "Strata does not have UIViewControllerTransitioningDelegate: SwiftUI has transitions, which a UIHostingController can show (docs/guides/uikit.md)")
public protocol UIViewControllerTransitioningDelegate {}

/// The context of a transition.
@available(*, unavailable, message: "Strata does not have UIViewControllerContextTransitioning: SwiftUI has transitions, which a UIHostingController can show (docs/guides/uikit.md)")
public protocol UIViewControllerContextTransitioning {}

/// A transition that follows a finger.
@available(*, unavailable, message: "Strata does not have UIViewControllerInteractiveTransitioning: SwiftUI has transitions, which a UIHostingController can show (docs/guides/uikit.md)")
public protocol UIViewControllerInteractiveTransitioning {}

/// A coordinator of a transition.
@available(*, unavailable, message: "Strata does not have UIViewControllerTransitionCoordinator: SwiftUI has transitions, which a UIHostingController can show (docs/guides/uikit.md)")
public protocol UIViewControllerTransitionCoordinator {}

/// A transition that an app moves by per cent.
@available(*, unavailable, message: "Strata does not have UIPercentDrivenInteractiveTransition: SwiftUI has transitions, which a UIHostingController can show (docs/guides/uikit.md)")
open class UIPercentDrivenInteractiveTransition: NSObject {}

/// A controller of pages.
@available(*, unavailable, message: "Strata does not have UIPageViewController: use SwiftUI's TabView with tabViewStyle(.page) in a UIHostingController")
open class UIPageViewController: UIViewController {
  public enum TransitionStyle { case pageCurl, scroll }
  public enum NavigationOrientation { case horizontal, vertical }
  public enum NavigationDirection { case forward, reverse }
  public struct OptionsKey: Hashable, Sendable {
    public static var interPageSpacing: OptionsKey { fatalError() }
    public static var spineLocation: OptionsKey { fatalError() }
  }
  public init(transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
}

/// A helper of a controller of pages.
@available(*, unavailable, message: "Strata does not have UIPageViewControllerDataSource: use SwiftUI's TabView with tabViewStyle(.page) in a UIHostingController")
public protocol UIPageViewControllerDataSource {}

/// A helper of a controller of pages.
@available(*, unavailable, message: "Strata does not have UIPageViewControllerDelegate: use SwiftUI's TabView with tabViewStyle(.page) in a UIHostingController")
public protocol UIPageViewControllerDelegate {}

/// A controller of columns.
@available(*, unavailable, message: "Strata does not have UISplitViewController: use SwiftUI's NavigationSplitView in a UIHostingController")
open class UISplitViewController: UIViewController {
  public enum Style { case unspecified, doubleColumn, tripleColumn }
  public enum Column { case primary, supplementary, secondary, compact, inspector }
  public init(style: Style) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
}

/// The delegate of a controller of columns.
@available(*, unavailable, message: "Strata does not have UISplitViewControllerDelegate: use SwiftUI's NavigationSplitView in a UIHostingController")
public protocol UISplitViewControllerDelegate {}

/// A storyboard of controllers.
@available(*, unavailable, message: "Strata does not have UIStoryboard: Linux does not read storyboards: make the controllers in code")
open class UIStoryboard: NSObject {
  public init(name: String, bundle: Bundle?) { fatalError() }
}

/// A step in a storyboard.
@available(*, unavailable, message: "Strata does not have UIStoryboardSegue: Linux does not read storyboards: present or push the controller in code")
open class UIStoryboardSegue: NSObject {}

/// The views in a nib file.
@available(*, unavailable, message: "Strata does not have UINib: Linux does not read nib files: make the views in code")
open class UINib: NSObject {
  public init(nibName: String, bundle: Bundle?) { fatalError() }
}

/// An object that provides what is shared.
@available(*, unavailable, message: "Strata does not have UIActivityItemSource: pass the item itself to UIActivityViewController")
public protocol UIActivityItemSource {}

/// A controller that opens a document elsewhere.
@available(*, unavailable, message: "Strata does not have UIDocumentInteractionController: use UIActivityViewController or SwiftUI's ShareLink")
open class UIDocumentInteractionController: NSObject {
  public init(url: URL) { fatalError() }
}

/// A controller that browses documents.
@available(*, unavailable, message: "Strata does not have UIDocumentBrowserViewController: use UIDocumentPickerViewController")
open class UIDocumentBrowserViewController: UIViewController {
  public init(forOpening types: [Any]?) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
}

/// A document of an app.
@available(*, unavailable, message: "Strata does not have UIDocument: use FileManager, or UIDocumentPickerViewController")
open class UIDocument: NSObject {
  public init(fileURL: URL) { fatalError() }
}

/// A controller that chooses a color.
@available(*, unavailable, message: "Strata does not have UIColorPickerViewController: use SwiftUI's ColorPicker in a UIHostingController")
open class UIColorPickerViewController: UIViewController {}

/// The delegate of a controller that chooses a color.
@available(*, unavailable, message: "Strata does not have UIColorPickerViewControllerDelegate: use SwiftUI's ColorPicker in a UIHostingController")
public protocol UIColorPickerViewControllerDelegate {}

/// A control that chooses a color.
@available(*, unavailable, message: "Strata does not have UIColorWell: use SwiftUI's ColorPicker in a UIHostingController")
open class UIColorWell: UIControl {}

/// A controller that chooses a font.
@available(*, unavailable, message: "Strata does not have UIFontPickerViewController: a page has the fonts of the app and of the browser's system")
open class UIFontPickerViewController: UIViewController {}

/// A view of a calendar.
@available(*, unavailable, message: "Strata does not have UICalendarView: use SwiftUI's MultiDatePicker or UIDatePicker with the style inline")
open class UICalendarView: UIView {}

/// The selected days of a calendar.
@available(*, unavailable, message: "Strata does not have UICalendarSelectionSingleDate: use SwiftUI's MultiDatePicker or UIDatePicker with the style inline")
open class UICalendarSelectionSingleDate: NSObject {
  public init(delegate: Any?) { fatalError() }
}

/// The selected days of a calendar.
@available(*, unavailable, message: "Strata does not have UICalendarSelectionMultiDate: use SwiftUI's MultiDatePicker or UIDatePicker with the style inline")
open class UICalendarSelectionMultiDate: NSObject {
  public init(delegate: Any?) { fatalError() }
}

/// The delegate of a calendar.
@available(*, unavailable, message: "Strata does not have UICalendarViewDelegate: use SwiftUI's MultiDatePicker or UIDatePicker with the style inline")
public protocol UICalendarViewDelegate {}

/// A controller that prints.
@available(*, unavailable, message: "Strata does not have UIPrintInteractionController: a browser prints the page")
open class UIPrintInteractionController: NSObject {
  public class var shared: UIPrintInteractionController { fatalError() }
}

/// A controller that explains a word.
@available(*, unavailable, message: "Strata does not have UIReferenceLibraryViewController: a browser has no dictionary that an app may open")
open class UIReferenceLibraryViewController: UIViewController {
  public init(term: String) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
}

/// The look of a view without content.
@available(*, unavailable, message: "Strata does not have UIContentUnavailableConfiguration: use SwiftUI's ContentUnavailableView in a UIHostingController")
public struct UIContentUnavailableConfiguration {
  public static func empty() -> Self { fatalError() }
  public static func loading() -> Self { fatalError() }
  public static func search() -> Self { fatalError() }
}

/// A view without content.
@available(*, unavailable, message: "Strata does not have UIContentUnavailableView: use SwiftUI's ContentUnavailableView in a UIHostingController")
open class UIContentUnavailableView: UIView {}

/// An effect of glass.
@available(*, unavailable, message: "Strata does not have UIGlassEffect: use UIVisualEffectView with UIBlurEffect, or SwiftUI's glassEffect in a UIHostingController")
open class UIGlassEffect: UIVisualEffect {
  public enum Style { case regular, clear }
  public init(style: Style) { fatalError() }
  public override init() { fatalError() }
}

/// A container of effects of glass.
@available(*, unavailable, message: "Strata does not have UIGlassContainerEffect: use UIVisualEffectView with UIBlurEffect, or SwiftUI's glassEffect in a UIHostingController")
open class UIGlassContainerEffect: UIVisualEffect {}

/// A tab.
@available(*, unavailable, message: "Strata does not have UITab: use UITabBarController.viewControllers")
open class UITab: NSObject {
  public init(title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil) { fatalError() }
}

/// An action of an app's icon.
@available(*, unavailable, message: "Strata does not have UIApplicationShortcutItem: a browser has no home screen whose icon shows actions; HostExtensions.shortcuts puts pages into the app's manifest")
open class UIApplicationShortcutItem: NSObject {}

/// A press of a key.
@available(*, unavailable, message: "Strata does not have UIPress: a page reports keys by UIKeyCommand")
open class UIPress: NSObject {}

/// An event of keys.
@available(*, unavailable, message: "Strata does not have UIPressesEvent: a page reports keys by UIKeyCommand")
open class UIPressesEvent: UIEvent {}

/// The look of the status bar.
@available(*, unavailable, message: "Strata does not have UIStatusBarStyle: a browser shows its own bar")
public enum UIStatusBarStyle {
  case `default`, lightContent, darkContent
}

/// An effect of a tilted device.
@available(*, unavailable, message: "Strata does not have UIMotionEffect: a browser does not tell how a device is tilted without a permission")
open class UIMotionEffect: NSObject {}

/// An action for assistive technology.
@available(*, unavailable, message: "Strata does not have UIAccessibilityCustomAction: use SwiftUI's accessibility modifiers in a UIHostingController, or UIView's accessibilityLabel")
open class UIAccessibilityCustomAction: NSObject {
  public init(name: String, actionHandler: @escaping (UIAccessibilityCustomAction) -> Bool) { fatalError() }
}

/// The style of a paragraph.
@available(*, unavailable, message: "Strata does not have NSParagraphStyle: labels and text views show fonts, colors, links and lines: set UILabel's textAlignment")
open class NSParagraphStyle: NSObject {
  public class var `default`: NSParagraphStyle { fatalError() }
}

/// The style of a paragraph, which can be changed.
@available(*, unavailable, message: "Strata does not have NSMutableParagraphStyle: labels and text views show fonts, colors, links and lines: set UILabel's textAlignment")
open class NSMutableParagraphStyle: NSParagraphStyle {}

/// The shadow of a text.
@available(*, unavailable, message: "Strata does not have NSShadow: labels and text views show fonts, colors, links and lines: set UILabel's textAlignment")
open class NSShadow: NSObject {}

/// An image in a text.
@available(*, unavailable, message: "Strata does not have NSTextAttachment: put the image beside the text, or use SwiftUI's Text with an Image")
open class NSTextAttachment: NSObject {
  public init(image: UIImage) { fatalError() }
}

/// A manager of a text's lines.
@available(*, unavailable, message: "Strata does not have NSLayoutManager: a browser lays texts out")
open class NSLayoutManager: NSObject {}

/// The text of a text view.
@available(*, unavailable, message: "Strata does not have NSTextStorage: a browser lays texts out")
open class NSTextStorage: NSObject {}
