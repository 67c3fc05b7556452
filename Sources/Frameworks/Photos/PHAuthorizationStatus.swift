/// The permission to use a person's photos.
public enum PHAuthorizationStatus: Int, Sendable {
  /// The person has not been asked yet.
  case notDetermined
  /// The person cannot allow it.
  case restricted
  /// The person has refused.
  case denied
  /// The person has allowed access to all photos.
  case authorized
  /// The person has allowed access to some photos.
  case limited
}

/// The kind of access to a person's photos. Same as Apple's.
public enum PHAccessLevel: Int, Sendable {
  /// Photos can be added.
  case addOnly = 1
  /// Photos can be read, added and changed.
  case readWrite
}
