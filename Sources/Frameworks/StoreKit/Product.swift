public import Foundation

/// Something that an app sells.
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
    /// A product that is used up.
    public static let consumable = Self(rawValue: "Consumable")
    /// A product that is bought once.
    public static let nonConsumable = Self(rawValue: "Non-Consumable")
    /// A subscription that ends.
    public static let nonRenewable = Self(rawValue: "Non-Renewing Subscription")
    /// A subscription that is renewed until it is cancelled.
    public static let autoRenewable = Self(rawValue: "Auto-Renewable Subscription")
  }

  /// An option of a purchase.
  public struct PurchaseOption: Hashable, Sendable {
    private let name: String
    /// Names the app's account of the person.
    public static func appAccountToken(_ token: UUID) -> Self { Self(name: token.uuidString) }
    /// States how many are bought.
    public static func quantity(_ quantity: Int) -> Self { Self(name: "\(quantity)") }
  }

  /// The outcome of a purchase.
  public enum PurchaseResult: Sendable {
    /// The purchase succeeded.
    case success(VerificationResult<Transaction>)
    /// The person has cancelled.
    case userCancelled
    /// The purchase waits for an approval.
    case pending
  }

  /// Facts of a subscription.
  public struct SubscriptionInfo: Hashable, Sendable {
    /// The identifier of the group, of which a person can have one subscription.
    public let subscriptionGroupID: String
    /// The time after which the subscription is renewed.
    public let subscriptionPeriod: SubscriptionPeriod

    /// Returns the person's subscriptions of a group: none.
    ///
    /// - Throws: nothing here, as no store is asked.
    public static func status(for groupID: String) async throws -> [Status] { [] }

    /// Returns whether the person may have an introductory offer: no.
    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }

    /// A subscription of the person.
    public struct Status: Hashable, Sendable {
      /// The state of the subscription.
      public let state: RenewalState
      /// The last transaction.
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
      /// The payment has failed and is tried again.
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
    /// The number of units.
    public let value: Int

    /// A unit of time.
    public enum Unit: Hashable, Sendable {
      /// A day.
      case day
      /// A week.
      case week
      /// A month.
      case month
      /// A year.
      case year
    }
  }

  /// Returns the products of identifiers: none, since there is no App Store.
  ///
  /// - Throws: nothing here, as no store is asked.
  public static func products<Identifiers: Collection>(
    for identifiers: Identifiers
  ) async throws -> [Product] where Identifiers.Element == String { [] }

  /// Buys the product.
  ///
  /// - Throws: ``StoreKitError/notAvailableInStorefront``.
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    throw StoreKitError.notAvailableInStorefront
  }
}

/// A value that the App Store has signed, or that only claims so.
public enum VerificationResult<SignedType> {
  /// The signature is not valid, with the reason.
  case unverified(SignedType, VerificationError)
  /// The signature is valid.
  case verified(SignedType)

  /// The value.
  ///
  /// - Throws: the error if it is not verified.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .verified(let value): return value
      case .unverified(_, let error): throw error
      }
    }
  }

  /// The value, whether it is verified or not.
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
    /// The data is for another device.
    case invalidDeviceVerification
    /// The data cannot be read.
    case invalidEncoding
    /// The signature is wrong.
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
/// Partial: there is no App Store, so there are none.
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
  /// The app's identifier of the account; `nil` if it gave none.
  public let appAccountToken: UUID?
  public let jsonRepresentation: Data

  /// The purchases that the person may use; always empty, since nothing can be bought.
  public static var currentEntitlements: Transactions { Transactions() }
  /// All purchases: none.
  public static var all: Transactions { Transactions() }
  /// The purchases that the app has not finished: none.
  public static var unfinished: Transactions { Transactions() }
  /// The purchases from now on: none, so the sequence ends at once.
  public static var updates: Transactions { Transactions() }

  /// Returns the last purchase of a product: none.
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }

  /// Returns the purchase by which the person may use a product: none.
  public static func currentEntitlement(
    for productID: String
  ) async -> VerificationResult<Transaction>? { nil }

  /// Tells the store that the app has delivered.
  public func finish() async {}

  /// Purchases, one after the other.
  public struct Transactions: AsyncSequence, Sendable {
    public typealias Element = VerificationResult<Transaction>

    /// Iterates over the purchases.
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async -> VerificationResult<Transaction>? { nil }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
}
