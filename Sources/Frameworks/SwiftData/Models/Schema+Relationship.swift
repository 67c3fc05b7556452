extension Schema {
  /// The options of a relationship.
  ///
  ///     @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop]
  ///
  /// Same as Apple's.
  // @unchecked: a key path of a stored property is an immutable value.
  public struct Relationship: @unchecked Sendable {
    /// The effect of a model's deletion on related models.
    public enum DeleteRule: String, Codable, Sendable, CaseIterable {
      /// Related models keep a reference to the deleted model.
      case noAction
      /// Related models lose their reference to the deleted model.
      case nullify
      /// Related models are deleted too.
      case cascade
      /// The model cannot be deleted as long as other models are related to it: saving the deletion
      /// fails.
      case deny
    }

    /// An option of a relationship.
    public struct Option: Hashable, Sendable {
      /// No two models are related to the same model.
      ///
      /// Accepted: it has no effect; a to-one relationship has this property if its inverse is
      /// to-one, too.
      public static var unique: Option { Option() }
    }

    /// The effect of a model's deletion on related models.
    public let deleteRule: DeleteRule
    /// The least number of related models, which is checked when a context saves; `nil` for no
    /// limit.
    public let minimumModelCount: Int?
    /// The greatest number of related models, which is checked when a context saves; `nil` for no
    /// limit.
    public let maximumModelCount: Int?
    /// The name that the relationship had in an earlier version; `nil` if it was not renamed.
    public let originalName: String?
    /// A key path to the property of the related model that is the inverse; `nil` if it is to be
    /// found.
    public let inverseKeyPath: AnyKeyPath?

    /// Creates a description of a relationship.
    ///
    /// - Parameters:
    ///   - options: The options.
    ///   - deleteRule: The effect of a model's deletion on related models.
    ///   - minimumModelCount: The smallest number of related models; `nil` for no limit.
    ///   - maximumModelCount: The greatest number of related models; `nil` for no limit.
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
