public import Foundation

/// The queue of payments of the older interface.
///
/// Partial: there is no App Store, so no payment is possible.
open class SKPaymentQueue: NSObject {
  /// Returns whether the person can buy something: always `false`.
  open class func canMakePayments() -> Bool { false }
}

/// A product that an app sells. None is ever found.
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

/// The response to a request for products.
open class SKProductsResponse: NSObject {
  /// The products that were found: none.
  public let products: [SKProduct] = []
  /// The identifiers for which there is no product: always all.
  public let invalidProductIdentifiers: [String]

  init(_ identifiers: Set<String>) { invalidProductIdentifiers = identifiers.sorted() }
}

/// An object that receives the response to a request for products.
public protocol SKProductsRequestDelegate: NSObjectProtocol {
  /// Called with the response to the request for products.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - response: The response.
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// A request for products, which finds none.
open class SKProductsRequest: NSObject {
  /// The object that receives the response.
  open weak var delegate: (any SKProductsRequestDelegate)?
  private let identifiers: Set<String>

  /// Creates a request for the products with some identifiers.
  public init(productIdentifiers: Set<String>) { identifiers = productIdentifiers }

  /// Calls the delegate at once with a response in which all identifiers are invalid.
  open func start() {
    delegate?.productsRequest(self, didReceive: SKProductsResponse(identifiers))
  }

  /// Cancels the request.
  ///
  /// Accepted: it does nothing, since the request has already been answered.
  open func cancel() {}
}
