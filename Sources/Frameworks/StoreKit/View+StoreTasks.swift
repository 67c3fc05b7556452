public import SwiftUI

extension Product {
  /// The state of a request for a product.
  public enum TaskState: Sendable {
    /// The product is being requested.
    case loading
    /// The store does not have the product.
    case unavailable
    /// The request failed with the given error.
    case failure(any Error)
    /// The store has the given product.
    case success(Product)

    /// The product; `nil` in another state.
    public var product: Product? { if case .success(let product) = self { product } else { nil } }
  }

  /// The state of a request for several products.
  public enum CollectionTaskState: Sendable {
    /// The products are being requested.
    case loading
    /// The request failed with the given error.
    case failure(any Error)
    /// The store has the given products, and lacks those with the given identifiers.
    case success([Product], unavailable: [Product.ID])

    /// The products; `nil` in another state.
    public var products: [Product]? {
      if case .success(let products, _) = self { products } else { nil }
    }
  }
}

/// The state of a request for what a person has bought.
public enum EntitlementTaskState<Value> {
  /// The value is being requested.
  case loading
  /// The request failed with the given error.
  case failure(any Error)
  /// The request succeeded with the given value.
  case success(Value)

  /// The value; `nil` in another state.
  public var value: Value? { if case .success(let value) = self { value } else { nil } }
}

extension EntitlementTaskState: Sendable where Value: Sendable {}

extension View {
  /// Reports the state of a product before this view appears, and for each other identifier.
  ///
  /// Partial: there is no App Store, so the product is always unavailable.
  ///
  /// - Parameters:
  ///   - id: The product's identifier.
  ///   - priority: The priority of the task.
  ///   - action: A function that is called with the state.
  nonisolated public func storeProductTask(
    for id: Product.ID, priority: TaskPriority = .medium,
    action: @escaping @MainActor @Sendable (Product.TaskState) async -> Void
  ) -> some View {
    task(id: id, priority: priority) { await action(.unavailable) }
  }

  /// Reports the state of products before this view appears, and for each other collection of
  /// identifiers.
  ///
  /// Partial: there is no App Store, so all products are unavailable.
  ///
  /// - Parameters:
  ///   - ids: The products' identifiers.
  ///   - priority: The priority of the task.
  ///   - action: A function that is called with the state.
  nonisolated public func storeProductsTask<IDs: Collection & Equatable & Sendable>(
    for ids: IDs, priority: TaskPriority = .medium,
    action: @escaping @MainActor @Sendable (Product.CollectionTaskState) async -> Void
  ) -> some View where IDs.Element == Product.ID {
    task(id: ids, priority: priority) { await action(.success([], unavailable: Array(ids))) }
  }

  /// Reports the person's subscriptions of a group before this view appears, and for each other
  /// group.
  ///
  /// Partial: there is no App Store, so the person has none.
  ///
  /// - Parameters:
  ///   - groupID: The identifier of the group.
  ///   - priority: The priority of the task.
  ///   - action: A function that is called with the state.
  nonisolated public func subscriptionStatusTask(
    for groupID: String, priority: TaskPriority = .medium,
    action:
      @escaping @MainActor @Sendable (
        EntitlementTaskState<[Product.SubscriptionInfo.Status]>
      ) async -> Void
  ) -> some View {
    task(id: groupID, priority: priority) { await action(.success([])) }
  }

  /// Reports the purchase by which the person may use a product before this view appears, and for
  /// each other product.
  ///
  /// Partial: there is no App Store, so there is none.
  ///
  /// - Parameters:
  ///   - productID: The product's identifier.
  ///   - priority: The priority of the task.
  ///   - action: A function that is called with the state.
  nonisolated public func currentEntitlementTask(
    for productID: String, priority: TaskPriority = .medium,
    action:
      @escaping @MainActor @Sendable (
        EntitlementTaskState<VerificationResult<Transaction>?>
      ) async -> Void
  ) -> some View {
    task(id: productID, priority: priority) { await action(.success(nil)) }
  }

  /// Sets a function that is called when a purchase begins in one of StoreKit's views.
  ///
  /// Accepted: it is never called, since there is no App Store.
  nonisolated public func onInAppPurchaseStart(
    perform action: ((Product) async -> Void)?
  ) -> some View { self }

  /// Sets a function that is called when a purchase has ended in one of StoreKit's views.
  ///
  /// Accepted: it is never called, since there is no App Store.
  nonisolated public func onInAppPurchaseCompletion(
    perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
  ) -> some View { self }

  /// Would show the person's subscriptions of a group when `isPresented` becomes `true`.
  ///
  /// Partial: there are no subscriptions; `isPresented` becomes `false` again.
  ///
  /// - Parameters:
  ///   - isPresented: A binding to whether the subscriptions are shown.
  ///   - subscriptionGroupID: The identifier of the group.
  public func manageSubscriptionsSheet(
    isPresented: Binding<Bool>, subscriptionGroupID: String
  ) -> some View { manageSubscriptionsSheet(isPresented: isPresented) }

  /// Would show a form for the refund of a purchase when `isPresented` becomes `true`.
  ///
  /// Partial: there are no purchases: `isPresented` becomes `false` again, and the handler is called
  /// with ``Transaction/RefundRequestError/failed``.
  ///
  /// - Parameters:
  ///   - transactionID: The identifier of the purchase.
  ///   - isPresented: A binding to whether the form is shown.
  ///   - onDismiss: A function that is called with the error.
  public func refundRequestSheet(
    for transactionID: UInt64, isPresented: Binding<Bool>,
    onDismiss: (
      (Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void
    )? = nil
  ) -> some View {
    onChange(of: isPresented.wrappedValue, initial: true) { _, isOn in
      guard isOn else { return }
      isPresented.wrappedValue = false
      onDismiss?(.failure(.failed))
    }
  }
}

extension Transaction {
  /// The result of a request for a refund.
  public enum RefundRequestStatus: Hashable, Sendable {
    /// The person has cancelled the request.
    case userCancelled
    /// The store has received the request.
    case success
  }

  /// The reason for which a refund was not requested.
  public enum RefundRequestError: Error, Hashable, Sendable {
    /// The purchase was already the subject of a request.
    case duplicateRequest
    /// The request could not be made.
    case failed
  }
}
