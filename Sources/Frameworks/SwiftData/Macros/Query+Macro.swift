public import Foundation
public import SwiftUI

/// Fetches all models of a type for a view.
///
///     @Query private var trips: [Trip]
///
/// Same as Apple's; see the initializers of ``Query`` for the parameters.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query() = #externalMacro(module: "StrataSwiftUIMacros", type: "QueryMacro")

/// Fetches the models that fulfil a descriptor.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  _ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil
) = #externalMacro(module: "StrataSwiftUIMacros", type: "QueryMacro")

/// Fetches the models that fulfil a descriptor, and animates changes.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  _ descriptor: FetchDescriptor<Element>, animation: Animation
) = #externalMacro(module: "StrataSwiftUIMacros", type: "QueryMacro")

/// Updates the view in a transaction.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query(transaction: Transaction) =
  #externalMacro(module: "StrataSwiftUIMacros", type: "QueryMacro")

/// Animates changes.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query(animation: Animation) =
  #externalMacro(module: "StrataSwiftUIMacros", type: "QueryMacro")

/// Fetches the models that fulfil a condition, in an order.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
  transaction: Transaction? = nil
) = #externalMacro(module: "StrataSwiftUIMacros", type: "QueryMacro")

/// Fetches the models that fulfil a condition, in an order, and animates changes.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
  animation: Animation
) = #externalMacro(module: "StrataSwiftUIMacros", type: "QueryMacro")

/// Fetches models in the order of a property.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
  order: SortOrder = .forward, transaction: Transaction? = nil
) = #externalMacro(module: "StrataSwiftUIMacros", type: "QueryMacro")

/// Fetches models in the order of a property, and animates changes.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
  order: SortOrder = .forward, animation: Animation
) = #externalMacro(module: "StrataSwiftUIMacros", type: "QueryMacro")

/// Fetches models in the order of an optional property.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
  order: SortOrder = .forward, transaction: Transaction? = nil
) = #externalMacro(module: "StrataSwiftUIMacros", type: "QueryMacro")

/// Fetches models in the order of an optional property, and animates changes.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
  order: SortOrder = .forward, animation: Animation
) = #externalMacro(module: "StrataSwiftUIMacros", type: "QueryMacro")
