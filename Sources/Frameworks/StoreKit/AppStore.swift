public import Foundation
public import SwiftUI
public import UIKit

/// The App Store.
public enum AppStore {
  /// A Boolean value that indicates whether the person may buy something: no.
  public static var canMakePayments: Bool { false }

  /// Reads the person's purchases again.
  ///
  /// - Throws: ``StoreKitError/notAvailableInStorefront``.
  public static func sync() async throws { throw StoreKitError.notAvailableInStorefront }

  /// Asks the person to rate the app.
  ///
  /// Accepted: Apple decides each time whether it asks; here no prompt is shown.
  @MainActor public static func requestReview(in scene: UIWindowScene) {}

  /// Shows the person's subscriptions.
  ///
  /// - Throws: ``StoreKitError/notAvailableInStorefront``.
  @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {
    throw StoreKitError.notAvailableInStorefront
  }
}

/// Asks the person to rate the app: `@Environment(\.requestReview)`.
///
/// Accepted: Apple decides each time whether it asks; here no prompt is shown.
public struct RequestReviewAction: Sendable {
  /// Asks the person to rate the app.
  @MainActor public func callAsFunction() {}
}

extension EnvironmentValues {
  /// Asks the person to rate the app.
  ///
  /// Accepted: Apple decides each time whether it asks; here no prompt is shown.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}

/// Asks the person to rate the app.
@MainActor @preconcurrency open class SKStoreReviewController: NSObject {
  /// Accepted: Apple decides each time whether it asks; here no prompt is shown.
  public class func requestReview() {}
  /// Accepted: Apple decides each time whether it asks; here no prompt is shown.
  public class func requestReview(in windowScene: UIWindowScene) {}
}
