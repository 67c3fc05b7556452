// Names of Objective-C's runtime. They are declared so that the compiler says what is missing
// instead of failing somewhere else.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The name of a method, by which Objective-C finds it when the app runs.
@available(
  *, unavailable,
  message: "Strata has no selectors, which need Objective-C: use a closure (docs/guides/uikit.md)"
)
public struct Selector {}

/// Sets the code of a method of a class.
///
/// - Parameters:
///   - cls: The class.
///   - name: The name of the method.
///   - imp: The code.
///   - types: The types of the parameters.
/// - Returns: The code that the method had before.
@available(
  *, unavailable,
  message: "Strata cannot replace the method of a class, which needs Objective-C"
)
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: Any, _ types: UnsafePointer<CChar>?
) -> Any? { fatalError() }

/// Adds a method to a class.
///
/// - Parameters:
///   - cls: The class.
///   - name: The name of the method.
///   - imp: The code.
///   - types: The types of the parameters.
/// - Returns: `true` if the class did not have the method.
@available(
  *, unavailable, message: "Strata cannot add a method to a class, which needs Objective-C"
)
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: Any, _ types: UnsafePointer<CChar>?
) -> Bool { fatalError() }

/// Returns a method of a class.
///
/// - Parameters:
///   - cls: The class.
///   - name: The name of the method.
@available(
  *, unavailable,
  message: "Strata cannot find the method of a class by its name, which needs Objective-C"
)
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Any? { fatalError() }

/// Exchanges the code of two methods.
///
/// - Parameters:
///   - m1: A method.
///   - m2: Another method.
@available(
  *, unavailable, message: "Strata cannot exchange methods, which needs Objective-C"
)
public func method_exchangeImplementations(_ m1: Any, _ m2: Any) {}

/// Returns the code of a method that runs a closure.
@available(
  *, unavailable, message: "Strata cannot make a method of a closure, which needs Objective-C"
)
public func imp_implementationWithBlock(_ block: Any) -> Any { fatalError() }
