/// The permission to use a person's photos.
public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}

/// The kind of access to a person's photos. Same as Apple's.
public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }
