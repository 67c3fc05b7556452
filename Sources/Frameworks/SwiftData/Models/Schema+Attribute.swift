extension Schema {
  /// The options of an attribute.
  ///
  ///     @Attribute(.unique, originalName: "title") var name: String
  ///
  /// Same as Apple's.
  public struct Attribute: Sendable {
    /// An option of an attribute.
    public struct Option: Hashable, Sendable {
      enum Kind: Hashable {
        case unique, externalStorage, allowsCloudEncryption, preserveValueOnDeletion, spotlight
        case ephemeral
        case transformable(TransformerSource)
      }

      let kind: Kind

      /// The value must be unique among the models of the type: inserting a model with a value that
      /// another has updates that model.
      public static var unique: Option { Option(kind: .unique) }
      /// Large values may be kept outside of the database.
      ///
      /// Accepted: it has no effect, since SQLite keeps a large value on separate pages.
      public static var externalStorage: Option { Option(kind: .externalStorage) }
      /// The value may be encrypted in iCloud.
      ///
      /// Accepted: it has no effect, since there is no iCloud.
      public static var allowsCloudEncryption: Option { Option(kind: .allowsCloudEncryption) }
      /// The value is kept in the history when the model is deleted.
      ///
      /// Accepted: it has no effect, since no history is kept.
      public static var preserveValueOnDeletion: Option { Option(kind: .preserveValueOnDeletion) }
      /// The value can be found by Spotlight.
      ///
      /// Accepted: it has no effect, since there is no Spotlight.
      public static var spotlight: Option { Option(kind: .spotlight) }
      /// The value is not stored. A container rejects the option: use ``Transient()``.
      public static var ephemeral: Option { Option(kind: .ephemeral) }
      /// Returns the option of storing data to which a registered transformer converts the value.
      /// The transformer must be registered before the container is created, which rejects a name
      /// that is not known.
      public static func transformable(by transformerName: String) -> Option {
        Option(kind: .transformable(TransformerSource(name: transformerName)))
      }
      /// Returns the option of storing data to which a transformer of a class converts the value. A
      /// subclass of `NSSecureUnarchiveFromDataTransformer` is used in reverse, since it converts
      /// data to values.
      public static func transformable(by transformerType: ValueTransformer.Type) -> Option {
        Option(kind: .transformable(TransformerSource(type: transformerType)))
      }
    }

    /// The options with which the attribute is stored.
    public let options: [Option]
    /// The name that the attribute had in an earlier version; `nil` if it was not renamed.
    public let originalName: String?
    /// A text that marks the attribute as changed.
    ///
    /// Accepted: it has no effect; schemas are compared by their columns.
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

    /// A Boolean value that indicates whether the value must be unique among the models.
    public var isUnique: Bool { options.contains(.unique) }

    /// The transformer of the values; `nil` if none was named.
    var transformer: TransformerSource? {
      for option in options {
        if case .transformable(let source) = option.kind { return source }
      }
      return nil
    }
  }
}
