extension Schema {
  /// The options of an attribute.
  ///
  ///     @Attribute(.unique, originalName: "title") var name: String
  ///
  /// Same as Apple's.
  public struct Attribute: Sendable {
    /// A property of an attribute.
    public struct Option: Hashable, Sendable {
      enum Kind: Hashable {
        case unique, externalStorage, allowsCloudEncryption, preserveValueOnDeletion, spotlight
        case ephemeral
        case transformable(TransformerSource)
      }

      let kind: Kind

      /// No two models of the type have the same value: inserting one with a value that is taken
      /// updates the model that has it.
      public static var unique: Option { Option(kind: .unique) }
      /// Accepted: SQLite keeps a large value on separate pages.
      public static var externalStorage: Option { Option(kind: .externalStorage) }
      /// Accepted: there is no cloud.
      public static var allowsCloudEncryption: Option { Option(kind: .allowsCloudEncryption) }
      /// Accepted: there is no history to preserve it in.
      public static var preserveValueOnDeletion: Option { Option(kind: .preserveValueOnDeletion) }
      /// Accepted: there is no Spotlight.
      public static var spotlight: Option { Option(kind: .spotlight) }
      /// A container refuses it: use ``Transient()``.
      public static var ephemeral: Option { Option(kind: .ephemeral) }
      /// Stores the data into which the transformer of a name converts a value. It is registered
      /// before the container is created; a container refuses a name that is not known.
      public static func transformable(by transformerName: String) -> Option {
        Option(kind: .transformable(TransformerSource(name: transformerName)))
      }
      /// Stores the data into which a transformer of a class converts a value. A subclass of
      /// `NSSecureUnarchiveFromDataTransformer` is used in reverse: it makes data of values.
      public static func transformable(by transformerType: ValueTransformer.Type) -> Option {
        Option(kind: .transformable(TransformerSource(type: transformerType)))
      }
    }

    /// The options with which the attribute is stored.
    public let options: [Option]
    /// The name that the attribute had in the schema before.
    public let originalName: String?
    /// Accepted: schemas are compared by their columns.
    public let hashModifier: String?

    /// Creates a description of an attribute.
    ///
    /// - Parameters:
    ///   - options: How the attribute is stored, such as `.unique`.
    ///   - originalName: The name in an earlier version; `nil` if it was not renamed.
    ///   - hashModifier: A text that marks the property as changed; `nil` for none.
    public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
      self.options = options
      self.originalName = originalName
      self.hashModifier = hashModifier
    }

    /// A Boolean value that indicates whether no two models have the same value.
    public var isUnique: Bool { options.contains(.unique) }

    /// The transformer of the values, if one was named.
    var transformer: TransformerSource? {
      for option in options {
        if case .transformable(let source) = option.kind { return source }
      }
      return nil
    }
  }
}
