/// The words and the picture by which an entity is shown.
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Hashable, Sendable {
  /// The first line, which contains the entity's name.
  public var title: LocalizedStringResource
  /// The second line, below the entity's name.
  public var subtitle: LocalizedStringResource?
  /// The picture beside the entity's name.
  public var image: Image?

  /// Creates words and a picture.
  ///
  /// - Parameters:
  ///   - title: The name.
  ///   - subtitle: The second line; `nil` for none.
  ///   - image: The picture; `nil` for none.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil
  ) {
    (self.title, self.subtitle, self.image) = (title, subtitle, image)
  }

  /// Creates a representation with a literal text as its title.
  public init(stringLiteral value: String) {
    self.init(title: LocalizedStringResource(stringLiteral: value))
  }

  /// Creates a representation whose title is a text with interpolated values.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(title.key) }

  /// A picture of a symbol or of the app's resources.
  public struct Image: Hashable, Sendable {
    private let name: String

    /// Creates a symbol of the system.
    public init(systemName: String) { name = systemName }

    /// Creates a picture from the app's resources.
    ///
    /// - Parameters:
    ///   - named: The name of the picture.
    ///   - isTemplate: Whether the picture is drawn in one color; `nil` if the picture's resource
    ///     decides.
    public init(named: String, isTemplate: Bool? = nil) { name = named }
  }
}

/// The name of a type of entities, such as "Trip".
public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Hashable, Sendable {
  /// The type's name in the singular.
  public var name: LocalizedStringResource
  /// The name in the plural, with the number.
  public var numericFormat: LocalizedStringResource?

  /// Creates the name of a type of entities, such as "Trip".
  ///
  /// - Parameters:
  ///   - name: The name in the singular.
  ///   - numericFormat: The name in the plural, with the number; `nil` for none.
  public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) {
    (self.name, self.numericFormat) = (name, numericFormat)
  }

  /// Creates a representation with a literal text as its title.
  public init(stringLiteral value: String) {
    self.init(name: LocalizedStringResource(stringLiteral: value))
  }

  /// Creates a representation whose title is a text with interpolated values.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(name.key) }
}
