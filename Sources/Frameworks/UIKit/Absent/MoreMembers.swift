// Members of UIKit that are not there yet. Each is declared so that a use of it says
// what is missing.
// swift-format-ignore-file

public import Foundation

extension CALayer {
  /// Apple's `maskedCorners`.
  @available(*, unavailable, message: "Strata does not have CALayer.maskedCorners: docs/ledgers/uikit-parity.md lists what is there")
  public var maskedCorners: CACornerMask { get { fatalError() } set { fatalError() } }

  /// Apple's `mask`.
  @available(*, unavailable, message: "Strata does not have CALayer.mask: docs/ledgers/uikit-parity.md lists what is there")
  public var mask: CALayer? { get { fatalError() } set { fatalError() } }

  /// Apple's `shadowPath`.
  @available(*, unavailable, message: "Strata does not have CALayer.shadowPath: docs/ledgers/uikit-parity.md lists what is there")
  public var shadowPath: CGPath? { get { fatalError() } set { fatalError() } }

  /// Apple's `add(_:forKey:)`.
  @available(*, unavailable, message: "Strata does not have CALayer.add(_:forKey:): animations of UIKit end at once: use SwiftUI's animations in a UIHostingController (docs/guides/uikit.md)")
  public func add(_ animation: CAAnimation, forKey key: String?) { fatalError() }

  /// Apple's `insertSublayer(_:at:)`.
  @available(*, unavailable, message: "Strata does not have CALayer.insertSublayer(_:at:): docs/ledgers/uikit-parity.md lists what is there")
  public func insertSublayer(_ layer: CALayer, at index: UInt32) { fatalError() }
}

/// Some corners of a layer.
@available(*, unavailable, message: "Strata does not have CACornerMask: docs/ledgers/uikit-parity.md lists what is there")
public struct CACornerMask: OptionSet {
  public var rawValue: UInt { fatalError() }
  public init(rawValue: UInt) { fatalError() }
  public static var layerMinXMinYCorner: CACornerMask { fatalError() }
  public static var layerMaxXMinYCorner: CACornerMask { fatalError() }
  public static var layerMinXMaxYCorner: CACornerMask { fatalError() }
  public static var layerMaxXMaxYCorner: CACornerMask { fatalError() }
}

extension UIView {
  /// Apple's `systemLayoutSizeFitting(_:)`.
  @available(*, unavailable, message: "Strata does not have UIView.systemLayoutSizeFitting(_:): the browser lays views out")
  public func systemLayoutSizeFitting(_ size: CGSize) -> CGSize { fatalError() }

  /// The least size.
  @available(*, unavailable, message: "Strata does not have UIView.layoutFittingCompressedSize: the browser lays views out")
  public class var layoutFittingCompressedSize: CGSize { fatalError() }

  /// Apple's `keyboardLayoutGuide`.
  @available(*, unavailable, message: "Strata does not have UIView.keyboardLayoutGuide: a page stays above the keyboard: use the safe area")
  public var keyboardLayoutGuide: UILayoutGuide { get { fatalError() } set { fatalError() } }

  /// Apple's `hitTest(_:with:)`.
  @available(*, unavailable, message: "Strata does not have UIView.hitTest(_:with:): the browser finds the touched view")
  public func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { fatalError() }

  /// Apple's `isMultipleTouchEnabled`.
  @available(*, unavailable, message: "Strata does not have UIView.isMultipleTouchEnabled: docs/ledgers/uikit-parity.md lists what is there")
  public var isMultipleTouchEnabled: Bool { get { fatalError() } set { fatalError() } }

  /// Apple's `accessibilityElements`.
  @available(*, unavailable, message: "Strata does not have UIView.accessibilityElements: docs/ledgers/uikit-parity.md lists what is there")
  public var accessibilityElements: [Any]? { get { fatalError() } set { fatalError() } }

  /// Apple's `accessibilityCustomActions`.
  @available(*, unavailable, message: "Strata does not have UIView.accessibilityCustomActions: docs/ledgers/uikit-parity.md lists what is there")
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? { get { fatalError() } set { fatalError() } }

  /// Apple's `accessibilityViewIsModal`.
  @available(*, unavailable, message: "Strata does not have UIView.accessibilityViewIsModal: docs/ledgers/uikit-parity.md lists what is there")
  public var accessibilityViewIsModal: Bool { get { fatalError() } set { fatalError() } }

  /// Apple's `animateKeyframes`.
  @available(*, unavailable, message: "Strata does not have UIView.animateKeyframes: animations of UIKit end at once: use SwiftUI's animations in a UIHostingController (docs/guides/uikit.md)")
  public class func animateKeyframes(withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [], animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) { fatalError() }
}

extension UIViewController {
  /// Apple's `additionalSafeAreaInsets`.
  @available(*, unavailable, message: "Strata does not have UIViewController.additionalSafeAreaInsets: docs/ledgers/uikit-parity.md lists what is there")
  public var additionalSafeAreaInsets: UIEdgeInsets { get { fatalError() } set { fatalError() } }

  /// Apple's `toolbarItems`.
  @available(*, unavailable, message: "Strata does not have UIViewController.toolbarItems: use rightBarButtonItems of the navigation item")
  public var toolbarItems: [UIBarButtonItem]? { get { fatalError() } set { fatalError() } }

  /// Apple's `hidesBottomBarWhenPushed`.
  @available(*, unavailable, message: "Strata does not have UIViewController.hidesBottomBarWhenPushed: docs/ledgers/uikit-parity.md lists what is there")
  public var hidesBottomBarWhenPushed: Bool { get { fatalError() } set { fatalError() } }

  /// Apple's `extendedLayoutIncludesOpaqueBars`.
  @available(*, unavailable, message: "Strata does not have UIViewController.extendedLayoutIncludesOpaqueBars: a page never extends below its bars")
  public var extendedLayoutIncludesOpaqueBars: Bool { get { fatalError() } set { fatalError() } }

  /// Apple's `setNeedsUpdateOfHomeIndicatorAutoHidden()`.
  @available(*, unavailable, message: "Strata does not have UIViewController.setNeedsUpdateOfHomeIndicatorAutoHidden(): a browser shows its own indicator")
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() { fatalError() }
}

extension UIScrollView {
  /// Apple's `scrollRectToVisible(_:animated:)`.
  @available(*, unavailable, message: "Strata does not have UIScrollView.scrollRectToVisible(_:animated:): docs/ledgers/uikit-parity.md lists what is there")
  public func scrollRectToVisible(_ rect: CGRect, animated: Bool) { fatalError() }

  /// Apple's `verticalScrollIndicatorInsets`.
  @available(*, unavailable, message: "Strata does not have UIScrollView.verticalScrollIndicatorInsets: docs/ledgers/uikit-parity.md lists what is there")
  public var verticalScrollIndicatorInsets: UIEdgeInsets { get { fatalError() } set { fatalError() } }

  /// Apple's `scrollIndicatorInsets`.
  @available(*, unavailable, message: "Strata does not have UIScrollView.scrollIndicatorInsets: docs/ledgers/uikit-parity.md lists what is there")
  public var scrollIndicatorInsets: UIEdgeInsets { get { fatalError() } set { fatalError() } }

  /// A Boolean value that indicates whether a person drags the content.
  @available(*, unavailable, message: "Strata does not have UIScrollView.isDragging: the browser scrolls")
  public var isDragging: Bool { fatalError() }

  /// The insets of the content.
  @available(*, unavailable, message: "Strata does not have UIScrollView.adjustedContentInset: the browser scrolls")
  public var adjustedContentInset: UIEdgeInsets { fatalError() }
}

extension UITableView {
  /// Apple's `sectionHeaderTopPadding`.
  @available(*, unavailable, message: "Strata does not have UITableView.sectionHeaderTopPadding: docs/ledgers/uikit-parity.md lists what is there")
  public var sectionHeaderTopPadding: CGFloat { get { fatalError() } set { fatalError() } }

  /// Apple's `allowsMultipleSelectionDuringEditing`.
  @available(*, unavailable, message: "Strata does not have UITableView.allowsMultipleSelectionDuringEditing: docs/ledgers/uikit-parity.md lists what is there")
  public var allowsMultipleSelectionDuringEditing: Bool { get { fatalError() } set { fatalError() } }

  /// Apple's `dragDelegate`.
  @available(*, unavailable, message: "Strata does not have UITableView.dragDelegate: drag and drop is not there yet")
  public var dragDelegate: (any UITableViewDragDelegate)? { get { fatalError() } set { fatalError() } }

  /// Apple's `dropDelegate`.
  @available(*, unavailable, message: "Strata does not have UITableView.dropDelegate: drag and drop is not there yet")
  public var dropDelegate: (any UITableViewDropDelegate)? { get { fatalError() } set { fatalError() } }
}

extension UITableViewCell {
  /// Apple's `selectedBackgroundView`.
  @available(*, unavailable, message: "Strata does not have UITableViewCell.selectedBackgroundView: set backgroundConfiguration")
  public var selectedBackgroundView: UIView? { get { fatalError() } set { fatalError() } }
}

extension UITextField {
  /// Apple's `leftViewMode`.
  @available(*, unavailable, message: "Strata does not have UITextField.leftViewMode: put the view beside the field in a UIStackView")
  public var leftViewMode: ViewMode { get { fatalError() } set { fatalError() } }

  /// Apple's `rightViewMode`.
  @available(*, unavailable, message: "Strata does not have UITextField.rightViewMode: put the view beside the field in a UIStackView")
  public var rightViewMode: ViewMode { get { fatalError() } set { fatalError() } }

  /// Apple's `attributedPlaceholder`.
  @available(*, unavailable, message: "Strata does not have UITextField.attributedPlaceholder: set placeholder")
  public var attributedPlaceholder: NSAttributedString? { get { fatalError() } set { fatalError() } }

  /// Apple's `inputView`.
  @available(*, unavailable, message: "Strata does not have UITextField.inputView: the browser chooses the keyboard")
  public var inputView: UIView? { get { fatalError() } set { fatalError() } }

  /// Apple's `inputAccessoryView`.
  @available(*, unavailable, message: "Strata does not have UITextField.inputAccessoryView: SwiftUI's toolbar has items above the keyboard")
  public var inputAccessoryView: UIView? { get { fatalError() } set { fatalError() } }

  /// The notification of a new text.
  @available(*, unavailable, message: "Strata does not have UITextField.textDidChangeNotification: add a UIAction for editingChanged")
  public class var textDidChangeNotification: Foundation.Notification.Name { fatalError() }
}

extension UITextView {
  /// Apple's `linkTextAttributes`.
  @available(*, unavailable, message: "Strata does not have UITextView.linkTextAttributes: docs/ledgers/uikit-parity.md lists what is there")
  public var linkTextAttributes: [NSAttributedString.Key: Any]! { get { fatalError() } set { fatalError() } }

  /// The text.
  @available(*, unavailable, message: "Strata does not have UITextView.textStorage: set attributedText")
  public var textStorage: NSTextStorage { fatalError() }

  /// The manager of lines.
  @available(*, unavailable, message: "Strata does not have UITextView.layoutManager: a browser lays texts out")
  public var layoutManager: NSLayoutManager { fatalError() }
}

extension UISearchBar {
  /// Apple's `scopeButtonTitles`.
  @available(*, unavailable, message: "Strata does not have UISearchBar.scopeButtonTitles: docs/ledgers/uikit-parity.md lists what is there")
  public var scopeButtonTitles: [String]? { get { fatalError() } set { fatalError() } }

  /// Apple's `showsCancelButton`.
  @available(*, unavailable, message: "Strata does not have UISearchBar.showsCancelButton: the browser shows its own button")
  public var showsCancelButton: Bool { get { fatalError() } set { fatalError() } }

  /// The field.
  @available(*, unavailable, message: "Strata does not have UISearchBar.searchTextField: docs/ledgers/uikit-parity.md lists what is there")
  public var searchTextField: UITextField { fatalError() }
}

extension UIBarButtonItem {
  /// Apple's `isSelected`.
  @available(*, unavailable, message: "Strata does not have UIBarButtonItem.isSelected: docs/ledgers/uikit-parity.md lists what is there")
  public var isSelected: Bool { get { fatalError() } set { fatalError() } }

  /// Apple's `hidesSharedBackground`.
  @available(*, unavailable, message: "Strata does not have UIBarButtonItem.hidesSharedBackground: docs/ledgers/uikit-parity.md lists what is there")
  public var hidesSharedBackground: Bool { get { fatalError() } set { fatalError() } }
}

extension UINavigationItem {
  /// Apple's `subtitle`.
  @available(*, unavailable, message: "Strata does not have UINavigationItem.subtitle: docs/ledgers/uikit-parity.md lists what is there")
  public var subtitle: String? { get { fatalError() } set { fatalError() } }

  /// Apple's `prompt`.
  @available(*, unavailable, message: "Strata does not have UINavigationItem.prompt: docs/ledgers/uikit-parity.md lists what is there")
  public var prompt: String? { get { fatalError() } set { fatalError() } }

  /// Apple's `leftItemsSupplementBackButton`.
  @available(*, unavailable, message: "Strata does not have UINavigationItem.leftItemsSupplementBackButton: docs/ledgers/uikit-parity.md lists what is there")
  public var leftItemsSupplementBackButton: Bool { get { fatalError() } set { fatalError() } }
}

extension UINavigationController {
  /// Apple's `hidesBarsOnSwipe`.
  @available(*, unavailable, message: "Strata does not have UINavigationController.hidesBarsOnSwipe: docs/ledgers/uikit-parity.md lists what is there")
  public var hidesBarsOnSwipe: Bool { get { fatalError() } set { fatalError() } }

  /// Apple's `setToolbarHidden(_:animated:)`.
  @available(*, unavailable, message: "Strata does not have UINavigationController.setToolbarHidden(_:animated:): docs/ledgers/uikit-parity.md lists what is there")
  public func setToolbarHidden(_ hidden: Bool, animated: Bool) { fatalError() }
}

extension UITabBarItem {
  /// Apple's `badgeColor`.
  @available(*, unavailable, message: "Strata does not have UITabBarItem.badgeColor: docs/ledgers/uikit-parity.md lists what is there")
  public var badgeColor: UIColor? { get { fatalError() } set { fatalError() } }
}

extension UITabBarController {
  /// Apple's `tabs`.
  @available(*, unavailable, message: "Strata does not have UITabBarController.tabs: use viewControllers")
  public var tabs: [UITab] { get { fatalError() } set { fatalError() } }
}

extension UIAlertController {
  /// Apple's `preferredAction`.
  @available(*, unavailable, message: "Strata does not have UIAlertController.preferredAction: docs/ledgers/uikit-parity.md lists what is there")
  public var preferredAction: UIAlertAction? { get { fatalError() } set { fatalError() } }
}

extension UIImageView {
  /// Apple's `animationImages`.
  @available(*, unavailable, message: "Strata does not have UIImageView.animationImages: docs/ledgers/uikit-parity.md lists what is there")
  public var animationImages: [UIImage]? { get { fatalError() } set { fatalError() } }

  /// Apple's `animationDuration`.
  @available(*, unavailable, message: "Strata does not have UIImageView.animationDuration: docs/ledgers/uikit-parity.md lists what is there")
  public var animationDuration: TimeInterval { get { fatalError() } set { fatalError() } }

  /// Apple's `startAnimating()`.
  @available(*, unavailable, message: "Strata does not have UIImageView.startAnimating(): docs/ledgers/uikit-parity.md lists what is there")
  public func startAnimating() { fatalError() }

  /// Apple's `stopAnimating()`.
  @available(*, unavailable, message: "Strata does not have UIImageView.stopAnimating(): docs/ledgers/uikit-parity.md lists what is there")
  public func stopAnimating() { fatalError() }
}

extension UILabel {
  /// Apple's `allowsDefaultTighteningForTruncation`.
  @available(*, unavailable, message: "Strata does not have UILabel.allowsDefaultTighteningForTruncation: docs/ledgers/uikit-parity.md lists what is there")
  public var allowsDefaultTighteningForTruncation: Bool { get { fatalError() } set { fatalError() } }

  /// Apple's `shadowColor`.
  @available(*, unavailable, message: "Strata does not have UILabel.shadowColor: docs/ledgers/uikit-parity.md lists what is there")
  public var shadowColor: UIColor? { get { fatalError() } set { fatalError() } }

  /// Apple's `shadowOffset`.
  @available(*, unavailable, message: "Strata does not have UILabel.shadowOffset: docs/ledgers/uikit-parity.md lists what is there")
  public var shadowOffset: CGSize { get { fatalError() } set { fatalError() } }
}

extension UIButton.Configuration {
  /// A button of glass.
  @available(*, unavailable, message: "Strata does not have UIButton.Configuration.glass(): use filled() or tinted()")
  public static func glass() -> Self { fatalError() }

  /// A button of glass.
  @available(*, unavailable, message: "Strata does not have UIButton.Configuration.prominentGlass(): use filled() or tinted()")
  public static func prominentGlass() -> Self { fatalError() }
}

extension NSAttributedString.Key {
  /// The style of a paragraph.
  @available(*, unavailable, message: "Strata does not have NSAttributedString.Key.paragraphStyle: labels and text views show fonts, colors, links and lines: set UILabel's textAlignment")
  public static var paragraphStyle: NSAttributedString.Key { fatalError() }

  /// The shadow.
  @available(*, unavailable, message: "Strata does not have NSAttributedString.Key.shadow: labels and text views show fonts, colors, links and lines: set UILabel's textAlignment")
  public static var shadow: NSAttributedString.Key { fatalError() }

  /// The width of the outline.
  @available(*, unavailable, message: "Strata does not have NSAttributedString.Key.strokeWidth: labels and text views show fonts, colors, links and lines: set UILabel's textAlignment")
  public static var strokeWidth: NSAttributedString.Key { fatalError() }

  /// The color of the outline.
  @available(*, unavailable, message: "Strata does not have NSAttributedString.Key.strokeColor: labels and text views show fonts, colors, links and lines: set UILabel's textAlignment")
  public static var strokeColor: NSAttributedString.Key { fatalError() }

  /// The attachment.
  @available(*, unavailable, message: "Strata does not have NSAttributedString.Key.attachment: labels and text views show fonts, colors, links and lines: set UILabel's textAlignment")
  public static var attachment: NSAttributedString.Key { fatalError() }
}

extension UIScene.ConnectionOptions {
  /// The activities.
  @available(*, unavailable, message: "Strata does not have UIScene.ConnectionOptions.userActivities: links are in urlContexts")
  public var userActivities: Set<NSUserActivity> { fatalError() }

  /// The action of the icon.
  @available(*, unavailable, message: "Strata does not have UIScene.ConnectionOptions.shortcutItem: a browser has no home screen whose icon shows actions")
  public var shortcutItem: UIApplicationShortcutItem? { fatalError() }
}

extension UIDevice {
  /// Apple's `isProximityMonitoringEnabled`.
  @available(*, unavailable, message: "Strata does not have UIDevice.isProximityMonitoringEnabled: a browser does not report it")
  public var isProximityMonitoringEnabled: Bool { get { fatalError() } set { fatalError() } }
}

extension UIDatePicker {
  /// Apple's `countDownDuration`.
  @available(*, unavailable, message: "Strata does not have UIDatePicker.countDownDuration: docs/ledgers/uikit-parity.md lists what is there")
  public var countDownDuration: TimeInterval { get { fatalError() } set { fatalError() } }
}

extension UISlider {
  /// Sets the image of the thumb.
  @available(*, unavailable, message: "Strata does not have UISlider.setThumbImage(_:for:): the browser draws the thumb")
  public func setThumbImage(_ image: UIImage?, for state: UIControl.State) { fatalError() }
}
