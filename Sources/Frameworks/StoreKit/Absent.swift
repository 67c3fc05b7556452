// swift-format-ignore-file
// Views of Apple's StoreKit that sell products, so that an error names them.

public import SwiftUI

/// Unavailable, since an app in a browser has no App Store that sells products.
@available(*, unavailable, message: "Strata does not have ProductView: an app in a browser has no App Store, so there are no products to show")
public struct ProductView: View {
  public init(id: String, prefersPromotionalIcon: Bool = false) { fatalError() }
  public init(_ product: Product, prefersPromotionalIcon: Bool = false) { fatalError() }
  public init(id: String, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> some View) { fatalError() }
  public var body: some View { EmptyView() }
}

/// Unavailable, since an app in a browser has no App Store that sells products.
@available(*, unavailable, message: "Strata does not have StoreView: an app in a browser has no App Store, so there are no products to show")
public struct StoreView: View {
  public init(ids: some Collection<String>, prefersPromotionalIcon: Bool = false) { fatalError() }
  public init(products: some Collection<Product>, prefersPromotionalIcon: Bool = false) { fatalError() }
  public var body: some View { EmptyView() }
}

/// Unavailable, since an app in a browser has no App Store that sells subscriptions.
@available(*, unavailable, message: "Strata does not have SubscriptionStoreView: an app in a browser has no App Store, so there are no subscriptions to show")
public struct SubscriptionStoreView: View {
  public init(groupID: String) { fatalError() }
  public init(groupID: String, @ViewBuilder marketingContent: () -> some View) { fatalError() }
  public init(productIDs: some Collection<String>) { fatalError() }
  public init(productIDs: some Collection<String>, @ViewBuilder marketingContent: () -> some View) { fatalError() }
  public var body: some View { EmptyView() }
}

/// Unavailable, since an app in a browser has no App Store that sells subscriptions.
@available(*, unavailable, message: "Strata does not have SubscriptionOfferView: an app in a browser has no App Store, so there are no subscriptions to show")
public struct SubscriptionOfferView: View {
  public init(groupID: String, visibleRelationship: Any? = nil) { fatalError() }
  public init(id: String) { fatalError() }
  public var body: some View { EmptyView() }
}

/// Unavailable, since only StoreKit's views have these buttons.
@available(*, unavailable, message: "Strata does not have StoreButtonKind: an app in a browser has no App Store, and no views with its buttons")
public struct StoreButtonKind {
  public static var cancellation: StoreButtonKind { fatalError() }
  public static var restorePurchases: StoreButtonKind { fatalError() }
  public static var redeemCode: StoreButtonKind { fatalError() }
  public static var signIn: StoreButtonKind { fatalError() }
  public static var policies: StoreButtonKind { fatalError() }
}

extension View {
  /// Unavailable, since there are no views of the App Store with buttons.
  @available(*, unavailable, message: "Strata does not have View.storeButton(_:for:): an app in a browser has no App Store, and no views with its buttons")
  nonisolated public func storeButton(_ visibility: Visibility, for buttons: StoreButtonKind...) -> Self { fatalError() }

  /// Unavailable, since there are no views of subscriptions.
  @available(*, unavailable, message: "Strata does not have View.subscriptionStoreSignInAction(_:): an app in a browser has no App Store, so there are no views of subscriptions")
  nonisolated public func subscriptionStoreSignInAction(_ action: (() -> Void)?) -> Self { fatalError() }

  /// Unavailable, since there are no views of subscriptions.
  @available(*, unavailable, message: "Strata does not have View.subscriptionStorePolicyDestination(url:for:): an app in a browser has no App Store, so there are no views of subscriptions")
  nonisolated public func subscriptionStorePolicyDestination(url: Any, for button: Any) -> Self { fatalError() }
}
