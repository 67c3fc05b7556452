/// The kind of resolution of conflicts during a save: if another context has changed an object
/// since it was read, or a unique value is taken. Same as Apple's.
public enum NSMergePolicyType: UInt, Sendable {
  /// A save with a conflict fails.
  case errorMergePolicyType
  /// Of each changed property the store's value is kept.
  case mergeByPropertyStoreTrumpMergePolicyType
  /// Of each changed property the object's value is kept.
  case mergeByPropertyObjectTrumpMergePolicyType
  /// The object in memory has precedence over the store.
  case overwriteMergePolicyType
  /// The store has precedence over the object in memory.
  case rollbackMergePolicyType
}

/// The resolution of conflicts during a save: if another context has changed an object since it was
/// read. Same as Apple's.
public final class NSMergePolicy: Sendable {
  /// The kind of conflict resolution.
  public let mergeType: NSMergePolicyType

  /// Creates a policy.
  public init(merge type: NSMergePolicyType) { mergeType = type }

  /// A save with a conflict fails.
  public static let error = NSMergePolicy(merge: .errorMergePolicyType)
  /// Of each changed property the store's value is kept.
  public static let mergeByPropertyStoreTrump = NSMergePolicy(
    merge: .mergeByPropertyStoreTrumpMergePolicyType)
  /// Of each changed property the object's value is kept.
  public static let mergeByPropertyObjectTrump = NSMergePolicy(
    merge: .mergeByPropertyObjectTrumpMergePolicyType)
  /// The object in memory has precedence over the store.
  public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
  /// The store has precedence over the object in memory.
  public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
}

/// The policy by which the save fails. Same as Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSErrorMergePolicy = NSMergePolicy.error
/// The policy by which the store has precedence. Same as Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
/// The policy by which the object has precedence. Same as Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
/// The policy by which the object has precedence. Same as Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSOverwriteMergePolicy = NSMergePolicy.overwrite
/// The policy by which the store has precedence. Same as Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSRollbackMergePolicy = NSMergePolicy.rollback
