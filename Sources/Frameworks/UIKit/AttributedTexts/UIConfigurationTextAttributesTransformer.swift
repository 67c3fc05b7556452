public import Foundation

/// A function that changes the attributes of a configuration's text.
///
///     configuration.titleTextAttributesTransformer = .init { attributes in
///       var attributes = attributes
///       attributes.font = UIFont.boldSystemFont(ofSize: 16)
///       return attributes
///     }
public struct UIConfigurationTextAttributesTransformer {
  /// The function that returns the changed attributes.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// Creates a value with a function that returns the changed attributes.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Returns the changed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}
