public import Foundation

/// The older queue of purchases.
///
/// Partial: there is no App Store, so no payment is possible.
open class SKPaymentQueue: NSObject {
  /// Returns whether the person may buy something: no.
  open class func canMakePayments() -> Bool { false }
}

/// Something that an app sells; there is never one.
open class SKProduct: NSObject {
  /// The product's identifier in the store.
  public let productIdentifier: String
  /// The name in the person's language.
  public let localizedTitle: String
  /// The description in the person's language.
  public let localizedDescription: String
  /// The product's price in the person's currency.
  public let price: NSDecimalNumber
  /// The locale in which the price is written.
  public let priceLocale: Locale

  init(identifier: String) {
    productIdentifier = identifier
    (localizedTitle, localizedDescription) = ("", "")
    (price, priceLocale) = (.zero, Locale(identifier: "en_US"))
  }
}

/// The answer to a request for products.
open class SKProductsResponse: NSObject {
  /// The products that were found: none.
  public let products: [SKProduct] = []
  /// The identifiers of which there is no product: all.
  public let invalidProductIdentifiers: [String]

  init(_ identifiers: Set<String>) { invalidProductIdentifiers = identifiers.sorted() }
}

/// An object that receives the answer to a request for products.
public protocol SKProductsRequestDelegate: NSObjectProtocol {
  /// Called with the answer.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - response: The time in which the spring would move once to the end and back, in seconds.
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// A request for products, which finds none.
open class SKProductsRequest: NSObject {
  /// The object that receives the answer.
  open weak var delegate: (any SKProductsRequestDelegate)?
  private let identifiers: Set<String>

  /// Creates a request for the products of identifiers.
  public init(productIdentifiers: Set<String>) { identifiers = productIdentifiers }

  /// Calls the delegate at once with all identifiers as invalid ones.
  open func start() {
    delegate?.productsRequest(self, didReceive: SKProductsResponse(identifiers))
  }

  /// Accepted: a request that was answered has nothing to cancel.
  open func cancel() {}
}
