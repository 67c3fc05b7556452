/// The kinds of resolution for a conflict during a save: another context has changed an object
/// since it was read, or another object already has a unique value. Same as Apple's.
public enum NSMergePolicyType: UInt, Sendable {
  /// A save with a conflict fails.
  case errorMergePolicyType
  /// The store's value is kept for each property that both have changed.
  case mergeByPropertyStoreTrumpMergePolicyType
  /// The object's value is kept for each property that both have changed.
  case mergeByPropertyObjectTrumpMergePolicyType
  /// The whole object in memory replaces that in the store.
  case overwriteMergePolicyType
  /// The object in the store is kept, and the changes in memory are discarded.
  case rollbackMergePolicyType
}

/// The resolution of a conflict during a save: another context has changed an object since it was
/// read. Same as Apple's.
public final class NSMergePolicy: Sendable {
  /// The kind of conflict resolution.
  public let mergeType: NSMergePolicyType

  /// Creates a policy that resolves conflicts of a save in the given way.
  public init(merge type: NSMergePolicyType) { mergeType = type }

  /// A save with a conflict fails.
  public static let error = NSMergePolicy(merge: .errorMergePolicyType)
  /// The store's value is kept for each property that both have changed.
  public static let mergeByPropertyStoreTrump = NSMergePolicy(
    merge: .mergeByPropertyStoreTrumpMergePolicyType)
  /// The object's value is kept for each property that both have changed.
  public static let mergeByPropertyObjectTrump = NSMergePolicy(
    merge: .mergeByPropertyObjectTrumpMergePolicyType)
  /// The whole object in memory replaces that in the store.
  public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
  /// The object in the store is kept, and the changes in memory are discarded.
  public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
}

/// The policy by which a save with a conflict fails. Same as Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSErrorMergePolicy = NSMergePolicy.error
/// The policy that keeps the store's value of each property that both have changed. Same as
/// Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
/// The policy that keeps the object's value of each property that both have changed. Same as
/// Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
/// The policy by which the whole object in memory replaces that in the store. Same as Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSOverwriteMergePolicy = NSMergePolicy.overwrite
/// The policy that keeps the object in the store and discards the changes in memory. Same as
/// Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSRollbackMergePolicy = NSMergePolicy.rollback
