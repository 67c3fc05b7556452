public import Foundation

/// A product that an app sells.
///
/// Partial: an app in a browser has no App Store, so there are no products:
/// ``products(for:)`` finds none.
public struct Product: Identifiable, Hashable, Sendable {
  public let id: String
  /// The kind of product.
  public let type: ProductType
  /// The name in the person's language.
  public let displayName: String
  /// The description in the person's language.
  public let description: String
  /// The price in the store's currency.
  public let price: Decimal
  /// The price with its currency, for display.
  public let displayPrice: String
  /// A Boolean value that indicates whether a family can share the product.
  public let isFamilyShareable: Bool
  /// The properties of a subscription; `nil` for other products.
  public let subscription: SubscriptionInfo?

  /// The kind of a product.
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A product that is used up, such as coins in a game.
    public static let consumable = Self(rawValue: "Consumable")
    /// A product that is bought once.
    public static let nonConsumable = Self(rawValue: "Non-Consumable")
    /// A subscription that ends after a time.
    public static let nonRenewable = Self(rawValue: "Non-Renewing Subscription")
    /// A subscription that is renewed until it is cancelled.
    public static let autoRenewable = Self(rawValue: "Auto-Renewable Subscription")
  }

  /// An option for a purchase.
  public struct PurchaseOption: Hashable, Sendable {
    private let name: String
    /// Returns an option with the app's identifier of the person's account.
    public static func appAccountToken(_ token: UUID) -> Self { Self(name: token.uuidString) }
    /// Returns an option with the number of products to buy.
    public static func quantity(_ quantity: Int) -> Self { Self(name: "\(quantity)") }
  }

  /// The result of a purchase.
  public enum PurchaseResult: Sendable {
    /// The purchase succeeded, with the given transaction.
    case success(VerificationResult<Transaction>)
    /// The person has cancelled the purchase.
    case userCancelled
    /// The purchase waits for an approval.
    case pending
  }

  /// The properties of a subscription.
  public struct SubscriptionInfo: Hashable, Sendable {
    /// The identifier of a group, of whose subscriptions a person can have only one.
    public let subscriptionGroupID: String
    /// The time after which the subscription is renewed.
    public let subscriptionPeriod: SubscriptionPeriod

    /// Returns the person's subscriptions of a group: always none.
    ///
    /// - Throws: Nothing, as no store is asked.
    public static func status(for groupID: String) async throws -> [Status] { [] }

    /// Returns whether the person is eligible for an introductory offer: always `false`.
    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }

    /// A subscription of the person.
    public struct Status: Hashable, Sendable {
      /// The state of the subscription.
      public let state: RenewalState
      /// The last transaction of the subscription.
      public let transaction: VerificationResult<Transaction>
    }

    /// The state of a subscription's renewal.
    public struct RenewalState: RawRepresentable, Hashable, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      /// The subscription is active.
      public static let subscribed = Self(rawValue: 1)
      /// The subscription has ended.
      public static let expired = Self(rawValue: 2)
      /// The payment has failed and is being tried again.
      public static let inBillingRetryPeriod = Self(rawValue: 3)
      /// The payment has failed, and the subscription is still active.
      public static let inGracePeriod = Self(rawValue: 4)
      /// The purchase was refunded.
      public static let revoked = Self(rawValue: 5)
    }
  }

  /// The time after which a subscription is renewed.
  public struct SubscriptionPeriod: Hashable, Sendable {
    /// The unit in which the period is counted.
    public let unit: Unit
    /// The number of units of time in the period.
    public let value: Int

    /// A unit of time.
    public enum Unit: Hashable, Sendable {
      /// The unit is a day.
      case day
      /// The unit is a week.
      case week
      /// The unit is a month.
      case month
      /// The unit is a year.
      case year
    }
  }

  /// Returns the products with some identifiers: always none, since there is no App Store.
  ///
  /// - Throws: Nothing, as no store is asked.
  public static func products<Identifiers: Collection>(
    for identifiers: Identifiers
  ) async throws -> [Product] where Identifiers.Element == String { [] }

  /// Throws an error, since there is no App Store.
  ///
  /// - Throws: ``StoreKitError/notAvailableInStorefront``.
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    throw StoreKitError.notAvailableInStorefront
  }
}

/// A value with the result of checking its signature by the App Store.
public enum VerificationResult<SignedType> {
  /// The signature is not valid, for the given reason.
  case unverified(SignedType, VerificationError)
  /// The store's signature of the value is valid.
  case verified(SignedType)

  /// The value, if its signature is valid.
  ///
  /// - Throws: The reason for which the signature is not valid.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .verified(let value): return value
      case .unverified(_, let error): throw error
      }
    }
  }

  /// The value, whether its signature is valid or not.
  public var unsafePayloadValue: SignedType {
    switch self {
    case .verified(let value), .unverified(let value, _): value
    }
  }

  /// The reason for which a value is not verified.
  public enum VerificationError: LocalizedError {
    /// The certificate was revoked.
    case revokedCertificate
    /// The chain of certificates is not valid.
    case invalidCertificateChain
    /// The value is meant for another device.
    case invalidDeviceVerification
    /// The value cannot be decoded.
    case invalidEncoding
    /// The store's signature of the value is wrong.
    case invalidSignature
    /// A required property is missing.
    case missingRequiredProperties
  }
}

extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}
extension VerificationResult: Sendable where SignedType: Sendable {}

/// A purchase of the person.
///
/// Partial: there is no App Store, so there are no purchases.
public struct Transaction: Identifiable, Hashable, Sendable {
  public let id: UInt64
  /// The identifier of the first transaction of the purchase.
  public let originalID: UInt64
  /// The identifier of the product.
  public let productID: String
  /// The kind of product.
  public let productType: Product.ProductType
  /// The date of the purchase.
  public let purchaseDate: Date
  /// The end of a subscription; `nil` for other products.
  public let expirationDate: Date?
  public let revocationDate: Date?
  public let isUpgraded: Bool
  /// The app's identifier of the person's account; `nil` if the app has set none.
  public let appAccountToken: UUID?
  public let jsonRepresentation: Data

  /// The purchases that the person may use: always none.
  public static var currentEntitlements: Transactions { Transactions() }
  /// All purchases of the person: always none.
  public static var all: Transactions { Transactions() }
  /// The purchases that the app has not finished: always none.
  public static var unfinished: Transactions { Transactions() }
  /// The purchases from now on: always none, so the sequence ends at once.
  public static var updates: Transactions { Transactions() }

  /// Returns the last purchase of a product: always `nil`.
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }

  /// Returns the purchase by which the person may use a product: always `nil`.
  public static func currentEntitlement(
    for productID: String
  ) async -> VerificationResult<Transaction>? { nil }

  /// Reports to the store that the app has delivered the product.
  ///
  /// Accepted: it does nothing, since there is no store, and no transaction is ever made.
  public func finish() async {}

  /// A sequence of purchases, which is always empty.
  public struct Transactions: AsyncSequence, Sendable {
    public typealias Element = VerificationResult<Transaction>

    /// An iterator over the purchases.
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async -> VerificationResult<Transaction>? { nil }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
}
