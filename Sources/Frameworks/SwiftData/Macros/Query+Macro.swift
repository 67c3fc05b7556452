public import Foundation
public import SwiftUI

/// Fetches all models of a type for a view.
///
///     @Query private var trips: [Trip]
///
/// Same as Apple's. The parameters are described at the initializers of ``Query``.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query() = #externalMacro(module: "StrataSwiftUIMacros", type: "QueryMacro")

/// Fetches the models that match a descriptor.
///
/// - Parameters:
///   - descriptor: A description of the models to fetch.
///   - transaction: The transaction of the changes.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  _ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil
) = #externalMacro(module: "StrataSwiftUIMacros", type: "QueryMacro")

/// Fetches the models that match a descriptor, and animates changes.
///
/// - Parameters:
///   - descriptor: A description of the models to fetch.
///   - animation: The animation of changes of the results.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  _ descriptor: FetchDescriptor<Element>, animation: Animation
) = #externalMacro(module: "StrataSwiftUIMacros", type: "QueryMacro")

/// Fetches all models of a type, and updates the view in a transaction.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query(transaction: Transaction) =
  #externalMacro(module: "StrataSwiftUIMacros", type: "QueryMacro")

/// Fetches all models of a type, and animates changes.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query(animation: Animation) =
  #externalMacro(module: "StrataSwiftUIMacros", type: "QueryMacro")

/// Fetches the models that match a condition, in an order.
///
/// - Parameters:
///   - filter: The condition for models; `nil` for all.
///   - descriptors: The order of the results.
///   - transaction: The transaction of the changes.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
  transaction: Transaction? = nil
) = #externalMacro(module: "StrataSwiftUIMacros", type: "QueryMacro")

/// Fetches the models that match a condition, in an order, and animates changes.
///
/// - Parameters:
///   - filter: The condition for models; `nil` for all.
///   - descriptors: The order of the results.
///   - animation: The animation of changes of the results.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
  animation: Animation
) = #externalMacro(module: "StrataSwiftUIMacros", type: "QueryMacro")

/// Fetches models, sorted by a property.
///
/// - Parameters:
///   - filter: The condition for models; `nil` for all.
///   - keyPath: A key path to the value by which the results are sorted.
///   - order: Ascending or descending.
///   - transaction: The transaction of the changes.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
  order: SortOrder = .forward, transaction: Transaction? = nil
) = #externalMacro(module: "StrataSwiftUIMacros", type: "QueryMacro")

/// Fetches models, sorted by a property, and animates changes.
///
/// - Parameters:
///   - filter: The condition for models; `nil` for all.
///   - keyPath: A key path to the value by which the results are sorted.
///   - order: Ascending or descending.
///   - animation: The animation of changes of the results.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
  order: SortOrder = .forward, animation: Animation
) = #externalMacro(module: "StrataSwiftUIMacros", type: "QueryMacro")

/// Fetches models, sorted by an optional property.
///
/// - Parameters:
///   - filter: The condition for models; `nil` for all.
///   - keyPath: A key path to the value by which the results are sorted.
///   - order: Ascending or descending.
///   - transaction: The transaction of the changes.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
  order: SortOrder = .forward, transaction: Transaction? = nil
) = #externalMacro(module: "StrataSwiftUIMacros", type: "QueryMacro")

/// Fetches models, sorted by an optional property, and animates changes.
///
/// - Parameters:
///   - filter: The condition for models; `nil` for all.
///   - keyPath: A key path to the value by which the results are sorted.
///   - order: Ascending or descending.
///   - animation: The animation of changes of the results.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
  order: SortOrder = .forward, animation: Animation
) = #externalMacro(module: "StrataSwiftUIMacros", type: "QueryMacro")
