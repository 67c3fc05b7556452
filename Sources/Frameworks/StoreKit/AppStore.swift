public import Foundation
public import SwiftUI
public import UIKit

/// The App Store, which an app in a browser cannot use.
public enum AppStore {
  /// A Boolean value that indicates whether the person can buy something: always `false`.
  public static var canMakePayments: Bool { false }

  /// Throws an error, since there is no App Store.
  ///
  /// - Throws: ``StoreKitError/notAvailableInStorefront``, always.
  public static func sync() async throws { throw StoreKitError.notAvailableInStorefront }

  /// Requests that the person rate the app. The method does nothing.
  ///
  /// Accepted: no prompt is shown. With Apple, too, the system decides whether a prompt appears.
  @MainActor public static func requestReview(in scene: UIWindowScene) {}

  /// Throws an error, since there is no App Store.
  ///
  /// - Throws: ``StoreKitError/notAvailableInStorefront``, always.
  @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {
    throw StoreKitError.notAvailableInStorefront
  }
}

/// An action that requests that the person rate the app: `@Environment(\.requestReview)`.
///
/// Accepted: no prompt is shown. With Apple, too, the system decides whether a prompt appears.
public struct RequestReviewAction: Sendable {
  /// Requests that the person rate the app. The action does nothing.
  ///
  /// Accepted: no prompt is shown. With Apple, too, the system decides whether a prompt appears.
  @MainActor public func callAsFunction() {}
}

extension EnvironmentValues {
  /// An action that requests that the person rate the app.
  ///
  /// Accepted: no prompt is shown. With Apple, too, the system decides whether a prompt appears.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}

/// The older way of requesting that the person rate the app.
@MainActor @preconcurrency open class SKStoreReviewController: NSObject {
  /// Asks the person to rate the app.
  ///
  /// Accepted: no prompt is shown. With Apple, too, the system decides whether a prompt appears.
  public class func requestReview() {}
  /// Asks the person to rate the app, in a window.
  ///
  /// Accepted: no prompt is shown. With Apple, too, the system decides whether a prompt appears.
  public class func requestReview(in windowScene: UIWindowScene) {}
}
