// A name of Apple's Foundation. It is declared so that the compiler says what is missing instead of
// failing somewhere else.

public import Foundation

/// An activity of a person in an app, which the system continues on another device.
@available(
  *, unavailable,
  message: "Strata does not have NSUserActivity: links open the app by onOpenURL"
)
open class NSUserActivity: NSObject {
  /// Creates an activity.
  ///
  /// - Parameter activityType: The kind of the activity.
  public init(activityType: String) { fatalError() }

  /// The kind of the activity.
  public var activityType: String { fatalError() }
  /// The title of the activity.
  public var title: String?
  /// The address of the activity on the web.
  public var webpageURL: URL?
  /// The data of the activity.
  public var userInfo: [AnyHashable: Any]?
  /// A Boolean value that indicates whether another device may continue the activity.
  public var isEligibleForHandoff = false
  /// A Boolean value that indicates whether the system may find the activity.
  public var isEligibleForSearch = false
  /// A Boolean value that indicates whether the system may suggest the activity.
  public var isEligibleForPrediction = false

  /// Makes this the current activity.
  public func becomeCurrent() {}
  /// Ends the activity.
  public func invalidate() {}
}
