public import Foundation
public import SwiftUI

extension Query where Result == [Element] {
  /// Creates a query for all models, in the order of their creation.
  public init() { self.init(FetchDescriptor()) }

  /// Creates a query for all models that updates the view in a transaction.
  public init(transaction: Transaction) {
    self.init(FetchDescriptor(), transaction: transaction)
  }

  /// Creates a query for all models that animates changes.
  public init(animation: Animation) { self.init(FetchDescriptor(), animation: animation) }

  /// Creates a query for the models that match a descriptor.
  ///
  /// - Parameters:
  ///   - descriptor: The description of the models to fetch.
  ///   - transaction: The transaction in which the view is updated; `nil` for that of the change.
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
    self.init(descriptor: descriptor, transaction: transaction) { $0 }
  }

  /// Creates a query for the models that match a descriptor, which animates changes.
  ///
  /// - Parameters:
  ///   - descriptor: A description of the models to fetch.
  ///   - animation: The animation of changes of the results.
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {
    self.init(descriptor, transaction: Transaction(animation: animation))
  }

  /// Creates a query for the models that match a condition, in an order.
  ///
  /// - Parameters:
  ///   - filter: The condition, or `nil` for all models.
  ///   - descriptors: The order of the models.
  ///   - transaction: The transaction in which the view is updated; `nil` for that of the change.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil
  ) {
    self.init(
      FetchDescriptor(predicate: filter, sortBy: descriptors), transaction: transaction)
  }

  /// Creates a query for the models that match a condition, which animates changes.
  ///
  /// - Parameters:
  ///   - filter: The condition for models; `nil` for all.
  ///   - descriptors: The order of the results.
  ///   - animation: The animation of changes of the results.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation
  ) {
    self.init(filter: filter, sort: descriptors, transaction: Transaction(animation: animation))
  }

  /// Creates a query for models, sorted by a property.
  ///
  /// - Parameters:
  ///   - filter: The condition, or `nil` for all models.
  ///   - keyPath: A key path to the property by which the models are sorted.
  ///   - order: The direction of the order.
  ///   - transaction: The transaction in which the view is updated; `nil` for that of the change.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) {
    self.init(
      filter: filter, sort: [SortDescriptor(keyPath, order: order)], transaction: transaction)
  }

  /// Creates a query for models, sorted by a property, which animates changes.
  ///
  /// - Parameters:
  ///   - filter: The condition for models; `nil` for all.
  ///   - keyPath: A key path to the value by which the results are sorted.
  ///   - order: Ascending or descending.
  ///   - animation: The animation of changes of the results.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation
  ) {
    self.init(
      filter: filter, sort: keyPath, order: order, transaction: Transaction(animation: animation))
  }

  /// Creates a query for models, sorted by an optional property; models without a value come first.
  ///
  /// - Parameters:
  ///   - filter: The condition for models; `nil` for all.
  ///   - keyPath: A key path to the value by which the results are sorted.
  ///   - order: Ascending or descending.
  ///   - transaction: The transaction of the changes.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) {
    self.init(
      filter: filter, sort: [SortDescriptor(keyPath, order: order)], transaction: transaction)
  }

  /// Creates a query for models, sorted by an optional property, which animates changes.
  ///
  /// - Parameters:
  ///   - filter: The condition for models; `nil` for all.
  ///   - keyPath: A key path to the value by which the results are sorted.
  ///   - order: Ascending or descending.
  ///   - animation: The animation of changes of the results.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, animation: Animation
  ) {
    self.init(
      filter: filter, sort: keyPath, order: order, transaction: Transaction(animation: animation))
  }
}
