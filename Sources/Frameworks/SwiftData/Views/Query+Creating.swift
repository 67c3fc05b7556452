public import Foundation
public import SwiftUI

extension Query where Result == [Element] {
  /// Fetches all models, in the order in which they were created.
  public init() { self.init(FetchDescriptor()) }

  /// Fetches all models, and updates the view in a transaction.
  public init(transaction: Transaction) {
    self.init(FetchDescriptor(), transaction: transaction)
  }

  /// Fetches all models, and animates changes.
  public init(animation: Animation) { self.init(FetchDescriptor(), animation: animation) }

  /// Fetches the models that fulfil a descriptor.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor.
  ///   - transaction: The transaction in which the view updates, or `nil` for that of the change.
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
    self.init(descriptor: descriptor, transaction: transaction) { $0 }
  }

  /// Fetches the models that fulfil a descriptor, and animates changes.
  ///
  /// - Parameters:
  ///   - descriptor: A description of the models to fetch.
  ///   - animation: The animation of changes of the results.
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {
    self.init(descriptor, transaction: Transaction(animation: animation))
  }

  /// Fetches models.
  ///
  /// - Parameters:
  ///   - filter: The condition, or `nil` for all models.
  ///   - descriptors: The order.
  ///   - transaction: The transaction in which the view updates, or `nil` for that of the change.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil
  ) {
    self.init(
      FetchDescriptor(predicate: filter, sortBy: descriptors), transaction: transaction)
  }

  /// Fetches models, and animates changes.
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

  /// Fetches models in the order of a property.
  ///
  /// - Parameters:
  ///   - filter: The condition, or `nil` for all models.
  ///   - keyPath: The property.
  ///   - order: The direction.
  ///   - transaction: The transaction in which the view updates, or `nil` for that of the change.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) {
    self.init(
      filter: filter, sort: [SortDescriptor(keyPath, order: order)], transaction: transaction)
  }

  /// Fetches models in the order of a property, and animates changes.
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

  /// Fetches models in the order of an optional property; those without a value come first.
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

  /// Fetches models in the order of an optional property, and animates changes.
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
