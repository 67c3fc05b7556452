extension Schema {
  /// The options of a relationship.
  ///
  ///     @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop]
  ///
  /// Same as Apple's.
  // @unchecked: a key path of a stored property is an immutable value.
  public struct Relationship: @unchecked Sendable {
    /// The treatment of related models when a model is deleted.
    public enum DeleteRule: String, Codable, Sendable, CaseIterable {
      /// Related models keep a reference to the deleted model.
      case noAction
      /// Related models lose their reference to the deleted model.
      case nullify
      /// Related models are deleted too.
      case cascade
      /// While there is one, saving the deletion fails.
      case deny
    }

    /// A property of a relationship.
    public struct Option: Hashable, Sendable {
      /// Accepted: a relationship to one is unique if its inverse is to one.
      public static var unique: Option { Option() }
    }

    /// The relationship's delete rule.
    public let deleteRule: DeleteRule
    /// The lowest number of related models, checked when a context saves.
    public let minimumModelCount: Int?
    /// The highest number of related models, checked when a context saves.
    public let maximumModelCount: Int?
    /// The name that the relationship had in the schema before.
    public let originalName: String?
    /// The property of the related model that leads back.
    public let inverseKeyPath: AnyKeyPath?

    /// Creates a description of a relationship.
    ///
    /// - Parameters:
    ///   - options: The options.
    ///   - deleteRule: The treatment of related models when a model is deleted.
    ///   - minimumModelCount: The smallest number of related models; `nil` for none.
    ///   - maximumModelCount: The greatest number of related models; `nil` for none.
    ///   - originalName: The name in an earlier version; `nil` if it was not renamed.
    ///   - inverse: A key path to the relationship in the other direction; `nil` to find it.
    ///   - hashModifier: A text that marks the property as changed; `nil` for none.
    public init(
      _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
      maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
      hashModifier: String? = nil
    ) {
      self.deleteRule = deleteRule
      self.minimumModelCount = minimumModelCount
      self.maximumModelCount = maximumModelCount
      self.originalName = originalName
      inverseKeyPath = inverse
    }
  }
}
