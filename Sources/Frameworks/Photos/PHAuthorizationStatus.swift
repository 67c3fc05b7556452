/// The permission to use a person's photos.
public enum PHAuthorizationStatus: Int, Sendable {
  /// The person was not asked yet for access to photos.
  case notDetermined
  /// The app cannot use photos, and the person cannot change that.
  case restricted
  /// The person has refused access to photos.
  case denied
  /// The person has allowed access to all photos.
  case authorized
  /// The person has allowed access to some photos.
  case limited
}

/// The kind of access to a person's photos. Same as Apple's.
public enum PHAccessLevel: Int, Sendable {
  /// The app can add photos, but not read them.
  case addOnly = 1
  /// The app can read, add and change photos.
  case readWrite
}
