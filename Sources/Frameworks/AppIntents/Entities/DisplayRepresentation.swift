/// The words and the picture of a thing.
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Hashable, Sendable {
  /// The name.
  public var title: LocalizedStringResource
  /// The second line.
  public var subtitle: LocalizedStringResource?
  /// The picture.
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

  /// Creates it from a literal text.
  public init(stringLiteral value: String) {
    self.init(title: LocalizedStringResource(stringLiteral: value))
  }

  /// Creates it from a text with values in it.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(title.key) }

  /// A picture.
  public struct Image: Hashable, Sendable {
    private let name: String

    /// Creates a symbol of the system.
    public init(systemName: String) { name = systemName }

    /// Creates a picture of the app's resources.
    ///
    /// - Parameters:
    ///   - named: The name of the picture.
    ///   - isTemplate: Whether it is drawn in one color; `nil` if the picture says so.
    public init(named: String, isTemplate: Bool? = nil) { name = named }
  }
}

/// The name of a kind of things.
public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Hashable, Sendable {
  /// The name of one thing.
  public var name: LocalizedStringResource
  /// The name of several things, with their number.
  public var numericFormat: LocalizedStringResource?

  /// Creates a name.
  ///
  /// - Parameters:
  ///   - name: The name of one thing.
  ///   - numericFormat: The name of several things, with their number; `nil` for none.
  public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) {
    (self.name, self.numericFormat) = (name, numericFormat)
  }

  /// Creates it from a literal text.
  public init(stringLiteral value: String) {
    self.init(name: LocalizedStringResource(stringLiteral: value))
  }

  /// Creates it from a text with values in it.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(name.key) }
}
